import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { assume } from '../assumptions.ts'
import { SHARED_ROUTES } from '../data/document-files.ts'
import type { RouteManifest } from '../route-manifest.ts'
import { compactManifest, withoutDefaults } from './compact-manifest.ts'
import { compileFunction } from './compile-function.ts'
import { sharedModules } from './shared-modules.ts'

const EXPAND = new URL('../browser/expand-manifest.ts', import.meta.url)

/** The file that the router writes its manifest into, and how that begins there. */
const MANIFEST_FILE = /^manifest-\w+\.js$/
const ASSIGNED = /^window\.__reactRouterManifest=(\{.*\});$/

/**
 * Writes the manifest's file of a build anew: the manifest in few bytes, and what else of the router's state is the same on
 * every page, its `settings` and the modules of shared routes. Resolves to the version of the build.
 */
export async function writeManifest(buildDirectory: string, settings: unknown): Promise<string> {
  const assets = join(buildDirectory, 'client/assets')
  const [name, ...others] = (await readdir(assets)).filter((file) => MANIFEST_FILE.test(file))
  assume('manifest-file', name !== undefined && others.length === 0, [name, ...others].join(' and '))
  const written = await readFile(join(assets, name), 'utf8')
  const [, json] = ASSIGNED.exec(written) ?? []
  assume('manifest-file', json !== undefined, written.slice(0, 80))
  const manifest = JSON.parse(json) as RouteManifest
  const modules = SHARED_ROUTES.map((id): [string, string] => {
    const route = manifest.routes[id]
    assume('manifest-routes', route !== undefined, `no route ${id}`)
    return [id, route.module.replace('/assets/', '')]
  })
  const compact = JSON.stringify(compactManifest(manifest)).slice(1, -1)
  const script = [
    sharedModules(Object.fromEntries(modules), (file) => readFileSync(join(assets, file), 'utf8')),
    `window.__reactRouterContext=${JSON.stringify(settings, withoutDefaults)}`,
    `window.__reactRouterManifest=(${await compileFunction(EXPAND, 'expandManifest')})(document.documentElement.lang.split("-")[0],${compact})`,
  ]
  await writeFile(join(assets, name), script.join('\n'))
  return manifest.version
}
