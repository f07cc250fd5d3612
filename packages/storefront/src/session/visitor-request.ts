import { createApiClient } from '@otosafi/api-client/client'

import { FOR_ONE_VISITOR } from '../request/language-of-request.ts'
import { type PageArgs, type PageRequest, pageRequest } from '../request/page-request.ts'
import { siteRequest } from '../request/site-context.ts'
import { fetchAsVisitor } from './fetch-as-visitor.ts'

/** What a loader or an action works with for the one visitor whose session its request carries. */
export type VisitorRequest = PageRequest & {
  /** Whether the request carries anything of a session. */
  hasTokens: boolean
  /** Headers of the page's answer: nobody else's, and with the cookies that the API has set meanwhile. */
  headers: () => Headers
}

/** Headers of an answer that is one visitor's own, with the cookies that the API has set for it. */
function visitorHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers(FOR_ONE_VISITOR)
  for (const line of cookies) headers.append('set-cookie', line)
  return headers
}

/** Like {@link pageRequest}, with an API that knows the visitor. */
export function visitorRequest(args: PageArgs): VisitorRequest {
  const page = pageRequest(args)
  const baseUrl = `${page.url.origin}/api`
  const { hasTokens, fetch, cookies } = fetchAsVisitor(
    args.request.headers.get('cookie'),
    siteRequest(args).fetchApi,
    `${baseUrl}/auth/refresh-token`,
  )
  return {
    ...page,
    api: createApiClient({ baseUrl, fetch, language: page.language }),
    hasTokens,
    headers: () => visitorHeaders(cookies()),
  }
}
