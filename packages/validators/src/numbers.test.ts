import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { validateAmount } from './amount.ts'
import { validateLoanAmount } from './loan-amount.ts'
import { validateLoanContribution } from './loan-contribution.ts'
import { validateLoanMonths } from './loan-months.ts'
import { validateLoanRate } from './loan-rate.ts'
import { validateMileage } from './mileage.ts'
import { validateNumberBetween } from './number-between.ts'

const NO_NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 12.5]

describe('a mileage', () => {
  it('is between 0 and five million kilometres', () => {
    for (const kilometres of [0, 1, 64_200, 5_000_000]) expect(validateMileage(kilometres)).toBeNull()
    for (const kilometres of [-1, 5_000_001, ...NO_NUMBERS]) {
      expect(validateMileage(kilometres)).toEqual({ code: 'mileageBetween', values: { min: 0, max: 5_000_000 } })
    }
  })
})

describe.each([
  ['amountBetween', validateAmount],
  ['numberBetween', validateNumberBetween],
] as const)('the rule %s', (code, rule) => {
  it('takes exactly the whole numbers between its bounds, both included', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(1000), fc.nat(3000), (min, size, offset) => {
        const bounds = { min, max: min + size }
        const issue = rule(min - 1000 + offset, bounds)
        expect(issue).toEqual(offset >= 1000 && offset <= 1000 + size ? null : { code, values: bounds })
      }),
    )
    for (const value of NO_NUMBERS) expect(rule(value, { min: 0, max: 100 })?.code).toBe(code)
  })
})

describe('a loan', () => {
  const terms = {
    minAmount: 10_000,
    maxAmount: 500_000,
    minMonths: 12,
    maxMonths: 60,
    minAnnualRate: 0.05,
    maxAnnualRate: 0.1375,
  }

  it('has a credit within the terms', () => {
    const issue = { code: 'amountBetween', values: { min: 10_000, max: 500_000 } }
    for (const credit of [10_000, 120_000, 500_000]) expect(validateLoanAmount(credit, terms)).toBeNull()
    for (const credit of [9999, 500_001, Number.NaN]) expect(validateLoanAmount(credit, terms)).toEqual(issue)
  })

  it('has a contribution from nothing to the whole price', () => {
    for (const contribution of [0, 24_000, 120_000]) expect(validateLoanContribution(contribution, 120_000)).toBeNull()
    for (const contribution of [-1, 120_001, Number.NaN]) {
      const issue = { code: 'amountBetween', values: { min: 0, max: 120_000 } }
      expect(validateLoanContribution(contribution, 120_000)).toEqual(issue)
    }
  })

  it('runs for whole months within the terms', () => {
    for (const months of [12, 48, 60]) expect(validateLoanMonths(months, terms)).toBeNull()
    for (const months of [0, 11, 61, 12.5, Number.NaN]) {
      expect(validateLoanMonths(months, terms)).toEqual({ code: 'numberBetween', values: { min: 12, max: 60 } })
    }
  })

  it('has a rate within the terms, whose bounds are given in percent', () => {
    for (const rate of [0.05, 5 / 100, 0.07, 13.75 / 100, 0.1375]) expect(validateLoanRate(rate, terms)).toBeNull()
    for (const rate of [0, 0.0499, 0.1376, 7, Number.NaN]) {
      expect(validateLoanRate(rate, terms)).toEqual({ code: 'numberBetween', values: { min: 5, max: 13.75 } })
    }
  })

  it('accepts every rate typed in percent to two decimals between the bounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), (hundredths) => {
        const accepted = validateLoanRate(hundredths / 10_000, terms) === null
        expect(accepted).toBe(hundredths >= 500 && hundredths <= 1375)
      }),
    )
  })
})
