import { wholeInstalment } from './loan-simulation.ts'
import { type LoanRequest, priceForInstalment } from './loan.ts'

/** The loan terms behind the monthly figures of all cars (P-23); the contribution is a share of the price. */
export type UsualTerms = { contributionShare: number; annualRate: number; months: number }

/** The loan for a price on the usual terms, its contribution in whole units. */
export function usualLoan(price: number, { contributionShare, annualRate, months }: UsualTerms): LoanRequest {
  return { price, contribution: Math.round(price * contributionShare), annualRate, months }
}

/** The highest whole price whose monthly figure is no more than `budget`, so that a filter by it agrees with every card. */
export function highestPriceWithin(budget: number, terms: UsualTerms): number {
  // Half a unit more is rounded down to the budget.
  const about = Math.floor(priceForInstalment(Math.floor(budget) + 0.5, terms))
  // The rounded contribution moves the price by a unit or two.
  const near = [about + 2, about + 1, about, about - 1]
  return near.find((price) => wholeInstalment(usualLoan(price, terms)) <= budget) ?? about - 2
}
