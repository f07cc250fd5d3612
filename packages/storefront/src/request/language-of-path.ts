import { languages } from 'virtual:otosafi/locales'

import { isLanguage, type Language, languageOfPrefix } from '@otosafi/editions/language'
import { hasOneAddress } from '@otosafi/editions/routes/parse-path'

/**
 * The language that a path names: that of its prefix where the edition offers it, else English (P-04). For the
 * two pages with one address for all languages see {@link languageOfRequest}.
 */
export function languageOfPath(path: string): Language {
  const language = languageOfPrefix(path.split('/')[1] ?? '')
  return language !== undefined && languages.includes(language) ? language : 'en'
}

/**
 * The language of the browser's document, which never changes: that of its address. Only a page with one address for all
 * languages is asked itself, since a browser that translates a page writes the other language into it.
 */
export function languageOfDocument(): Language {
  const { pathname } = location
  if (!hasOneAddress(pathname)) return languageOfPath(pathname)
  const [code = ''] = document.documentElement.lang.split('-')
  return isLanguage(code) ? code : 'en'
}
