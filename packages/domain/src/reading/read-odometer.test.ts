import fc from 'fast-check'
import { expect, it } from 'vitest'

import { toMiles } from './miles.ts'
import { readDistance } from './read-distance.ts'
import { readOdometer } from './read-odometer.ts'

it.each([
  ['120 000', 120_000],
  ['120 000 km', 120_000],
  ['60 000 mi', 96_561],
  ['60k miles', 96_561],
  ['٦٠٬٠٠٠ ميل', 96_561],
])('%s is %i kilometres', (text, kilometres) => {
  expect(readOdometer(text)).toBe(kilometres)
})

it.each([
  ['60 000', 96_561],
  ['60.000 mi', 96_561],
  ['96 561 km', 96_561],
])('%s on an odometer that counts miles is %i kilometres', (text, kilometres) => {
  expect(readOdometer(text, 'mi')).toBe(kilometres)
})

it.each(['', 'low', '60 000 mi km', 'mi 60 000 km', '60 m', '60 000 DH'])('%j is none', (text) => {
  expect([readOdometer(text), readOdometer(text, 'mi')]).toEqual([undefined, undefined])
})

it('a number alone is in the unit of the odometer, whatever its size', () => {
  fc.assert(
    fc.property(fc.nat(3_000_000), (shown) => {
      const text = String(shown)
      expect(readOdometer(text)).toBe(readDistance(text))
      expect(toMiles(readOdometer(text, 'mi') ?? NaN)).toBe(shown)
    }),
  )
})
