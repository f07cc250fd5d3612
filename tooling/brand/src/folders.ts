import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const theme = dirname(createRequire(import.meta.url).resolve('@otosafi/ui/theme/tokens.css'))

/** Where the cut fonts and their licences lie. */
export const FONTS_FOLDER = join(theme, 'fonts')

/** Where the icons and the share picture lie; every edition's build carries them at its root. */
export const ICONS_FOLDER = join(theme, '../brand')
