import { languages } from 'virtual:otosafi/locales'

import { edition } from '#edition'
import { isLanguage, type Language } from '@otosafi/editions/language'
import { hasOneAddress } from '@otosafi/editions/routes/parse-path'

import { languageOfPath } from './language-of-path.ts'

/** The language remembered by the visitor's browser, mirrored in a cookie; null without a valid choice (P-04). */
export function rememberedLanguage(request: Request): Language | null {
  const value = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
  return isLanguage(value) && languages.includes(value) ? value : null
}

/**
 * The language in which a page is rendered: that of its path; for pages with one address for all languages the remembered
 * one, else the host's default (P-04).
 */
export function languageOfRequest(request: Request, path: string): Language {
  if (!hasOneAddress(path)) return languageOfPath(path)
  return rememberedLanguage(request) ?? edition.defaultLanguage
}

/** Headers of a page that depends on the remembered language: private caching. */
export const FOR_ONE_VISITOR = { 'cache-control': 'private, no-store', vary: 'Cookie' }
