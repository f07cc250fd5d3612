import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const theme = dirname(createRequire(import.meta.url).resolve('@otosafi/ui/theme/tokens.css'))

/** Where the cut fonts and their licences lie. */
export const FONTS_FOLDER = join(theme, 'fonts')

/** Where the icons and the share picture lie; every edition's build carries them at its root. */
export const ICONS_FOLDER = join(theme, '../brand')

/** Where the server has what it draws with: fonts and their licences in a folder of their own, and the brand. */
export const SERVER_FOLDER = fileURLToPath(new URL('../../../apps/server/src/media/share', import.meta.url))

/** The folder of a font file: pages have theirs, the server has its own. */
export function folderOfFont(file: string): string {
  return file.endsWith('.ttf') ? join(SERVER_FOLDER, 'fonts') : FONTS_FOLDER
}
