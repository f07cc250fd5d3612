const NAMES = { access: 'access_token', refresh: 'refresh_token', marker: 'session', device: 'known_device' } as const

/**
 * The cookies of a session: its two tokens, a marker that scripts can read and that has the account's short id, and the
 * known-device cookie.
 */
export type SessionCookie = keyof typeof NAMES

/** Browsers accept a cookie with this prefix only from the host itself, over https: no sibling host can set it. */
const HOST_ONLY = '__Host-'

const COOKIES = Object.keys(NAMES) as SessionCookie[]

/** The name of a cookie on pages that came over https, or over plain http. */
export function sessionCookieName(cookie: SessionCookie, isSecure: boolean): string {
  return isSecure ? HOST_ONLY + NAMES[cookie] : NAMES[cookie]
}

/** The session's cookies in a Cookie header. Over https only names that a sibling host cannot have set are read. */
export function readSessionCookies(header: string, isSecure: boolean): Partial<Record<SessionCookie, string>> {
  const values = new Map(header.split(';').map(pairOf).toReversed())
  const found = COOKIES.map((cookie) => [cookie, values.get(sessionCookieName(cookie, isSecure))] as const)
  return Object.fromEntries(found.filter(([, value]) => value !== undefined && value !== ''))
}

/** A Cookie header without the session's cookies: for pages that are the same for everybody. */
export function withoutSessionCookies(header: string): string {
  const names = new Set(
    COOKIES.flatMap((cookie) => [sessionCookieName(cookie, true), sessionCookieName(cookie, false)]),
  )
  return header
    .split(';')
    .filter((part) => !names.has(pairOf(part)[0]))
    .map((part) => part.trim())
    .join('; ')
}

/** A cookie's name and value; a value may hold further equals signs. */
function pairOf(part: string): [name: string, value: string] {
  const at = part.indexOf('=')
  return at === -1 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()]
}
