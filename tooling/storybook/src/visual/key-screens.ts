import type { EditionId } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

/** The most important screens, compared in several languages, in light and in dark. */
export const KEY_SCREENS = ['screens-home--usual', 'screens-listing--usual', 'screens-car--available'] as const

/** A script of its own, long sentences, the reference, and the longest words. */
export const KEY_SITES = [
  { edition: 'ma', language: 'ar' },
  { edition: 'ma', language: 'fr' },
  { edition: 'ma', language: 'en' },
  { edition: 'coza', language: 'zu' },
] as const satisfies { edition: EditionId; language: Language }[]
