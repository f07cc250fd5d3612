import type { i18n } from 'i18next'
import type { LoaderFunctionArgs } from 'react-router'

import { type ApiClient, createApiClient } from '@otosafi/api-client/client'
import type { Language } from '@otosafi/editions/language'

import { translatorOf } from '../texts/translators.ts'
import { languageOfRequest } from './language-of-request.ts'
import { siteRequest } from './site-context.ts'

/** What a loader works with. */
export type PageRequest = { api: ApiClient; language: Language; t: i18n['t']; url: URL; host: string }

/** What a loader or an action is given of its request. */
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
