import { createContext, type LoaderFunctionArgs } from 'react-router'

import type { SiteRequest } from '@otosafi/framework-output/data/site-handler'

export type { SiteRequest }

/** Set by the server for each request. Null for `pnpm dev`, where Vite answers and passes on calls below `/api` by itself. */
export const siteContext = createContext<SiteRequest | null>(null)

/** The request of a loader or an action; `url` is the one that was requested. */
export function siteRequest({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>): SiteRequest {
  return (
    context.get(siteContext) ?? { fetchApi: (input, init) => fetch(input, init), host: url.host, idempotencyKey: null }
  )
}
