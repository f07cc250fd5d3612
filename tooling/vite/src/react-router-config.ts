import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Config } from '@react-router/dev/config'

import { compactManifest, type RouteManifest } from './compact-manifest.ts'
import { sharedModules } from './shared-modules.ts'

/** The file that the router writes its manifest into, and how that begins there. */
const MANIFEST_FILE = /^manifest-\w+\.js$/
const ASSIGNED = /^window\.__reactRouterManifest=(\{.*\});$/

/** The routes that every page lies in; `apps/server/src/site/page-script.ts` leaves them to the manifest's file. */
const SHARED = ['root', 'shell']

/**
 * How every edition is built: rendered on the server, its whole route manifest in one immutable file of its own, which
 * is then made small, and each page in one file: loaders of the browser are too small to be worth a request. Whatever
 * else the router is to be told alike on every page is in that file too.
 */
export const reactRouterConfig: Config = {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig: { buildDirectory, basename, future, routeDiscovery, ssr } }) {
    const assets = join(buildDirectory, 'client/assets')
    const name = (await readdir(assets)).find((file) => MANIFEST_FILE.test(file))
    const written = name === undefined ? '' : await readFile(join(assets, name), 'utf8')
    const [, json] = ASSIGNED.exec(written) ?? []
    if (name === undefined || json === undefined) throw new Error('The router wrote no manifest that can be read.')
    const manifest = JSON.parse(json) as RouteManifest
    const shared = SHARED.map((id): [string, string] => [id, manifest.routes[id]?.module.replace('/assets/', '') ?? ''])
    const settings = JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode: false })
    const script = [
      sharedModules(Object.fromEntries(shared), (file) => readFileSync(join(assets, file), 'utf8')),
      `window.__reactRouterContext=${settings}`,
      compactManifest(manifest),
    ]
    await writeFile(join(assets, name), script.join('\n'))
  },
}
