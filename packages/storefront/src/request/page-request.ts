import type { i18n } from 'i18next'
import type { LoaderFunctionArgs } from 'react-router'

import { type ApiClient, createApiClient } from '@otosafi/api-client/client'
import type { Language } from '@otosafi/editions/language'

import { translatorOf } from '../texts/translators.ts'
import { languageOfRequest } from './language-of-request.ts'
import { siteRequest } from './site-context.ts'

/** The request of a page, as loaders use it. */
export type PageRequest = { api: ApiClient; language: Language; t: i18n['t']; url: URL; host: string }

/** The arguments of a loader or an action that pages use. */
export type PageArgs = Pick<LoaderFunctionArgs, 'request' | 'url' | 'context'>

/** Reads a loader's arguments into what pages need. `url` is the page's own, also where only its data are asked for. */
export function pageRequest(args: PageArgs): PageRequest {
  const { request, url } = args
  const { fetchApi, host } = siteRequest(args)
  const language = languageOfRequest(request, url.pathname)
  return {
    api: createApiClient({ baseUrl: `${url.origin}/api`, fetch: fetchApi, language }),
    language,
    t: translatorOf(language).t,
    url,
    host,
  }
}
