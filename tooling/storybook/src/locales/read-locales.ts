import type { Dictionary } from '@otosafi/i18n/dictionary'
import { mergeLocale } from '@otosafi/i18n/merge-locale'
import type { LocaleAddress } from '@otosafi/i18n/read-locales'

import { localeFile } from './texts-of-edition.ts'

/** Stands in for the server's reader of locale files: an edition's texts in a language, from the bundle. */
export function readOwnLocale({ edition, language, group }: LocaleAddress): Dictionary {
  return mergeLocale(localeFile(`${language}/${group}`), localeFile(`${language}/editions/${edition}/${group}`))
}
