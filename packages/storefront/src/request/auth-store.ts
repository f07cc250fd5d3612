import { createStore } from 'zustand'

import { hasSession } from '@otosafi/domain/session/has-session'

import { notices } from '../state/notices.ts'
import { presentTexts } from '../texts/page-translator.ts'

/** The client state of signing in (P-42). */
export type Auth = { isLoggedIn: boolean }

/** Whether the browser has a session, by its marker cookie: no script reads a token. */
export const auth = createStore<Auth>()(() => ({ isLoggedIn: hasSession(document.cookie) }))

/** Returns to the account, after the visitor has signed in again over the page. */
export function resumeSession(): void {
  auth.setState({ isLoggedIn: true })
}

/** Returns to being a guest, after the server has ended the session, and says so. */
export function endSession(): void {
  auth.setState({ isLoggedIn: false })
  const text = presentTexts()?.('errors.problem.token_expired')
  if (text !== undefined) notices.show({ tone: 'error', kind: 'notification', text })
}
