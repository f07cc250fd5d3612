import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The part of fontverter that is used here. It comes without types. */
type Fontverter = { convert: (font: Buffer, format: 'truetype') => Promise<Buffer> }

const require = createRequire(import.meta.url)
const { convert } = require('fontverter') as Fontverter

let lastConversion: Promise<unknown> = Promise.resolve()

/** Reads a font file of any format as TrueType. */
export async function readAsTrueType(path: string): Promise<Buffer> {
  return toTrueType(await readFile(path))
}

/**
 * A font file of any format as TrueType. Fonts are converted one after the other: what wawoff2 hands out is its own memory,
 * which the next conversion overwrites before fontverter has copied it.
 */
export function toTrueType(font: Buffer): Promise<Buffer> {
  const conversion = lastConversion.then(() => convert(font, 'truetype'))
  lastConversion = conversion.catch(() => undefined)
  return conversion
}
