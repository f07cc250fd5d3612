import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { assume } from '../assumptions.ts'
import { documentFiles, type FileManifest } from '../data/document-files.ts'
import type { CriticalSheet } from './critical-rules.ts'

/** Where a build keeps what pages need of its style sheets at first. */
export const CRITICAL_CSS = 'critical-css.json'

/** Where a build keeps the compiled function that starts a page. */
export const PAGE_START = 'page-start.js'

/**
 * Files of a build that finishing pages uses: the size of each module, bytes, and the style sheets, by address; and the function
 * that starts a page.
 */
export type PageFiles = {
  modules: ReadonlyMap<string, number>
  sheets: ReadonlyMap<string, CriticalSheet>
  start: string
}

/** Reads the files of the build in a folder that finishing pages uses. */
export async function readPageFiles(buildDirectory: string): Promise<PageFiles> {
  const assets = join(buildDirectory, 'client/assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const sizes = names.map(async (name): Promise<[string, number]> => [
    `/assets/${name}`,
    (await stat(join(assets, name))).size,
  ])
  const sheets = JSON.parse(await readFile(join(buildDirectory, CRITICAL_CSS), 'utf8')) as Record<string, CriticalSheet>
  const start = await readFile(join(buildDirectory, PAGE_START), 'utf8')
  return { modules: new Map(await Promise.all(sizes)), sheets: new Map(Object.entries(sheets)), start }
}

/** Throws a BrokenAssumption where a build lacks a file of any of its pages. */
export function provePageFiles(
  manifest: FileManifest,
  { modules, sheets }: Pick<PageFiles, 'modules' | 'sheets'>,
): void {
  const { entry, routes, imports, sheets: named } = documentFiles(manifest, Object.keys(manifest.routes), null)
  for (const path of [entry, ...routes.map(([, module]) => module), ...imports]) fileOf(modules, path)
  for (const path of named) fileOf(sheets, path)
}

/** The facts of a file of the build. Throws a BrokenAssumption where there is no such file. */
export function fileOf<File>(files: ReadonlyMap<string, File>, path: string): File {
  const file = files.get(path)
  assume('page-files', file !== undefined, `${path}, which was not built`)
  return file
}
