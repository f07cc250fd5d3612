import { createApiClient } from '@otosafi/api-client/client'

import { type PageArgs, type PageRequest, pageRequest } from '../request/page-request.ts'
import { siteRequest } from '../request/site-context.ts'
import { fetchAsVisitor } from './fetch-as-visitor.ts'
import { passedOnContext } from './pass-on-cookies.ts'

/** The request of a page with a session, for its loader or action. */
export type VisitorRequest = PageRequest & {
  /** Whether the request has any token. */
  hasTokens: boolean
  /** Sends a request to the API with the visitor's session, once: for a body that is a stream. */
  send: (request: Request) => Promise<Response>
}

/** Calls the API with the name of the visitor's browser, which the list of sign-ins shows. */
function onBehalfOf(visit: Request, fetchApi: typeof fetch): (request: Request) => Promise<Response> {
  const agent = visit.headers.get('user-agent')
  return (request) => {
    if (agent !== null) request.headers.set('user-agent', agent)
    return fetchApi(request)
  }
}

/** Like {@link pageRequest}, with the visitor's session for the API, whose cookies the answer passes on by itself. */
export function visitorRequest(args: PageArgs): VisitorRequest {
  const page = pageRequest(args)
  const baseUrl = `${page.url.origin}/api`
  const { hasTokens, fetch, send } = fetchAsVisitor(
    args.request.headers.get('cookie'),
    onBehalfOf(args.request, siteRequest(args).fetchApi),
    `${baseUrl}/auth/refresh-token`,
    args.context.get(passedOnContext) ?? new Map(),
  )
  return { ...page, api: createApiClient({ baseUrl, fetch, language: page.language }), hasTokens, send }
}
