import fc from 'fast-check'
import { expect, test } from 'vitest'

import { createRandom } from '@otosafi/domain/random'
import { vinCheckDigit } from '@otosafi/domain/vin/check-digit'
import { makerOf } from '@otosafi/domain/vin/makers'

import { brandFacts } from './facts/brands.ts'
import { makeVin } from './vin.ts'

test.each(brandFacts)('the maker of $name is known by its identifier', ({ name, wmi }) => {
  expect(makerOf(wmi)).toContain(name)
})

test('a made number has seventeen letters without I, O and Q, and a right check digit', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2000, max: 2030 }), (key, year) => {
      const vin = makeVin(createRandom(key), 'VF1', year)
      expect(vin).toMatch(/^VF1[A-HJ-NPR-Z0-9]{14}$/)
      expect(vin[8]).toBe(vinCheckDigit(vin))
    }),
  )
})

test('the tenth letter is the model year’s', () => {
  const letters = [2001, 2009, 2010, 2016, 2026].map((year) => makeVin(createRandom('x'), 'VF1', year)[9])
  expect(letters).toEqual(['1', '9', 'A', 'G', 'T'])
})
