import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import subsetFont from 'subset-font'

import { ARABIC, ENG, LATIN, LATIN_EXTENDED } from './characters.ts'

const require = createRequire(import.meta.url)

/** The weights that the product uses; the fonts' axis is limited to them. */
const WEIGHTS = { min: 400, max: 700 }

/** OpenType features that are kept: kerning, tabular figures and other shapes at other weights; joined Arabic letters and their marks. */
const LATIN_FEATURES = ['kern', 'tnum', 'rvrn']
const ARABIC_FEATURES = ['calt', 'ccmp', 'fina', 'init', 'mark', 'medi', 'mkmk']

const FIGTREE = require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')
const FIGTREE_EXTENDED = require.resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2')
const READEX = require.resolve('@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2')

/** Each font file of the product, its source, and its characters: `woff2` is for pages, `ttf` for what the server draws. */
export const CUTS = {
  'figtree-latin.woff2': { source: FIGTREE, characters: LATIN, features: LATIN_FEATURES },
  'figtree-eng.woff2': { source: FIGTREE_EXTENDED, characters: ENG, features: LATIN_FEATURES },
  'readex-pro-arabic.woff2': { source: READEX, characters: ARABIC, features: ARABIC_FEATURES },
  'figtree-latin.ttf': { source: FIGTREE, characters: LATIN, features: LATIN_FEATURES },
  'figtree-extended.ttf': { source: FIGTREE_EXTENDED, characters: LATIN_EXTENDED, features: LATIN_FEATURES },
  'readex-pro-arabic.ttf': { source: READEX, characters: ARABIC, features: ARABIC_FEATURES },
} as const

/** A font file of the product. */
export type FontFile = keyof typeof CUTS

/** The licences that travel with the fonts, by the name of their copy. */
export const LICENCES = {
  'OFL-figtree.txt': require.resolve('@fontsource-variable/figtree/LICENSE'),
  'OFL-readex-pro.txt': require.resolve('@fontsource-variable/readex-pro/LICENSE'),
} as const

/** Subsets one font file to its characters, weights and features. */
export async function cutFont(file: FontFile): Promise<Buffer> {
  const { source, characters, features } = CUTS[file]
  return subsetFont(await readFile(source), characters, {
    targetFormat: file.endsWith('.ttf') ? 'sfnt' : 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: features,
    noHinting: true,
  })
}
