import { SENT } from './sent-parameter.ts'

/** How long the sender of a form is shown its success, seconds. */
const MAX_AGE = 300

/** The cookie that the sender of a form gets: the success that the address names is shown only with it. */
export function sentCookie(form: string, isSecure: boolean): string {
  return `${SENT}=${encodeURIComponent(form)}; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Whether a Cookie header is of the sender of a form. */
export function hasSent(cookies: string, form: string): boolean {
  return cookies.split(/; */).includes(`${SENT}=${encodeURIComponent(form)}`)
}
