import { redirect } from 'react-router'
import { languages } from 'virtual:otosafi/locales'

import { edition } from '#edition'
import { isLanguage, type Language } from '@otosafi/editions/language'
import { hasOneAddress } from '@otosafi/editions/routes/parse-path'

import { languageCookie } from '../navigation/language-cookie.ts'
import { languageOfPath } from './language-of-path.ts'

/** Query parameter of a page with one address for all languages, by which a link names one. */
const LANGUAGE = 'language'

/** The language remembered by the visitor's browser, mirrored in a cookie; null without a valid choice (P-04). */
export function rememberedLanguage(request: Request): Language | null {
  const value = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
  return isOffered(value) ? value : null
}

function isOffered(language: string): language is Language {
  return isLanguage(language) && languages.includes(language)
}

/**
 * The language in which a page is rendered: that of its path; for pages with one address for all languages the remembered
 * one, else the host's default (P-04).
 */
export function languageOfRequest(request: Request, path: string): Language {
  if (!hasOneAddress(path)) return languageOfPath(path)
  return rememberedLanguage(request) ?? edition.defaultLanguage
}

/**
 * Leads an address that names a language to the page itself, for which the browser then remembers that language: so it is
 * chosen without script where all languages have one address (P-04). Returns for any other address.
 */
export function rememberNamedLanguage({ url }: { url: URL }): void {
  const { pathname, searchParams } = url
  const named = searchParams.getAll(LANGUAGE).at(-1)
  if (named === undefined || !hasOneAddress(pathname)) return
  const headers = new Headers(FOR_ONE_VISITOR)
  if (isOffered(named)) headers.append('set-cookie', languageCookie(named, url.protocol))
  const rest = new URLSearchParams(searchParams)
  rest.delete(LANGUAGE)
  throw redirect(rest.size === 0 ? pathname : `${pathname}?${rest.toString()}`, { headers })
}

/** Headers of a page that depends on the remembered language: private caching. */
export const FOR_ONE_VISITOR = { 'cache-control': 'private, no-store', vary: 'Cookie' }
