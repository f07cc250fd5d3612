import { OTHER_ACCOUNT } from '../request/browser-session.ts'
import { notices } from '../state/notices.ts'
import type { Texts } from '../texts/use-texts.ts'

/** Says once that this page was loaded anew for another account than it was of. */
export function notifyAccountChange(t: Texts['t']): void {
  try {
    if (sessionStorage.getItem(OTHER_ACCOUNT) === null) return
    sessionStorage.removeItem(OTHER_ACCOUNT)
  } catch {
    // Storage refused.
    return
  }
  notices.show({ tone: 'error', kind: 'notification', text: t('offline:session.other') })
}
