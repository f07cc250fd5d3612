import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { minify, transformWithOxc } from 'vite'

/** With a default export the minifier leaves one expression. */
const DEFAULT = 'export default '

/** A template, as the minifier writes all strings. */
const TEMPLATE = /`([^`]*)`/g

/** The one function `name` of the module `source`, which imports no more than types, as an expression in few bytes. */
export async function compileFunction(source: URL, name: string): Promise<string> {
  const file = fileURLToPath(source)
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), file)
  const unnamed = code.replace(`export function ${name}(`, `${DEFAULT}function (`)
  const { code: written, errors } = await minify(file, unnamed, { module: true })
  if (errors.length > 0 || !written.startsWith(DEFAULT))
    throw new Error(`${file} cannot be compiled: ${JSON.stringify(errors)} ${written}`)
  // The rest of a page quotes with quotation marks, which compresses better than two ways of quoting.
  const quoted = (template: string, text: string) => (/[$"\\\n]/.test(text) ? template : `"${text}"`)
  return written.slice(DEFAULT.length).trimEnd().replace(/;$/, '').replace(TEMPLATE, quoted)
}
