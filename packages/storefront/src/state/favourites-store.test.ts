// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { favourites, MAX_FAVOURITES } from './favourites-store.ts'

it('keeps no more cars than a request may name', () => {
  const ids = Array.from({ length: MAX_FAVOURITES + 1 }, (_, index) => String(index).padStart(8, '0'))
  for (const id of ids) favourites.getState().toggle(id)
  expect(favourites.getState().ids).toEqual([...ids].reverse().slice(0, MAX_FAVOURITES))
})

it('finds what earlier versions of the site left on the device', () => {
  localStorage.setItem('favourites', '["4k7q2pxa","0vyd3n6s"]')
  favourites.getState().read()
  expect(favourites.getState().ids).toEqual(['4k7q2pxa', '0vyd3n6s'])
})

it('shows the account’s list while there is a session, and nobody else is shown it', () => {
  localStorage.setItem('favourites', '["4k7q2pxa"]')
  localStorage.setItem('account-favourites', '["bbbbbbbb"]')
  localStorage.setItem('account-favourites-7f1c9f56', '["0vyd3n6s"]')
  document.cookie = 'session=7f1c9f56'
  favourites.getState().read()
  expect(favourites.getState().ids).toEqual(['0vyd3n6s'])
  favourites.getState().toggle('aaaaaaaa')
  expect(localStorage.getItem('account-favourites-7f1c9f56')).toBe('["aaaaaaaa","0vyd3n6s"]')
  expect(localStorage.getItem('favourites')).toBe('["4k7q2pxa"]')
  document.cookie = 'session=8f1c9f56'
  favourites.getState().read()
  expect(favourites.getState().ids).toEqual([])
  document.cookie = 'session=; Max-Age=0'
  favourites.getState().read()
  expect(favourites.getState().ids).toEqual(['4k7q2pxa'])
})
