import { languages } from 'virtual:otosafi/locales'

import { type Language, languageOfPrefix } from '@otosafi/editions/language'

/**
 * The language of a path: its prefix where the edition offers that language, else English (decision 4). The two
 * addresses without prefix are for their own pages to decide.
 */
export function languageOfPath(path: string): Language {
  const language = languageOfPrefix(path.split('/')[1] ?? '')
  return language !== undefined && languages.includes(language) ? language : 'en'
}
