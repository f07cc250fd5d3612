// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { favourites, MOST_FAVOURITES } from './favourites-store.ts'

it('keeps no more cars than a request may name', () => {
  const ids = Array.from({ length: MOST_FAVOURITES + 1 }, (_, index) => String(index).padStart(8, '0'))
  for (const id of ids) favourites.getState().toggle(id)
  expect(favourites.getState().ids).toEqual([...ids].reverse().slice(0, MOST_FAVOURITES))
})

it('finds what earlier versions of the site left on the device', () => {
  localStorage.setItem('favourites', '["4k7q2pxa","0vyd3n6s"]')
  favourites.getState().read()
  expect(favourites.getState().ids).toEqual(['4k7q2pxa', '0vyd3n6s'])
})
