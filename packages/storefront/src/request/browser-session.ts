import { newKey } from '@otosafi/domain/new-key'
import { hasSession } from '@otosafi/domain/session/has-session'
import { withLock } from '@otosafi/unsent/with-lock'

import { endSession, resumeSession } from './auth-store.ts'
import { createSessionRenewal } from './session-renewal.ts'

/** Name of the lock that tabs take turns with, and of the epoch in local storage. */
const EPOCH = 'session-epoch'

/** Asks the visitor to sign in again; resolves to whether they did. Until the page has a way to ask, nobody did. */
let askToSignIn = () => Promise.resolve(false)

/** Has visitors whose session has ended asked by `ask` to sign in again. */
export function askToSignInBy(ask: () => Promise<boolean>): void {
  askToSignIn = ask
}

/** Stands in for local storage where that is refused: each tab then has an epoch of its own. */
let ownEpoch = ''

/**
 * The session of this browser. Tabs take turns. Without locks they may renew side by side: the server gives all of them the same
 * new tokens.
 */
export const browserSession = createSessionRenewal({
  send: (request) => fetch(request),
  refresh: () => fetch('/api/auth/refresh-token'),
  exclusively: (work) => withLock(EPOCH, work),
  epoch: { read: readEpoch, change: changeEpoch },
  hasSession: () => hasSession(document.cookie),
  onEnded: endSession,
  signInAgain: async () => {
    const isBack = await askToSignIn()
    if (isBack) resumeSession()
    return isBack
  },
})

function readEpoch(): string {
  try {
    return localStorage.getItem(EPOCH) ?? ownEpoch
  } catch {
    return ownEpoch
  }
}

function changeEpoch(): void {
  ownEpoch = newKey()
  try {
    localStorage.setItem(EPOCH, ownEpoch)
  } catch {
    // Storage full or refused.
  }
}
