// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'

import { idsOfList } from './device-storage.ts'
import { forgetOtherLists } from './forget-other-lists.ts'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('favourites', '["4k7q2pxa"]')
  localStorage.setItem('account-favourites', '["aaaaaaaa"]')
  localStorage.setItem('account-favourites-7f1c9f56', '["0vyd3n6s"]')
  localStorage.setItem('account-favourites-8f1c9f56', '["bbbbbbbb"]')
  return () => {
    document.cookie = 'session=; Max-Age=0'
    localStorage.clear()
  }
})

it('the list of an account stays in its session, and no other one does', () => {
  document.cookie = 'session=7f1c9f56'
  forgetOtherLists()
  expect(Object.keys(localStorage).toSorted()).toEqual(['account-favourites-7f1c9f56', 'favourites'])
})

it('no account’s list stays without a session', () => {
  forgetOtherLists()
  expect(Object.keys(localStorage)).toEqual(['favourites'])
})

it.each([
  ['a guest', 'session=; Max-Age=0', ['4k7q2pxa']],
  ['an account', 'session=7f1c9f56', ['4k7q2pxa', '0vyd3n6s']],
])('the favourites that %s is shown without a connection are no other account’s', (_, session, ids) => {
  document.cookie = session
  expect(idsOfList('favourites')).toEqual(ids)
})
