import fc from 'fast-check'
import { expect, it } from 'vitest'

import { createSlotTable } from './slot-table.ts'
import { applyChange } from './testing/map-change.ts'

/** Few codes, so that operations meet the same ones; neighbours and multiples of a power of two collide if anything does. */
const anyCode = fc.oneof(
  fc.integer({ min: 0, max: 60 }),
  fc.integer({ min: 0, max: 60 }).map((number) => number * 2 ** 32),
  fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
)
const anyChange = fc.oneof(
  fc.record({ key: anyCode, value: fc.integer({ min: 0, max: 2 ** 31 }) }),
  fc.record({ key: anyCode }),
)

it('keeps slots as a Map does', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 400, size: 'max' }), (changes) => {
      const table = createSlotTable()
      const map = new Map<number, number>()
      for (const change of changes) {
        applyChange(table, change)
        applyChange(map, change)
        expect(table.get(change.key)).toBe(map.get(change.key))
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
