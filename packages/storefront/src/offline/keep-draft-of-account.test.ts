// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest'

import { keepDraftOfAccount } from './keep-draft-of-account.ts'
import { SELL_DRAFT } from './unsent-forms.ts'

const GUEST = 'session=; Max-Age=0'
const SALMA = 'session=7f1c9f56'
const LEILA = 'session=8f1c9f56'

it('the draft of a car is forgotten in another account’s session, and a guest’s goes on in that of an account', () => {
  onTestFinished(() => {
    localStorage.clear()
    document.cookie = GUEST
  })
  /** Opens a page, and says whether the draft is there. */
  const openAs = (session: string) => {
    document.cookie = session
    keepDraftOfAccount()
    return localStorage.getItem(SELL_DRAFT) !== null
  }
  const type = () => localStorage.setItem(SELL_DRAFT, '{}')
  expect(openAs(GUEST)).toBe(false)
  type()
  expect([openAs(SALMA), openAs(GUEST), openAs(SALMA)]).toEqual([true, true, true])
  expect([openAs(GUEST), openAs(LEILA), openAs(SALMA)]).toEqual([true, false, false])

  // It is typed on the last page of a session.
  type()
  dispatchEvent(new Event('pagehide'))
  expect([openAs(GUEST), openAs(LEILA)]).toEqual([true, false])

  // The one before was sent: this is a guest's.
  openAs(SALMA)
  type()
  dispatchEvent(new Event('pagehide'))
  localStorage.removeItem(SELL_DRAFT)
  expect(openAs(GUEST)).toBe(false)
  type()
  expect([openAs(GUEST), openAs(LEILA)]).toEqual([true, true])
})
