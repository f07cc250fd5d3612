import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import subsetFont from 'subset-font'

import { ARABIC, ENG, LATIN } from './characters.ts'

const require = createRequire(import.meta.url)

/** The weights that the product uses; the fonts' axis is limited to them. */
const WEIGHTS = { min: 400, max: 700 }

/** OpenType features that are kept: kerning, tabular figures, Arabic forms and marks. */
const LATIN_FEATURES = ['kern', 'tnum', 'rvrn']
const ARABIC_FEATURES = ['calt', 'ccmp', 'fina', 'init', 'mark', 'medi', 'mkmk']

/** Each font file of the product, its source, and its characters. */
export const CUTS = {
  'figtree-latin.woff2': {
    source: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    characters: LATIN,
    features: LATIN_FEATURES,
  },
  'figtree-eng.woff2': {
    source: require.resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
    characters: ENG,
    features: LATIN_FEATURES,
  },
  'readex-pro-arabic.woff2': {
    source: require.resolve('@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2'),
    characters: ARABIC,
    features: ARABIC_FEATURES,
  },
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
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: features,
    noHinting: true,
  })
}
