import type { LocalizedText } from '@otosafi/domain/car/car'
import { type Language, LANGUAGE_CODES, LANGUAGES } from '@otosafi/editions/language'

/** A text in `language`, or in the first language of its fallbacks that the text has; English is always there. */
export function localize(text: LocalizedText, language: Language): string {
  return text[nearestOf(text, language)] ?? text.en
}

/**
 * The language in which {@link localize} gives a long text. English that reads like another language merely stands for it: an edition
 * without English texts has such. Names may well be the same in several.
 */
export function languageOf(text: LocalizedText, language: Language): Language {
  const nearest = nearestOf(text, language)
  if (nearest !== 'en') return nearest
  return LANGUAGE_CODES.find((each) => each !== 'en' && text[each] === text.en) ?? 'en'
}

function nearestOf(text: LocalizedText, language: Language): Language {
  return [language, ...LANGUAGES[language].fallback].find((each) => text[each] !== undefined) ?? 'en'
}
