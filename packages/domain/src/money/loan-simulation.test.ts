import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { PROPERTY_TIMEOUT, propertyRuns } from '@otosafi/vitest/property-runs'

import { affordablePrice, simulateLoan, wholeInstalment } from './loan-simulation.ts'
import { monthlyInstalment } from './loan.ts'

const FREE = { applicationFee: { fixed: 0, share: 0, max: null }, monthlyInsurance: 0, taxOnInterest: 0 }

const loans = fc.record({
  price: fc.integer({ min: 10_000, max: 50_000_000 }),
  percent: fc.integer({ min: 0, max: 90 }),
  basisPoints: fc.integer({ min: 0, max: 3000 }),
  months: fc.integer({ min: 12, max: 72 }),
})

/** Pays `payment` a month, with interest in basis points a year rounded half up in whole numbers; the last month pays all. */
function walk(credit: number, basisPoints: number, months: number, payment: number) {
  const interest: number[] = []
  let owed = BigInt(credit)
  for (let month = 1; month <= months; month++) {
    const due = (owed * BigInt(basisPoints) * 2n + 120_000n) / 240_000n
    interest.push(Number(due))
    const repaid = BigInt(payment) - due
    owed -= month === months || repaid > owed ? owed : repaid
  }
  return { interest }
}

/** The least whole instalment that leaves no more than the balloon after all months, found by bisection. */
function leastPayment(credit: number, basisPoints: number, months: number, balloon: number): { payment: number } {
  const leaves = (payment: number) => {
    let owed = BigInt(credit)
    for (let month = 1; month <= months; month++)
      owed += (owed * BigInt(basisPoints) * 2n + 120_000n) / 240_000n - BigInt(payment)
    return owed
  }
  let [low, high] = [0, credit + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (leaves(middle) <= BigInt(balloon)) high = middle
    else low = middle + 1
  }
  return { payment: low }
}

