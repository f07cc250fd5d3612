import { type Language, LANGUAGES } from '@otosafi/editions/language'

/** Attributes of an element whose text is in another language than its page; none where it is the same. */
export function textLanguage(language: Language, pageLanguage: Language): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return language === pageLanguage ? {} : { lang: language, dir: LANGUAGES[language].dir }
}
