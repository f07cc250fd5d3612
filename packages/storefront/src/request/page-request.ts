import type { i18n } from 'i18next'
import type { LoaderFunctionArgs } from 'react-router'
import { languages } from 'virtual:otosafi/locales'

import { edition } from '#edition'
import { type ApiClient, createApiClient } from '@otosafi/api-client/client'
import { isLanguage, type Language } from '@otosafi/editions/language'

import { translatorOf } from '../texts/translators.ts'
import { languageOfPath } from './language-of-path.ts'
import { siteContext } from './site-context.ts'

/** What a loader works with. */
export type PageRequest = { api: ApiClient; language: Language; t: i18n['t']; url: URL; host: string }

/** Reads a loader's arguments into what pages need. `url` is the page's own, also where only its data are asked for. */
export function pageRequest({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>): PageRequest {
  const { fetchApi, host } = context.get(siteContext)
  const language = languageOfPath(url.pathname)
  return {
    api: createApiClient({ baseUrl: `${url.origin}/api`, fetch: fetchApi, language }),
    language,
    t: translatorOf(language).t,
    url,
    host,
  }
}

/** The language remembered by the visitor's browser, mirrored in a cookie; null without a valid choice (decision 4). */
export function rememberedLanguage(request: Request): Language | null {
  const value = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
  return isLanguage(value) && (edition.languages as readonly Language[]).includes(value) && languages.includes(value)
    ? value
    : null
}
