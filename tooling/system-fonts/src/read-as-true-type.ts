import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The part of fontverter that is used here. It comes without types. */
type Fontverter = { convert: (font: Buffer, format: 'truetype') => Promise<Buffer> }

const require = createRequire(import.meta.url)
const { convert } = require('fontverter') as Fontverter

/** Reads a font file of any format as TrueType. */
export async function readAsTrueType(path: string): Promise<Buffer> {
  return convert(await readFile(path), 'truetype')
}
