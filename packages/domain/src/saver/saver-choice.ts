/** Where a visitor's choice to save data is sent (P-59), its field, and the name of the cookie that keeps it. */
export const SAVER_PATH = '/data-saver'
export const SAVER_CHOICE = 'saver'

/** A visitor's choice to save data on every page. */
export type SaverChoice = 'on' | 'off'

/** Days for which data is saved before it has to be chosen again. */
export const SAVER_DAYS = 180

const COOKIE = /(?:^|; *)saver=on(?:;|$)/

/** Whether a Cookie header says that data is to be saved. */
function choosesSaver(cookies: string): boolean {
  return COOKIE.test(cookies)
}

/**
 * Why a page saves data: its visitor chose so on this device, or the browser asks for it (`Save-Data`). The choice, which
 * can be taken back, comes first.
 */
export type SaverReason = 'choice' | 'browser'

/** Why data is saved for a request with these headers; null where it is not. */
export function saverReason(saveData: string | null | undefined, cookies: string): SaverReason | null {
  if (choosesSaver(cookies)) return 'choice'
  return saveData === 'on' ? 'browser' : null
}

/** The cookie that keeps the choice, or takes it back. */
export function saverCookie(choice: SaverChoice, isSecure: boolean): string {
  const seconds = choice === 'on' ? SAVER_DAYS * 86_400 : 0
  return `${SAVER_CHOICE}=${choice}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
