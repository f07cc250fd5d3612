import type { Dictionary } from '@otosafi/i18n/dictionary'
import { mergeLocale } from '@otosafi/i18n/merge-locale'
import type { LocaleAddress } from '@otosafi/i18n/read-locales'

import { localeFile } from './texts-of-edition.ts'

/**
 * Replaces the function by which a server reads files: a language's own texts for an edition, from what is bundled.
 */
export function readOwnLocale({ edition, language, group }: LocaleAddress): Dictionary {
  return mergeLocale(localeFile(`${language}/${group}`), localeFile(`${language}/editions/${edition}/${group}`))
}
