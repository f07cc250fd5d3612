/** Where a visitor's choice to save data is sent (P-59), its field, and the name of the cookie that keeps it. */
export const SAVER_PATH = '/data-saver'
export const SAVER_CHOICE = 'saver'

/** A visitor's choice to save data on every page. */
export type SaverChoice = 'on' | 'off'

/** Days for which data is saved before it has to be chosen again. */
export const SAVER_DAYS = 180

const COOKIE = /(?:^|; *)saver=on(?:;|$)/

/** Whether a Cookie header, or a document's cookies, say that data is to be saved. */
export function choosesSaver(cookies: string): boolean {
  return COOKIE.test(cookies)
}

/** The cookie that keeps the choice, or takes it back. Scripts may read it, so that they load nothing ahead. */
export function saverCookie(choice: SaverChoice, isSecure: boolean): string {
  const seconds = choice === 'on' ? SAVER_DAYS * 86_400 : 0
  return `${SAVER_CHOICE}=${choice}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
