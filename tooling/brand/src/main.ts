// Renders the icons and subsets the fonts, into packages/ui and for what the server draws: `pnpm --filter @otosafi/brand draw`.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { CUTS, cutFont, type FontFile, LICENCES } from './cut-fonts.ts'
import { drawIcons } from './draw-icons.ts'
import { drawBrand } from './drawings.ts'
import { folderOfFont, FONTS_FOLDER, ICONS_FOLDER, SERVER_FOLDER } from './folders.ts'

async function write(folder: string, file: string, content: Buffer): Promise<void> {
  await writeFile(join(folder, file), content)
  console.log(`${file}: ${content.length} bytes`)
}

for (const [file, content] of await drawIcons()) await write(ICONS_FOLDER, file, content)
for (const file of Object.keys(CUTS) as FontFile[]) await write(folderOfFont(file), file, await cutFont(file))
for (const [file, source] of Object.entries(LICENCES))
  for (const folder of [FONTS_FOLDER, join(SERVER_FOLDER, 'fonts')]) await write(folder, file, await readFile(source))
await write(SERVER_FOLDER, 'brand.json', Buffer.from(await drawBrand()))
