/** The tokens of a session as a browser keeps them (decision 18). */
const ACCESS = 'access_token'
const REFRESH = 'refresh_token'
const UNAUTHORIZED = 401

/** Calls of the API in a visitor's name, and what they did to the visitor's cookies. */
export type VisitorFetch = {
  /** Whether the visitor brings any token at all; who brings none need not be asked about. */
  hasTokens: boolean
  fetch: (request: Request) => Promise<Response>
  /** `Set-Cookie` lines that the calls answered, to be passed on with the page: the last one of each cookie. */
  cookies: () => string[]
}

/**
 * Calls the API with the session that a page's request carries, and with nothing else of its cookies. A 401 leads to one
 * refresh, for whatever else the page asks too, and one more try; where the refresh fails, the 401 stands (spec section 4).
 */
export function fetchAsVisitor(
  cookieHeader: string | null,
  fetchApi: (request: Request) => Promise<Response>,
  refreshUrl: string,
): VisitorFetch {
  const tokens = readTokens(cookieHeader ?? '')
  const lines = new Map<string, string>()
  let refreshing: Promise<Response> | undefined

  async function send(request: Request): Promise<Response> {
    const call = new Request(request)
    if (tokens.size > 0) call.headers.set('cookie', [...tokens].map((token) => token.join('=')).join('; '))
    const response = await fetchApi(call)
    for (const line of response.headers.getSetCookie()) keep(line)
    return response
  }

  function keep(line: string): void {
    const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
    lines.set(name, line)
    if (!isToken(name)) return
    if (value === '') tokens.delete(name)
    else tokens.set(name, value)
  }

  return {
    hasTokens: tokens.size > 0,
    cookies: () => [...lines.values()],
    async fetch(request) {
      const again = request.clone()
      const response = await send(request)
      if (response.status !== UNAUTHORIZED || !tokens.has(REFRESH)) return response
      // One for all calls of a page: a token is good for one refresh.
      refreshing ??= send(new Request(refreshUrl))
      return (await refreshing).ok ? send(again) : response
    },
  }
}

function isToken(name: string): boolean {
  return name === ACCESS || name === REFRESH
}

function readTokens(header: string): Map<string, string> {
  const pairs = header.split(';').flatMap((pair): [string, string][] => {
    const [, name = '', value = ''] = /^\s*([^=\s]+)=(.*?)\s*$/.exec(pair) ?? []
    return isToken(name) && value !== '' ? [[name, value]] : []
  })
  return new Map(pairs)
}
