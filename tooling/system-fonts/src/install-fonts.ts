import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { FONT_SYSTEMS, type FontSystem, type SystemFamily } from './font-systems.ts'
import { fontsConf } from './fonts-conf.ts'
import { readAsTrueType } from './read-as-true-type.ts'

/**
 * Writes the fonts of a system into `folder` and returns the path of their fontconfig file: with it as FONTCONFIG_FILE, a browser
 * on Linux sees these fonts alone. Browsers on macOS and Windows do not use fontconfig.
 */
export async function installFonts(system: FontSystem, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const families = FONT_SYSTEMS[system]
  for (const family of families) {
    for (const weight of family.weights) {
      await writeFile(join(folder, `${family.source}-${weight}.ttf`), await readFont(family, weight))
    }
  }
  const path = join(folder, 'fonts.conf')
  await writeFile(path, fontsConf(folder, families))
  return path
}

/** One font of a family. Browsers pass over compressed files among a system's fonts, so it is not compressed. */
export function readFont({ folder, source, subset }: SystemFamily, weight: number): Promise<Buffer> {
  return readAsTrueType(join(folder, 'files', `${source}-${subset}-${weight}-normal.woff2`))
}
