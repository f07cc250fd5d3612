// Renders the icons and subsets the fonts, into packages/ui: `pnpm --filter @otosafi/brand draw`.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { CUTS, cutFont, type FontFile, LICENCES } from './cut-fonts.ts'
import { drawIcons } from './draw-icons.ts'
import { FONTS_FOLDER, ICONS_FOLDER } from './folders.ts'

async function write(folder: string, file: string, content: Buffer): Promise<void> {
  await writeFile(join(folder, file), content)
  console.log(`${file}: ${content.length} bytes`)
}

for (const [file, content] of await drawIcons()) await write(ICONS_FOLDER, file, content)
for (const file of Object.keys(CUTS) as FontFile[]) await write(FONTS_FOLDER, file, await cutFont(file))
for (const [file, source] of Object.entries(LICENCES)) await write(FONTS_FOLDER, file, await readFile(source))
