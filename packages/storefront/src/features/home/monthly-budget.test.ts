import { describe, expect, it } from 'vitest'

import { monthlyBudget } from './monthly-budget.ts'

const FREE = { annualRate: 0, defaultMonths: 50, contribution: 0.2 }

describe('the monthly budget to choose by', () => {
  it('is what a car a fifth up the prices costs a month, rounded up to two digits', () => {
    // 50,000 + a fifth of 400,000 is 130,000; 80 % of it in 50 months is 2,080.
    expect(monthlyBudget({ min: 50_000, max: 450_000 }, FREE)).toBe(2_100)
    expect(monthlyBudget({ min: 5_000_000, max: 5_000_000 }, FREE)).toBe(80_000)
    expect(monthlyBudget({ min: 430, max: 430 }, FREE)).toBe(7)
  })

  it('counts the interest of the usual terms', () => {
    // The instalment of 96,000 in 60 months at 7 percent is 1,901.
    expect(
      monthlyBudget({ min: 120_000, max: 120_000 }, { annualRate: 0.07, defaultMonths: 60, contribution: 0.2 }),
    ).toBe(2_000)
  })
})
