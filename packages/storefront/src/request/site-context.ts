import { createContext, type LoaderFunctionArgs } from 'react-router'

/** What the server tells a page about its request, beside the Request itself. */
export type SiteRequest = {
  /** Fetches from the API: in the same process, or over HTTP when roles are split. */
  fetchApi: typeof fetch
  /** Host as the visitor typed it, port included: addresses of the other editions keep its development suffix. */
  host: string
}

/** Set by the server for each request. Null for `pnpm dev`, where Vite answers and passes on calls below `/api` by itself. */
export const siteContext = createContext<SiteRequest | null>(null)

/** What is known of the request that a loader or an action answers; `url` is the one that was asked for. */
export function siteRequest({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>): SiteRequest {
  return context.get(siteContext) ?? { fetchApi: (input, init) => fetch(input, init), host: url.host }
}
