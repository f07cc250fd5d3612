import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { CriticalSheet } from './critical-rules.ts'

/** Where a build keeps what pages need of its style sheets at first. */
export const CRITICAL_CSS = 'critical-css.json'

/** Files of a build that finishing pages uses: the size of each module, bytes, and the style sheets, by address. */
export type PageFiles = { modules: ReadonlyMap<string, number>; sheets: ReadonlyMap<string, CriticalSheet> }

/** Reads the files of the build in a folder that finishing pages uses. */
export async function readPageFiles(buildDirectory: string): Promise<PageFiles> {
  const assets = join(buildDirectory, 'client/assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const sizes = names.map(async (name): Promise<[string, number]> => [
    `/assets/${name}`,
    (await stat(join(assets, name))).size,
  ])
  const sheets = JSON.parse(await readFile(join(buildDirectory, CRITICAL_CSS), 'utf8')) as Record<string, CriticalSheet>
  return { modules: new Map(await Promise.all(sizes)), sheets: new Map(Object.entries(sheets)) }
}
