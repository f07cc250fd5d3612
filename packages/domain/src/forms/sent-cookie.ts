import { SENT } from './sent-mark.ts'

/** Seconds for which the page says that a form was sent, to who sent it. */
const MARK_SECONDS = 300

/** The cookie of a visitor who sent a form: the success that the address names is shown only with it. */
export function sentCookie(form: string, isSecure: boolean): string {
  return `${SENT}=${encodeURIComponent(form)}; Path=/; Max-Age=${MARK_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Whether a Cookie header marks who sent a form. */
export function hasSent(cookies: string, form: string): boolean {
  return cookies.split(/; */).includes(`${SENT}=${encodeURIComponent(form)}`)
}
