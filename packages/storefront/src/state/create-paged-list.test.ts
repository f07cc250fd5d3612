import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createPagedList } from './create-paged-list.ts'

const cars = (...ids: number[]) => ids.map((id) => ({ id: String(id) }))

describe('a list that grows by pages', () => {
  it('never shows an item twice, whatever pages overlap', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(30), { maxLength: 10 }), { maxLength: 6 }), (pages) => {
        const list = createPagedList<{ id: string }>()
        for (const [index, ids] of pages.entries()) list.getState().append('a', index + 2, cars(...ids))
        const shown = list.getState().items.map(({ id }) => id)
        expect(new Set(shown).size).toBe(shown.length)
        expect(new Set(shown)).toEqual(new Set(pages.flat().map(String)))
      }),
    )
  })

  it('keeps the order in which items came', () => {
    const list = createPagedList<{ id: string }>()
    list.getState().append('a', 2, cars(3, 1))
    list.getState().append('a', 3, cars(1, 2))
    expect(list.getState().items).toEqual(cars(3, 1, 2))
    expect(list.getState().page).toBe(3)
  })

  it('starts anew for another key, and at page 1 after a reset', () => {
    const list = createPagedList<{ id: string }>()
    list.getState().append('a', 2, cars(1))
    list.getState().append('b', 2, cars(2))
    expect(list.getState().items).toEqual(cars(2))
    list.getState().reset()
    expect(list.getState()).toMatchObject({ key: '', items: [], page: 1 })
  })
})
