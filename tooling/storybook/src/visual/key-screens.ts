import type { Language } from '@otosafi/editions/language'

/** The screens that decide, which are looked at in every language of Morocco, in light and in dark. */
export const KEY_SCREENS = ['screens-home--usual', 'screens-listing--usual', 'screens-car--available'] as const

/** A script of its own, the longest words, and the reference. */
export const KEY_LANGUAGES = ['ar', 'fr', 'en'] as const satisfies Language[]
