import fc from 'fast-check'
import { expect, it } from 'vitest'

import { applyChange } from '@otosafi/search/testing/map-change'
import { PROPERTY_TIMEOUT, propertyRuns } from '@otosafi/vitest/property-runs'

import { createLogStructuredStore } from './log-structured-store.ts'

const SEGMENT = 256
const HEADER = 8

const anyKey = fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: 3000 }))
const anyText = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ maxLength: 2 * SEGMENT }))
const anyChange = fc.oneof(
  { weight: 3, arbitrary: fc.record({ key: anyKey, value: anyText }) },
  { weight: 2, arbitrary: fc.record({ key: anyKey }) },
)

it('has what a map has, after any changes', { timeout: PROPERTY_TIMEOUT }, () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 300, size: 'max' }), (changes) => {
      const store = createLogStructuredStore(SEGMENT)
      const plain = new Map<number, string>()
      for (const change of changes) {
        applyChange(store, change)
        applyChange(plain, change)
        expect(store.get(change.key)).toBe(plain.get(change.key))
        expect(store.size).toBe(plain.size)
      }
      for (const key of new Set(changes.map((change) => change.key))) expect(store.get(key)).toBe(plain.get(key))
    }),
    { numRuns: propertyRuns(200) },
  )
})

it('takes at most about twice the memory that its texts need, however often they change', () => {
  const store = createLogStructuredStore(SEGMENT)
  const textOf = (round: number, key: number): string => 'x'.repeat(10 + ((round * 7 + key * 3) % 23))
  let needed = 0
  for (let round = 0; round < 60; round++) {
    needed = 0
    for (let key = 0; key < 100; key++) {
      const text = textOf(round, key)
      needed += HEADER + text.length
      store.set(key, text)
    }
    expect(store.bytes).toBeLessThan(2.2 * needed + 3 * SEGMENT)
  }
  for (let key = 0; key < 100; key++) expect(store.get(key)).toBe(textOf(59, key))
  for (let key = 0; key < 100; key++) store.delete(key)
  expect(store.size).toBe(0)
  expect(store.bytes).toBeLessThanOrEqual(2 * SEGMENT)
})

it('does not grow by one text that changes its length again and again', () => {
  const store = createLogStructuredStore(SEGMENT)
  for (let round = 0; round < 1000; round++) store.set(7, 'x'.repeat(20 + (round % 2)))
  expect(store.get(7)).toBe('x'.repeat(21))
  expect(store.bytes).toBeLessThanOrEqual(3 * SEGMENT)
})
