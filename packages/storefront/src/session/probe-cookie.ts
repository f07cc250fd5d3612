/** A cookie that shows, by coming back, that this browser keeps such cookies as a session is made of. */
export const PROBE_COOKIE = 'cookies=1; Path=/; Secure; SameSite=Lax'
