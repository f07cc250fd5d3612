/** Where a notification waits for the next document of this tab. */
const KEY = 'notice'

/** The texts that can be carried to another document, by what is stored for them: no other text is ever shown. */
const TEXTS = {
  'account-verified': 'success.accountVerified',
  'phone-verified': 'success.phoneVerified',
} as const
export type CarriedNotice = keyof typeof TEXTS

/**
 * Lets the next document of this tab say what happened in this one, which is about to be replaced. Neither an address nor
 * a cookie holds it, so that no link can make a page say it. Where storage is refused, nothing is said.
 */
export function carryNotice(notice: CarriedNotice): void {
  try {
    sessionStorage.setItem(KEY, notice)
  } catch {
    // Storage full or refused.
  }
}

/** Takes back what was to be said: this document stays. */
export function dropCarriedNotice(): void {
  takeCarriedNotice()
}

/** The text key of the notification that the document before this one has left, once; null without one. */
export function takeCarriedNotice(): (typeof TEXTS)[CarriedNotice] | null {
  try {
    const notice = sessionStorage.getItem(KEY)
    if (notice === null) return null
    sessionStorage.removeItem(KEY)
    return Object.hasOwn(TEXTS, notice) ? TEXTS[notice as CarriedNotice] : null
  } catch {
    return null
  }
}
