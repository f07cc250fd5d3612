import { readSessionCookies, type SessionCookie, sessionCookieName } from '@otosafi/domain/session/cookie-names'

/** What the API is shown of a visitor's cookies: the tokens of a session, and what the device is known by. */
const SHOWN = ['access', 'refresh', 'device'] as const satisfies readonly SessionCookie[]
/** A wrong password is answered with 401 too: with fresh tokens it would be no better. */
const SIGN_IN = '/auth/login'
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
 * Calls the API with the session that a page's request carries and what its device is known by, and with no other cookie. A 401 leads to one
 * refresh, for whatever else the page asks too, and one more try; where the refresh fails, the 401 stands (spec section 4).
 */
export function fetchAsVisitor(
  cookieHeader: string | null,
  fetchApi: (request: Request) => Promise<Response>,
  refreshUrl: string,
): VisitorFetch {
  const isSecure = refreshUrl.startsWith('https:')
  const names = SHOWN.map((cookie) => sessionCookieName(cookie, isSecure))
  const brought = readSessionCookies(cookieHeader ?? '', isSecure)
  const shown = new Map(
    SHOWN.flatMap((cookie): [string, string][] => {
      const value = brought[cookie]
      return value === undefined ? [] : [[sessionCookieName(cookie, isSecure), value]]
    }),
  )
  const lines = new Map<string, string>()
  let refreshing: Promise<Response> | undefined

  async function send(request: Request): Promise<Response> {
    const call = new Request(request)
    if (shown.size > 0) call.headers.set('cookie', [...shown].map((pair) => pair.join('=')).join('; '))
    const response = await fetchApi(call)
    for (const line of response.headers.getSetCookie()) keep(line)
    return response
  }

  function keep(line: string): void {
    const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
    lines.set(name, line)
    if (!names.includes(name)) return
    if (value === '') shown.delete(name)
    else shown.set(name, value)
  }

  return {
    hasTokens: brought.access !== undefined || brought.refresh !== undefined,
    cookies: () => [...lines.values()],
    async fetch(request) {
      const again = request.clone()
      const response = await send(request)
      const canRefresh = shown.has(sessionCookieName('refresh', isSecure)) && !request.url.endsWith(SIGN_IN)
      if (response.status !== UNAUTHORIZED || !canRefresh) return response
      // One for all calls of a page: a token is good for one refresh.
      refreshing ??= send(new Request(refreshUrl))
      return (await refreshing).ok ? send(again) : response
    },
  }
}
