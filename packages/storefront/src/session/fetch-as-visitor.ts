import { readSessionCookies, type SessionCookie, sessionCookieName } from '@otosafi/domain/session/cookie-names'

import type { PassedOn } from './pass-on-cookies.ts'

/** The cookies that are passed on to the API: the tokens of a session, and the known-device cookie. */
const FORWARDED = ['access', 'refresh', 'device'] as const satisfies readonly SessionCookie[]
/** Never retried: here a 401 means a wrong password. */
const SIGN_IN = '/auth/login'
const UNAUTHORIZED = 401

/** A `fetch` with the visitor's session. */
export type VisitorFetch = {
  /** Whether the request has any token; without one the API need not be called. */
  hasTokens: boolean
  fetch: (request: Request) => Promise<Response>
  /** The same without refresh and retry: for a body that is a stream. */
  send: (request: Request) => Promise<Response>
}

/**
 * Calls the API with the session and known-device cookies of a page's request, and no others. A 401 leads to one refresh,
 * shared by all calls of the page, and one retry; where the refresh fails, the 401 stands (P-27). The `Set-Cookie` lines of the
 * answers are noted in `passedOn`.
 */
export function fetchAsVisitor(
  cookieHeader: string | null,
  fetchApi: (request: Request) => Promise<Response>,
  refreshUrl: string,
  passedOn: PassedOn,
): VisitorFetch {
  const isSecure = refreshUrl.startsWith('https:')
  const names = FORWARDED.map((cookie) => sessionCookieName(cookie, isSecure))
  const received = readSessionCookies(cookieHeader ?? '', isSecure)
  const forwarded = new Map(
    FORWARDED.flatMap((cookie): [string, string][] => {
      const value = received[cookie]
      return value === undefined ? [] : [[sessionCookieName(cookie, isSecure), value]]
    }),
  )
  let refreshing: Promise<Response> | undefined

  async function send(request: Request): Promise<Response> {
    const call = new Request(request)
    if (forwarded.size > 0) call.headers.set('cookie', [...forwarded].map((pair) => pair.join('=')).join('; '))
    const response = await fetchApi(call)
    for (const line of response.headers.getSetCookie()) keep(line)
    return response
  }

  function keep(line: string): void {
    const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? []
    passedOn.set(name, line)
    if (!names.includes(name)) return
    if (value === '') forwarded.delete(name)
    else forwarded.set(name, value)
  }

  return {
    hasTokens: received.access !== undefined || received.refresh !== undefined,
    send,
    async fetch(request) {
      const again = request.clone()
      const response = await send(request)
      const canRefresh = forwarded.has(sessionCookieName('refresh', isSecure)) && !request.url.endsWith(SIGN_IN)
      if (response.status !== UNAUTHORIZED || !canRefresh) return response
      // Shared by all calls of a page: a token can be used for one refresh.
      refreshing ??= send(new Request(refreshUrl))
      return (await refreshing).ok ? send(again) : response
    },
  }
}
