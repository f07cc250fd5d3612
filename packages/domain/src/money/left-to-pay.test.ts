import fc from 'fast-check'
import { expect, it } from 'vitest'

import { leftToPay } from './left-to-pay.ts'

const amount = fc.integer({ min: 0, max: 1e10 })

it('what is left and what is given make up the price, at both ends of the range', () => {
  fc.assert(
    fc.property(amount, amount, amount, (price, one, other) => {
      const range = { low: Math.min(one, other), high: Math.max(one, other) }
      const { least, most } = leftToPay(price, range)
      expect([least + range.high, most + range.low]).toEqual([price, price])
      expect(least).toBeLessThanOrEqual(most)
    }),
  )
  expect(leftToPay(128_000, { low: 60_000, high: 140_000 })).toEqual({ least: -12_000, most: 68_000 })
})
