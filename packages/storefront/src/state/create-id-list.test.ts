// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { createIdList, readIds } from './create-id-list.ts'

const MAX_ENTRIES = 4
const carId = fc.stringMatching(/^[0-9a-hjkmnp-tv-z]{8}$/)
const carIds = fc.uniqueArray(carId, { minLength: 1, maxLength: 10 })

beforeEach(() => localStorage.clear())

/** A list as a page that is opened now finds it. */
function open(keepsFirst = false) {
  const list = createIdList({ key: 'cars', most: MAX_ENTRIES }, keepsFirst)
  list.getState().read()
  return list
}

describe('a list of cars on the device', () => {
  it('has the cars that were pressed an odd number of times, on this page and the next', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('aaaaaaaa', 'bbbbbbbb', 'cccccccc')), (pressed) => {
        localStorage.clear()
        const list = open()
        for (const id of pressed) list.getState().toggle(id)
        const odd = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].filter(
          (id) => pressed.filter((each) => each === id).length % 2 === 1,
        )
        expect(new Set(list.getState().ids)).toEqual(new Set(odd))
        expect(open().getState().ids).toEqual(list.getState().ids)
      }),
    )
  })

  it('puts the newest first and lets the oldest go', () => {
    fc.assert(
      fc.property(carIds, (ids) => {
        localStorage.clear()
        const list = open()
        for (const id of ids) expect(list.getState().toggle(id)).toBe(true)
        expect(list.getState().ids).toEqual([...ids].reverse().slice(0, MAX_ENTRIES))
      }),
    )
  })

  it('refuses what is too much where it keeps what it has, until there is room', () => {
    fc.assert(
      fc.property(carIds, (ids) => {
        localStorage.clear()
        const list = open(true)
        const taken = ids.filter((id) => list.getState().toggle(id))
        expect(taken).toEqual(ids.slice(0, MAX_ENTRIES))
        expect([...list.getState().ids].reverse()).toEqual(taken)
        expect(list.getState().toggle(taken[0] ?? '')).toBe(false)
        expect(list.getState().toggle('00000000')).toBe(true)
      }),
    )
  })

  it('never has a car twice or more cars than it may, whatever takes their place', () => {
    fc.assert(
      fc.property(fc.array(carId, { maxLength: 12 }), (ids) => {
        const list = open()
        list.getState().replace([...ids, ...ids])
        expect(list.getState().ids).toEqual([...new Set(ids)].slice(0, MAX_ENTRIES))
        expect(open().getState().ids).toEqual(list.getState().ids)
      }),
    )
  })

  it.each(['{', '"text"', 'null', '[1,{}]', '["../../x"]'])('takes %s on the device for an empty list', (text) => {
    localStorage.setItem('cars', text)
    expect(open().getState().ids).toEqual([])
  })

  it('works on where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('QuotaExceededError')
    }
    const list = open()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(refuse)
    expect(list.getState().toggle('aaaaaaaa')).toBe(true)
    expect(list.getState().ids).toEqual(['aaaaaaaa'])
    vi.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(refuse)
    expect(open().getState().ids).toEqual([])
  })
})

it('reads addresses with anything in them', () => {
  expect(readIds('aaaaaaaa,<b>,aaaaaaaa,,oooooooo,bbbbbbbb,cccccccc', 2)).toEqual(['aaaaaaaa', 'bbbbbbbb'])
})
