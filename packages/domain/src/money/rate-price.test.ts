import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ratePrice } from './rate-price.ts'

const RANK = { better: 0, at: 1, above: 2 } as const
const amount = fc.integer({ min: 1000, max: 1_000_000_000 })

describe('a price against the market', () => {
  it.each([
    [97_000, 'at'],
    [103_000, 'at'],
    [96_999, 'better'],
    [103_001, 'above'],
  ] as const)('of %i against 100 000 is %s', (price, rating) => {
    expect(ratePrice(price, 100_000)).toBe(rating)
  })

  it('never rates a higher price as better', () => {
    fc.assert(
      fc.property(amount, amount, amount, (one, other, market) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        expect(RANK[ratePrice(low, market)]).toBeLessThanOrEqual(RANK[ratePrice(high, market)])
      }),
    )
  })
})
