import { createContext, type LoaderFunctionArgs } from 'react-router'

/** The server's context of a request, beside the Request itself. */
export type SiteRequest = {
  /** Fetches from the API: in the same process, or over HTTP when roles are split. */
  fetchApi: typeof fetch
  /** The visitor's host with its port: links to other editions keep its development suffix. */
  host: string
  /** Finds a key that a second press of the same form repeats; null for a page that is the same for all. */
  pressKey: (() => Promise<string>) | null
}

/** Set by the server for each request. Null for `pnpm dev`, where Vite answers and passes on calls below `/api` by itself. */
export const siteContext = createContext<SiteRequest | null>(null)

/** The request of a loader or an action; `url` is the one that was requested. */
export function siteRequest({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>): SiteRequest {
  return context.get(siteContext) ?? { fetchApi: (input, init) => fetch(input, init), host: url.host, pressKey: null }
}
