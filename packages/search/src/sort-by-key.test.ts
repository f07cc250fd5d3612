import fc from 'fast-check'
import { expect, it } from 'vitest'

import { sortByKey } from './sort-by-key.ts'

const anyKey = fc.oneof(
  fc.double({ noNaN: true }),
  fc.integer({ min: -3, max: 3 }),
  fc.integer({ min: 0, max: 2_000_000 }),
  fc.constantFrom(0, -0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
)

/** Numbers of items that are compared, and that are sorted by radix. */
const anyCount = fc.oneof(fc.nat({ max: 50 }), fc.integer({ min: 1990, max: 2200 }))

it('puts items in the order that a stable sort puts them in', () => {
  fc.assert(
    fc.property(fc.array(anyKey, { minLength: 1 }), anyCount, fc.nat(), (keys, count, first) => {
      const items = Array.from({ length: count }, (_, at) => (first + at * 7919) % keys.length)
      const expected = items.toSorted((a, b) => {
        const [keyA, keyB] = [keys[a] as number, keys[b] as number]
        return keyA < keyB ? -1 : keyA > keyB ? 1 : 0
      })
      expect([...sortByKey(Uint32Array.from(items), Float64Array.from(keys))]).toEqual(expected)
    }),
  )
})
