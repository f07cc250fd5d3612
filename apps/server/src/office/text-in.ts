import type { OfficeLanguage } from '@otosafi/api-client/office-schema'
import type { LocalizedText } from '@otosafi/domain/car/car'

import { localize } from '../http/localize.ts'

/**
 * A text that was written in one of the office's languages. Where it reads like one of `known` in that language it is that one, with its
 * translations; English stands for the languages into which another was not translated.
 */
export function textIn(language: OfficeLanguage, text: string, known: readonly LocalizedText[]): LocalizedText {
  const same = known.find((each) => localize(each, language) === text)
  return same ?? (language === 'en' ? { en: text } : { en: text, [language]: text })
}
