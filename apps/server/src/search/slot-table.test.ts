import fc from 'fast-check'
import { expect, it } from 'vitest'

import { createSlotTable } from './slot-table.ts'

/** Few codes meet often; neighbours and multiples of a power of two fall on each other if anything does. */
const anyCode = fc.oneof(
  fc.integer({ min: 0, max: 60 }),
  fc.integer({ min: 0, max: 60 }).map((number) => number * 2 ** 32),
  fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
)
const anyChange = fc.oneof(
  fc.record({ set: anyCode, slot: fc.integer({ min: 0, max: 2 ** 31 }) }),
  fc.record({ delete: anyCode }),
)

it('keeps slots as a Map does', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 400, size: 'max' }), (changes) => {
      const table = createSlotTable()
      const map = new Map<number, number>()
      for (const change of changes) {
        if ('set' in change) {
          table.set(change.set, change.slot)
          map.set(change.set, change.slot)
        } else {
          table.delete(change.delete)
          map.delete(change.delete)
        }
        const code = 'set' in change ? change.set : change.delete
        expect(table.get(code)).toBe(map.get(code))
      }
      expect(table.size).toBe(map.size)
      for (const [code, slot] of map) expect(table.get(code)).toBe(slot)
    }),
  )
})

it('grows, and closes every gap where places are taken by the thousand', () => {
  const table = createSlotTable()
  const codes = Array.from({ length: 5000 }, (_, number) => number * 2 ** 20)
  for (const [slot, code] of codes.entries()) table.set(code, slot)
  for (const [slot, code] of codes.entries()) if (slot % 3 === 0) table.delete(code)
  expect(codes.map(table.get)).toEqual(codes.map((_, slot) => (slot % 3 === 0 ? undefined : slot)))
})
