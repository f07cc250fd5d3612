import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { differs } from './differs.ts'

const known = fc.constantFrom('5', '7', 'Petrol').map((text) => ({ text }))
const unknown = { text: 'Not known', unknown: true }
const cell = fc.oneof(known, fc.constant(unknown))
const row = fc.array(cell, { maxLength: 4 })

describe('a row of the comparison', () => {
  it('differs exactly where two cars are known to be unlike', () => {
    fc.assert(
      fc.property(row, (cells) => {
        const unlike = cells.some((a) => cells.some((b) => !('unknown' in a) && !('unknown' in b) && a.text !== b.text))
        expect(differs(cells)).toBe(unlike)
      }),
    )
  })

  it('differs or not in whatever order the cars stand', () => {
    fc.assert(
      fc.property(row, (cells) => {
        expect(differs([...cells].reverse())).toBe(differs(cells))
      }),
    )
  })

  it('makes no difference of what is not known', () => {
    fc.assert(
      fc.property(row, (cells) => {
        expect(differs([...cells, unknown])).toBe(differs(cells))
      }),
    )
  })

  it('goes on differing when a car is added', () => {
    fc.assert(
      fc.property(row, cell, (cells, added) => {
        if (differs(cells)) expect(differs([...cells, added])).toBe(true)
      }),
    )
  })

  it('never differs with one car', () => {
    fc.assert(
      fc.property(cell, (only) => {
        expect(differs([only])).toBe(false)
      }),
    )
  })
})