describe('a simulated loan', () => {
  it('is repaid to the last unit, and its figures agree with each other', () => {
    fc.assert(
      fc.property(loans, ({ price, percent, basisPoints, months }) => {
        const request = {
          price,
          contribution: Math.round((price * percent) / 100),
          annualRate: basisPoints / 1e4,
          months,
        }
        const loan = simulateLoan(request, FREE)
        const sum = (pick: (month: (typeof loan.months)[number]) => number) =>
          loan.months.reduce((total, month) => total + pick(month), 0)
        expect(loan.months).toHaveLength(months)
        expect(loan.months.at(-1)?.owed).toBe(0)
        expect(sum(({ principal }) => principal)).toBe(loan.credit)
        expect(loan.cost).toBe(sum(({ interest }) => interest))
        expect(loan.total).toBe(price - request.contribution + loan.cost)
        for (const { principal, interest, owed } of loan.months.slice(0, -1)) {
          expect(Math.min(principal, interest, owed)).toBeGreaterThanOrEqual(0)
          if (owed > 0) expect(principal + interest).toBe(loan.monthlyPayment)
        }
      }),
    )
  })

  it('ends with an instalment that differs by the rounding alone', () => {
    fc.assert(
      fc.property(loans, ({ price, basisPoints, months }) => {
        const request = { price, contribution: 0, annualRate: basisPoints / 1e4, months }
        const { months: schedule, monthlyPayment } = simulateLoan(request, FREE)
        const total = schedule.reduce((sum, { principal, interest }) => sum + principal + interest, 0)
        const unrounded = monthlyInstalment(request) * months
        // Each month is rounded twice, and what is rounded bears interest for six years at most.
        expect(Math.abs(total - unrounded)).toBeLessThan(months * 8)
        expect(Math.abs(monthlyPayment - monthlyInstalment(request))).toBeLessThanOrEqual(0.5 + 1e-3)
      }),
    )
  })

  it(
    'agrees to the last unit with a simulation in whole numbers that knows no formula',
    () => {
      fc.assert(
        fc.property(
          loans,
          fc.integer({ min: 0, max: 30 }),
          ({ price, percent, basisPoints, months }, balloonPercent) => {
            const contribution = Math.round((price * percent) / 100)
            const balloon = Math.round(((price - contribution) * balloonPercent) / 100)
            const request = { price, contribution, annualRate: basisPoints / 1e4, months, balloon }
            const loan = simulateLoan(request, { ...FREE, taxOnInterest: 0.1 })
            const oracle = leastPayment(price - contribution, basisPoints, months, balloon)
            // The oracle's interest is rounded each month, the instalment's formula is not: a month's half unit, compounded.
            expect(Math.abs(loan.monthlyPayment - oracle.payment)).toBeLessThanOrEqual(2)
            const walked = walk(price - contribution, basisPoints, months, loan.monthlyPayment)
            expect(loan.months.map(({ interest }) => interest)).toEqual(walked.interest)
            expect(loan.interest).toBe(walked.interest.reduce((sum, each) => sum + each, 0))
            expect(loan.tax).toBe(walked.interest.reduce((sum, each) => sum + Math.round(each / 10), 0))
            expect(loan.cost).toBe(loan.interest + loan.tax)
          },
        ),
        { numRuns: propertyRuns(2000) },
      )
    },
    PROPERTY_TIMEOUT,
  )

  it('counts fee and insurance beside the interest, the fee up to its cap', () => {
    const request = { price: 100_000, contribution: 20_000, annualRate: 0, months: 40 }
    const costs = { applicationFee: { fixed: 500, share: 0.01, max: 1000 }, monthlyInsurance: 40, taxOnInterest: 0 }
    expect(simulateLoan(request, costs)).toMatchObject({
      credit: 80_000,
      monthlyPayment: 2000,
      monthlyInsurance: 40,
      applicationFee: 1000,
      cost: 2600,
      total: 82_600,
    })
  })

  it('leaves a fee and an insurance that are not known out of its sums, and says no figure for them', () => {
    const request = { price: 100_000, contribution: 20_000, annualRate: 0, months: 40 }
    const known = { applicationFee: { fixed: 500, share: 0, max: null }, monthlyInsurance: 40, taxOnInterest: 0 }
    expect(simulateLoan(request, { ...known, applicationFee: null, monthlyInsurance: null })).toMatchObject({
      applicationFee: null,
      monthlyInsurance: null,
      cost: 0,
      total: 80_000,
    })
    expect(simulateLoan(request, { ...known, applicationFee: null })).toMatchObject({ cost: 1600 })
    expect(simulateLoan(request, { ...known, monthlyInsurance: null })).toMatchObject({ cost: 500 })
  })
})

it('a whole instalment is moved by no binary fraction, and a half is rounded up', () => {
  expect(wholeInstalment({ price: 121.5, contribution: 0, annualRate: 0, months: 3 })).toBe(41)
  expect(wholeInstalment({ price: 120_000, contribution: 24_000, annualRate: 0, months: 60 })).toBe(1600)
})

it('a whole instalment that is just below a half is rounded down', () => {
  // 2,804,733.4999976805 a month.
  const request = { price: 84_582_844, contribution: 34_147_794, annualRate: 0.1242, months: 20 }
  expect(wholeInstalment(request)).toBe(2_804_733)
})

it('what an income carries is a price whose instalment is within the safe payment, and the next step is not', () => {
  const terms = { contributionShare: 0.2, annualRate: 0.1, months: 48 }
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 10_000_000 }), (income) => {
      const { payment, price } = affordablePrice(income, { ...terms, incomeShare: 1 / 3, step: 5000 })
      const instalmentOf = (of: number) => monthlyInstalment({ ...terms, price: of, contribution: of * 0.2 })
      expect(payment).toBeLessThanOrEqual(income / 3)
      expect(price % 5000).toBe(0)
      expect(instalmentOf(price)).toBeLessThanOrEqual(payment + 1e-6)
      expect(instalmentOf(price + 5000)).toBeGreaterThan(payment - 1e-6)
    }),
  )
})
