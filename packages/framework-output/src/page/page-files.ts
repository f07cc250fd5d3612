import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { assume } from '../assumptions.ts'
import { documentFiles, type FileManifest } from '../data/document-files.ts'
import type { CriticalRule } from './critical-rules.ts'

/** Where a build keeps what finishing its pages needs, beside its files for browsers. */
export const PAGE_PARTS = 'page-parts.json'

/** The style sheets of a build as far as pages need them at first, by address, and the compiled function that starts a page. */
export type PageParts = { sheets: Readonly<Record<string, readonly CriticalRule[]>>; start: string }

/** The parts of a build that finishing pages needs: the size of each module, bytes, by address, and its {@link PageParts}. */
export type PageFiles = {
  modules: ReadonlyMap<string, number>
  sheets: ReadonlyMap<string, readonly CriticalRule[]>
  start: string
}

/** Reads the files of the build in a folder that finishing pages uses. */
export async function readPageFiles(buildDirectory: string): Promise<PageFiles> {
  const assets = join(buildDirectory, 'client/assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const sizes = names.map(async (name) => [`/assets/${name}`, (await stat(join(assets, name))).size] as const)
  const { sheets, start } = JSON.parse(await readFile(join(buildDirectory, PAGE_PARTS), 'utf8')) as PageParts
  return { modules: new Map(await Promise.all(sizes)), sheets: new Map(Object.entries(sheets)), start }
}

/** Throws where a build lacks a file of any of its pages. */
export function provePageFiles(manifest: FileManifest, { modules, sheets }: Omit<PageFiles, 'start'>): void {
  const { entry, routes, imports, sheets: named } = documentFiles(manifest)
  for (const path of [entry, ...routes.map(([, module]) => module), ...imports]) fileOf(modules, path)
  for (const path of named) fileOf(sheets, path)
}

/** The facts of a file of the build. Throws where there is no such file. */
export function fileOf<File>(files: ReadonlyMap<string, File>, path: string): File {
  const file = files.get(path)
  assume('page-files', file !== undefined, `${path}, which was not built`)
  return file
}
