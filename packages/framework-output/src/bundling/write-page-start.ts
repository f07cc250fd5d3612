import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { minify, transformWithOxc } from 'vite'

import { PAGE_START } from '../page/page-files.ts'
import type * as PageStart from '../page/page-start.ts'

const SOURCE = fileURLToPath(new URL('../page/page-start.ts', import.meta.url))
const FUNCTION: keyof typeof PageStart = 'startPage'
/** With a default export the minifier leaves one expression. */
const DEFAULT = 'export default '

/** A template, as the minifier writes all strings. */
const TEMPLATE = /`([^`]*)`/g

/** Writes the function that starts a page beside a build, for the server. */
export async function writePageStart(buildDirectory: string): Promise<void> {
  await writeFile(join(buildDirectory, PAGE_START), await compilePageStart())
}

/** The function that starts a page as an expression in few bytes. */
export async function compilePageStart(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE)
  const unnamed = code.replace(`export function ${FUNCTION}(`, `${DEFAULT}function (`)
  const { code: written, errors } = await minify(SOURCE, unnamed, { module: true })
  if (errors.length > 0 || !written.startsWith(DEFAULT))
    throw new Error(`${SOURCE} cannot be compiled: ${JSON.stringify(errors)} ${written}`)
  // The rest of a page quotes with quotation marks, which compresses better than two ways of quoting.
  return written.slice(DEFAULT.length).trimEnd().replace(TEMPLATE, quoted)
}

/** A template without parts in quotation marks. */
function quoted(template: string, text: string): string {
  return /[$"\\]/.test(text) ? template : `"${text}"`
}
