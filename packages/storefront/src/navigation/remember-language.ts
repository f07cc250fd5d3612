import { isLanguage } from '@otosafi/editions/language'

import { languageCookie } from './language-cookie.ts'

/**
 * Remembers the visitor's choice of a language in local storage, and in a cookie so that the server can act on it at
 * the bare root (P-04). `tag` is the language tag of the chosen link: `fr-MA`. Storage that is full or refused
 * is ignored.
 */
export function rememberLanguage(tag: string): void {
  const language = tag.split('-')[0] ?? ''
  if (!isLanguage(language)) return
  document.cookie = languageCookie(language, location.protocol)
  try {
    localStorage.setItem('language', language)
  } catch {
    // The cookie is enough.
  }
}
