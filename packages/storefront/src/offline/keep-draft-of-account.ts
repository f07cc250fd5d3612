import { accountOfSession } from '@otosafi/domain/session/short-account-id'

import { SELL_DRAFT } from './unsent-forms.ts'

/** Local storage: the short id of the account that the draft of a car belongs to; absent while it is a guest's. */
const ACCOUNT = 'sell-draft-account'

/**
 * Forgets the draft of a car that was left in the session of another account: the device may be shared. That of a guest becomes
 * the draft of the account that is signed in to.
 */
export function keepDraftOfAccount(): void {
  followDraft()
  // On leaving the page, since a draft is written while it is shown; some browsers fire only one of the two events.
  addEventListener('pagehide', followDraft)
  document.addEventListener('visibilitychange', followDraft)
}

function followDraft(): void {
  try {
    const present = accountOfSession(document.cookie)
    const account = localStorage.getItem(ACCOUNT)
    const isOfOther = account !== null && present !== '' && account !== present
    if (isOfOther) localStorage.removeItem(SELL_DRAFT)
    if (localStorage.getItem(SELL_DRAFT) === null) localStorage.removeItem(ACCOUNT)
    else if (present !== '') localStorage.setItem(ACCOUNT, present)
  } catch {
    // Storage refused: there is no draft.
  }
}
