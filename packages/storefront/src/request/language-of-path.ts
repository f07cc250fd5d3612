import { languages } from 'virtual:otosafi/locales'

import { isLanguage, type Language, languageOfPrefix } from '@otosafi/editions/language'

/**
 * The language that a path names: that of its prefix where the edition offers it, else English (decision 4). Two pages
 * have one address for all languages: of these only the request knows more ({@link languageOfRequest}).
 */
export function languageOfPath(path: string): Language {
  const language = languageOfPrefix(path.split('/')[1] ?? '')
  return language !== undefined && languages.includes(language) ? language : 'en'
}

/** The language of the page that stands in this browser's document, which it keeps for its whole life. */
export function languageOfDocument(): Language {
  const [code = ''] = document.documentElement.lang.split('-')
  return isLanguage(code) ? code : 'en'
}
