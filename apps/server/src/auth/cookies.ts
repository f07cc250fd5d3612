import { readSessionCookies, type SessionCookie, sessionCookieName } from '@otosafi/domain/session/cookie-names'
import { shortAccountId } from '@otosafi/domain/session/short-account-id'

import type { Credentials, Tokens } from '../contract/session.ts'

const SECRET = 'Path=/; Secure; HttpOnly; SameSite=Lax'
const READABLE = 'Path=/; Secure; SameSite=Lax'

/** The cookies of a session. All live as long as it does, which distinguishes an expired access token from a missing one. */
export function sessionCookies(
  { userId, access, refresh, remembered, expiresAt }: Tokens,
  { now, isSecure }: { now: Date; isSecure: boolean },
): string[] {
  const seconds = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000)
  const life = remembered ? `; Max-Age=${seconds}` : ''
  const name = (cookie: SessionCookie) => sessionCookieName(cookie, isSecure)
  return [
    `${name('access')}=${access}; ${SECRET}${life}`,
    `${name('refresh')}=${refresh}; ${SECRET}${life}`,
    `${name('marker')}=${shortAccountId(userId)}; ${READABLE}${life}`,
  ]
}

/** Expires the cookies of a session. The `known_device` cookie stays, so that the next sign-in counts as a known device's. */
export function noSessionCookies(isSecure: boolean): string[] {
  const name = (cookie: SessionCookie) => sessionCookieName(cookie, isSecure)
  return [
    `${name('access')}=; ${SECRET}; Max-Age=0`,
    `${name('refresh')}=; ${SECRET}; Max-Age=0`,
    `${name('marker')}=; ${READABLE}; Max-Age=0`,
  ]
}

/** The cookie that identifies a known device at its next sign-in, for `seconds`. */
export function deviceCookie(value: string, seconds: number, isSecure: boolean): string {
  return `${sessionCookieName('device', isSecure)}=${value}; ${SECRET}; Max-Age=${seconds}`
}

/** The tokens in a request's headers. */
export function credentialsOf(
  { authorization, cookie = '' }: { authorization?: string | undefined; cookie?: string | undefined },
  isSecure: boolean,
): Credentials {
  if (authorization !== undefined) {
    const token = /^Bearer +([\w.~+/-]+=*)$/i.exec(authorization)?.[1] ?? null
    return { from: 'header', access: token, refresh: token }
  }
  const { access = null, refresh = null } = readSessionCookies(cookie, isSecure)
  return { from: 'cookies', access, refresh }
}

/** The known-device cookie of a request; null without one. */
export function deviceOf(cookie: string | undefined, isSecure: boolean): string | null {
  return readSessionCookies(cookie ?? '', isSecure).device ?? null
}
