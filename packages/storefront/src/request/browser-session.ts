import { randomUuid } from '@otosafi/domain/random-uuid'
import { hasSession } from '@otosafi/domain/session/has-session'
import { accountOfSession } from '@otosafi/domain/session/short-account-id'
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

/** The short id of the account that this page is of; empty for a guest, until somebody signs in. */
let account = accountOfSession(document.cookie)

// The next page is made for who is signed in then.
addEventListener('newpage', () => {
  account = accountOfSession(document.cookie) || account
})

/** Whether this page is of the account with this short id. One of a guest becomes that of who signs in. */
export function isOfPage(id: string): boolean {
  account ||= id
  return id === account
}

/** The short id of the account that this page is of; empty for a guest. */
export function accountOfPage(): string {
  account ||= accountOfSession(document.cookie)
  return account
}

/**
 * Sends what a visitor does. Where somebody else has signed in since, in another tab, nothing of this page is theirs: it is
 * loaded anew, nothing is sent, and there is no answer.
 */
export function sendOfPage<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const present = accountOfSession(document.cookie)
  if (present === '' || isOfPage(present)) return send()
  loadAnew()
  return new Promise(() => undefined)
}

/** Session storage: that this tab's page was another account's, and is loaded anew. */
export const OTHER_ACCOUNT = 'other-account'

/** Loads the page anew for another account than it was of, which it then says. */
export function loadAnew(): void {
  try {
    sessionStorage.setItem(OTHER_ACCOUNT, '1')
  } catch {
    // Storage full or refused: nothing is said.
  }
  history.go()
}

/** Stands in for local storage where that is refused: each tab then has an epoch of its own. */
let ownEpoch = ''

/**
 * The session of this browser. Tabs take turns. Without locks they may renew side by side: the server gives all of them the same
 * new tokens.
 */
export const browserSession = createSessionRenewal({
  send: (request) => (request.method === 'GET' ? fetch(request) : sendOfPage(() => fetch(request))),
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
  ownEpoch = randomUuid()
  try {
    localStorage.setItem(EPOCH, ownEpoch)
  } catch {
    // Storage full or refused.
  }
}
