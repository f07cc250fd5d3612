import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { wholeInstalment } from './loan-simulation.ts'
import { monthlyInstalment, priceForInstalment } from './loan.ts'

describe('the monthly instalment', () => {
  it.each([
    ['Morocco at 5 %', 120_000, 0, 0.05, 60, 2265],
    ['Morocco at 7 %', 120_000, 0, 0.07, 60, 2376],
    ['Morocco at 9 %', 120_000, 0, 0.09, 60, 2491],
    ['Morocco at 12 %, 50,000 of 210,000 down', 210_000, 50_000 / 210_000, 0.12, 60, 3559],
    ['Ivory Coast and Senegal at 5 %', 7_000_000, 0.2, 0.05, 48, 128_964],
    ['Ivory Coast and Senegal at 10 %', 7_000_000, 0.2, 0.1, 48, 142_030],
    ['Ivory Coast and Senegal at 14 %', 7_000_000, 0.2, 0.14, 48, 153_028],
    ['South Africa at 5 %', 250_000, 0.1, 0.05, 72, 3624],
    ['South Africa at 10.75 %', 250_000, 0.1, 0.1075, 72, 4254],
    ['South Africa at 13.75 %', 250_000, 0.1, 0.1375, 72, 4606],
    ['Rwanda at 5 %', 12_500_000, 0.3, 0.05, 48, 201_506],
    ['Rwanda at 16 %', 12_500_000, 0.3, 0.16, 48, 247_977],
    ['Rwanda at 18 %', 12_500_000, 0.3, 0.18, 48, 257_031],
  ])('is the published one in %s', (_, price, share, annualRate, months, expected) => {
    expect(wholeInstalment({ price, contribution: price * share, annualRate, months })).toBe(expected)
  })

  it('pays back exactly the credit and its interest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 1, max: 72 }),
        (price, basisPoints, months) => {
          const annualRate = basisPoints / 10_000
          const instalment = monthlyInstalment({ price, contribution: 0, annualRate, months })
          let owed = price
          for (let month = 0; month < months; month++) owed = owed * (1 + annualRate / 12) - instalment
          expect(Math.abs(owed)).toBeLessThan(price * 1e-6)
        },
      ),
    )
  })

  it('leads back to the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 12, max: 72 }),
        (price, percent, months) => {
          const share = percent / 100
          const instalment = monthlyInstalment({ price, contribution: price * share, annualRate: 0.1, months })
          expect(priceForInstalment(instalment, { contributionShare: share, annualRate: 0.1, months })).toBeCloseTo(
            price,
            3,
          )
        },
      ),
    )
  })

  it('refuses a contribution above the price and a broken number of months', () => {
    expect(() => monthlyInstalment({ price: 1, contribution: 2, annualRate: 0.1, months: 12 })).toThrow(RangeError)
    expect(() => monthlyInstalment({ price: 1, contribution: 0, annualRate: 0.1, months: 12.5 })).toThrow(RangeError)
  })
})
