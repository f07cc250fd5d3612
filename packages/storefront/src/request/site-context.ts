import { createContext } from 'react-router'

/** What the server tells a page about its request, beside the Request itself. */
export type SiteRequest = {
  /** Fetches from the API: in the same process, or over HTTP when roles are split. */
  fetchApi: typeof fetch
  /** Host as the visitor typed it, port included: addresses of the other editions keep its development suffix. */
  host: string
}

/** Where `react-router dev` finds the API; a built edition is always given its own fetch. */
const DEVELOPMENT_API = 'http://127.0.0.1:3001'

/** Set by the server for each request; the default serves `pnpm dev`. */
export const siteContext = createContext<SiteRequest>({
  fetchApi: (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    return fetch(DEVELOPMENT_API + pathname + search, request)
  },
  host: 'localhost:5173',
})
