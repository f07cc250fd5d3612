import figtreeEng from './fonts/figtree-eng.woff2?url&no-inline'
import figtreeLatin from './fonts/figtree-latin.woff2?url&no-inline'
import readexArabic from './fonts/readex-pro-arabic.woff2?url&no-inline'

/** A font file: family, unicode range, and the languages that need it. */
export type FontEntry = {
  family: string
  url: string
  weight: string
  unicodeRange: string
  languages: 'all' | readonly string[]
}

/** Every font of the product; `tooling/brand` subsets the files. Variable fonts: one file has the weights 400 to 700. */
export const FONTS: readonly FontEntry[] = [
  {
    family: 'Figtree',
    url: figtreeLatin,
    weight: '400 700',
    unicodeRange: 'U+20-149,U+14C-5FF,U+2000-22FF',
    languages: 'all',
  },
  { family: 'Figtree', url: figtreeEng, weight: '400 700', unicodeRange: 'U+14A-14B', languages: ['wo'] },
  { family: 'Readex Pro', url: readexArabic, weight: '400 700', unicodeRange: 'U+600-6FF', languages: ['ar'] },
]

/** The fonts that a page in a language needs. */
export function fontsFor(language: string): readonly FontEntry[] {
  return FONTS.filter(({ languages }) => languages === 'all' || languages.includes(language))
}

/**
 * The fonts of a page's language as its document carries them for the script that loads them: `family,address`, with
 * `,letters` where a font is for a few letters only, one behind the other with `;`. They are no part of the style sheets,
 * which would ask for them before anything is painted.
 */
export function fontList(language: string): string {
  return fontsFor(language)
    .map(({ family, url, unicodeRange, languages }) =>
      [family, url, ...(languages === 'all' ? [] : [unicodeRange])].join(','),
    )
    .join(';')
}
