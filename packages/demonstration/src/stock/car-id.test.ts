import fc from 'fast-check'
import { expect, test } from 'vitest'

import { CAR_ID_COUNT, carIdOf, counterOfCarId } from './car-id.ts'

const counters = fc.integer({ min: 0, max: CAR_ID_COUNT - 1 })

test('every counter has an id of eight Crockford letters that leads back to it', () => {
  fc.assert(
    fc.property(counters, fc.string(), (counter, key) => {
      const id = carIdOf(counter, key)
      expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{8}$/)
      expect(counterOfCarId(id, key)).toBe(counter)
    }),
  )
})

test('every id has one counter', () => {
  const letter = fc.constantFrom(...'0123456789abcdefghjkmnpqrstvwxyz')
  fc.assert(
    fc.property(fc.string({ unit: letter, minLength: 8, maxLength: 8 }), (id) => {
      const counter = counterOfCarId(id, 'ma')
      expect(counter).not.toBeNull()
      expect(carIdOf(counter ?? -1, 'ma')).toBe(id)
    }),
  )
})

test('the first hundred thousand ids differ', () => {
  const ids = new Set(Array.from({ length: 100_000 }, (_, counter) => carIdOf(counter, 'coza')))
  expect(ids.size).toBe(100_000)
})

test('neighbours do not look alike, and neither do editions', () => {
  const first = carIdOf(1, 'ma')
  expect(carIdOf(2, 'ma').slice(0, 4)).not.toBe(first.slice(0, 4))
  expect(carIdOf(1, 'ci')).not.toBe(first)
})

test('what is not a counter or not an id is refused', () => {
  for (const counter of [-1, 0.5, CAR_ID_COUNT, Number.NaN]) expect(() => carIdOf(counter)).toThrow(RangeError)
  for (const id of ['', 'abc', 'abcdefgi', 'ABCDEFGH', '0123456789']) expect(counterOfCarId(id)).toBeNull()
})
