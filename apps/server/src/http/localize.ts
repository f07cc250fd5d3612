import type { LocalizedText } from '@otosafi/domain/car/car'
import { type Language, LANGUAGES } from '@otosafi/editions/language'

/** A text in `language`, or in the first language of its fallbacks that the text has; English is always there. */
export function localize(text: LocalizedText, language: Language): string {
  return text[languageOf(text, language)] ?? text.en
}

/** The language in which {@link localize} gives a text. */
export function languageOf(text: LocalizedText, language: Language): Language {
  return [language, ...LANGUAGES[language].fallback].find((each) => text[each] !== undefined) ?? 'en'
}
