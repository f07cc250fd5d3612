import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MARKET_WIDTHS, ratePrice, roundEstimate } from './rate-price.ts'

const RANK = { better: 0, at: 1, above: 2 } as const
const amount = fc.integer({ min: 1000, max: 1_000_000_000 })
const width = fc.constantFrom(...MARKET_WIDTHS)

describe('a price against the market', () => {
  it.each([
    [97_000, 'near', 'at'],
    [103_000, 'near', 'at'],
    [96_999, 'near', 'better'],
    [103_001, 'near', 'above'],
    [95_000, 'far', 'at'],
    [92_000, 'wide', 'at'],
    [90_000, 'model', 'at'],
    [115_000, 'segment', 'at'],
    [115_001, 'segment', 'above'],
  ] as const)('of %i against 100 000, looked for %s, is %s', (price, looked, rating) => {
    expect(ratePrice(price, 100_000, looked)).toBe(rating)
  })

  it('never rates a higher price as better', () => {
    fc.assert(
      fc.property(amount, amount, amount, width, (one, other, market, looked) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        expect(RANK[ratePrice(low, market, looked)]).toBeLessThanOrEqual(RANK[ratePrice(high, market, looked)])
      }),
    )
  })

  it('says less the wider the look was', () => {
    fc.assert(
      fc.property(amount, amount, width, width, (price, market, one, other) => {
        const wider = MARKET_WIDTHS.indexOf(one) > MARKET_WIDTHS.indexOf(other) ? one : other
        const nearer = wider === one ? other : one
        if (ratePrice(price, market, nearer) === 'at') expect(ratePrice(price, market, wider)).toBe('at')
      }),
    )
  })
})

describe('an estimate', () => {
  it.each([
    [12_345, 2, 12_000],
    [143_560, 3, 144_000],
    [7, 2, 7],
    [2.6, 2, 3],
    [0, 2, 0],
  ] as const)('of %i with %i digits is %i', (exact, digits, rounded) => {
    expect(roundEstimate(exact, digits)).toBe(rounded)
  })
})
