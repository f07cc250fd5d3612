import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Config } from '@react-router/dev/config'

import { compactManifest, type RouteManifest } from './compact-manifest.ts'

/** The file that the router writes its manifest into, and how that begins there. */
const MANIFEST_FILE = /^manifest-\w+\.js$/
const ASSIGNED = /^window\.__reactRouterManifest=(\{.*\});$/

/**
 * How every edition is built: rendered on the server, its whole route manifest in one immutable file of its own, which
 * is then made small, and each page in one file: loaders of the browser are too small to be worth a request.
 */
export const reactRouterConfig: Config = {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const assets = join(buildDirectory, 'client/assets')
    const name = (await readdir(assets)).find((file) => MANIFEST_FILE.test(file))
    const written = name === undefined ? '' : await readFile(join(assets, name), 'utf8')
    const [, manifest] = ASSIGNED.exec(written) ?? []
    if (name === undefined || manifest === undefined) throw new Error('The router wrote no manifest that can be read.')
    await writeFile(join(assets, name), compactManifest(JSON.parse(manifest) as RouteManifest))
  },
}
