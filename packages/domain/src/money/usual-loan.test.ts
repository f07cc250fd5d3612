import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { wholeInstalment } from './loan-simulation.ts'
import { highestPriceWithin, usualLoan } from './usual-loan.ts'

const terms = fc.record({
  contributionShare: fc.constantFrom(0, 0.1, 0.2, 0.3, 1 / 3),
  annualRate: fc.integer({ min: 0, max: 3000 }).map((basisPoints) => basisPoints / 1e4),
  months: fc.integer({ min: 12, max: 72 }),
})

describe('the highest price within a monthly budget', () => {
  it('has a figure within the budget, and that of the next price is above it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), terms, (budget, usual) => {
        const price = highestPriceWithin(budget, usual)
        expect(wholeInstalment(usualLoan(price, usual))).toBeLessThanOrEqual(budget)
        expect(wholeInstalment(usualLoan(price + 1, usual))).toBeGreaterThan(budget)
      }),
    )
  })

  it('is no number where the budget is none', () => {
    expect(highestPriceWithin(NaN, { contributionShare: 0.2, annualRate: 0.07, months: 60 })).toBeNaN()
  })
})
