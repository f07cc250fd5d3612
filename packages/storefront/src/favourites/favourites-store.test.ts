// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'

import { MOST_FAVOURITES, readFavouriteIds, useFavourites } from './favourites-store.ts'

const store = useFavourites
const carId = fc.stringMatching(/^[a-z0-9]{8}$/)

beforeEach(() => {
  localStorage.clear()
  store.getState().read()
})

it('is what the device remembers, whatever is pressed in whatever order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('aaaaaaaa', 'bbbbbbbb', 'cccccccc')), (pressed) => {
      localStorage.clear()
      store.getState().read()
      for (const id of pressed) store.getState().toggle(id)
      const odd = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].filter(
        (id) => pressed.filter((each) => each === id).length % 2 === 1,
      )
      expect(new Set(store.getState().ids)).toEqual(new Set(odd))
      const before = store.getState().ids
      store.getState().read()
      expect(store.getState().ids).toEqual(before)
    }),
  )
})

it('puts the newest first and keeps no more than a request may name', () => {
  fc.assert(
    fc.property(fc.uniqueArray(carId, { minLength: 1, maxLength: 70 }), (ids) => {
      localStorage.clear()
      store.getState().read()
      for (const id of ids) expect(store.getState().toggle(id)).toBe(true)
      expect(store.getState().ids).toEqual([...ids].reverse().slice(0, MOST_FAVOURITES))
    }),
    { numRuns: 20 },
  )
})

it.each(['{', '"text"', 'null', '[1,{}]', '["../../x"]'])('takes %s on the device for an empty list', (text) => {
  localStorage.setItem('favourites', text)
  store.getState().read()
  expect(store.getState().ids).toEqual([])
})

it('works on where storage is refused', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('QuotaExceededError')
  })
  expect(store.getState().toggle('aaaaaaaa')).toBe(true)
  expect(store.getState().ids).toEqual(['aaaaaaaa'])
})

it('reads addresses with anything in them', () => {
  expect(readFavouriteIds('aaaaaaaa,<b>,aaaaaaaa,,bbbbbbbb')).toEqual(['aaaaaaaa', 'bbbbbbbb'])
})
