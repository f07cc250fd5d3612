import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import type { ServerBuild, SiteHandler } from '@otosafi/framework-output/data/site-handler'
import { provePageFiles, readPageFiles } from '@otosafi/framework-output/page/page-files'

import { type ClientAssets, readClientAssets } from './client-assets.ts'

/** An edition, built into a folder: its pages, and the files that browsers ask for. */
export type EditionBundle = { build: string; handle: SiteHandler; assets: ClientAssets }

/** The bundles of all editions. */
export type EditionBundles = ReadonlyMap<EditionId, EditionBundle>

/** Loads the bundles of all editions. Throws with advice when one was not built, or lacks a file of any page. */
export async function loadEditionBundles(appsDirectory: string): Promise<EditionBundles> {
  const bundles = new Map<EditionId, EditionBundle>()
  for (const edition of EDITION_IDS) bundles.set(edition, await loadEditionBundle(appsDirectory, edition))
  return bundles
}

/** Loads `apps/<edition>/build`. */
async function loadEditionBundle(appsDirectory: string, edition: EditionId): Promise<EditionBundle> {
  const build = join(appsDirectory, edition, 'build')
  try {
    const server = (await import(pathToFileURL(join(build, 'server/index.js')).href)) as ServerBuild
    provePageFiles(server.assets, await readPageFiles(build))
    const assets = await readClientAssets(join(build, 'client'))
    return { build, handle: server.entry.module.createHandler(server), assets }
  } catch (cause) {
    throw new Error(`Edition "${edition}" cannot be served from ${build}. Build it first: pnpm build`, { cause })
  }
}
