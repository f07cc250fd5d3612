import { languages } from 'virtual:otosafi/locales'

import { edition } from '#edition'
import { isLanguage, type Language } from '@otosafi/editions/language'
import { hasOneAddress } from '@otosafi/editions/routes/parse-path'

import { languageOfPath } from './language-of-path.ts'

/** The language remembered by the visitor's browser, mirrored in a cookie; null without a valid choice (decision 4). */
export function rememberedLanguage(request: Request): Language | null {
  const value = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
  return isLanguage(value) && languages.includes(value) ? value : null
}

/**
 * The language in which a page is rendered. Its path decides, before anything else is looked at; pages with one address
 * for all languages are in the remembered one, else in the host's own (decision 4).
 */
export function languageOfRequest(request: Request, path: string): Language {
  if (!hasOneAddress(path)) return languageOfPath(path)
  return rememberedLanguage(request) ?? edition.defaultLanguage
}

/** Headers of a page that follows what the visitor's browser remembers: it is nobody else's. */
export const FOR_ONE_VISITOR = { 'cache-control': 'private, no-store', vary: 'Cookie' }
