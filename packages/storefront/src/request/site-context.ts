import { createContext } from 'react-router'

/** What the server tells a page about its request, beside the Request itself. */
export type SiteRequest = {
  /** Fetches from the API: in the same process, or over HTTP when roles are split. */
  fetchApi: typeof fetch
  /** Host as the visitor typed it, port included: addresses of the other editions keep its development suffix. */
  host: string
}

/**
 * Set by the server for each request. The default serves `pnpm dev`, where Vite answers and passes on calls below
 * `/api` by itself.
 */
export const siteContext = createContext<SiteRequest>({
  fetchApi: (input, init) => fetch(input, init),
  host: 'localhost',
})
