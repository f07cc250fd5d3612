const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Strict'

function nameOf(isSecure: boolean): string {
  return isSecure ? '__Host-office_session' : 'office_session'
}

/** The cookie of a session, which ends with the browser. */
export function officeCookie(secret: string, isSecure: boolean): string {
  return `${nameOf(isSecure)}=${secret}; ${ATTRIBUTES}${isSecure ? '; Secure' : ''}`
}

/** Removes the cookie of a session. */
export function noOfficeCookie(isSecure: boolean): string {
  return `${officeCookie('', isSecure)}; Max-Age=0`
}

/** The secret in a request's cookies; null without one. */
export function officeSecretOf(cookies: string | undefined, isSecure: boolean): string | null {
  const name = `${nameOf(isSecure)}=`
  const found = (cookies ?? '').split(/; */).find((each) => each.startsWith(name))
  return found === undefined || found.length === name.length ? null : found.slice(name.length)
}
