import fc from 'fast-check'
import { expect, it } from 'vitest'

import { toKilometres, toMiles } from './miles.ts'

it('60,000 miles are 96,561 kilometres, and what was cut to 96,560 is still read as 60,000', () => {
  expect(toKilometres(60_000)).toBe(96_561)
  expect([96_560, 96_561].map(toMiles)).toEqual([60_000, 60_000])
})

it('miles stay the same through kilometres', () => {
  fc.assert(fc.property(fc.nat(3_000_000), (miles) => toMiles(toKilometres(miles)) === miles))
})
