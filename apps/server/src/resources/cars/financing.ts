import { monthlyInstalment } from '@otosafi/domain/money/loan'
import type { LoanTerms } from '@otosafi/editions/edition'
import type { UsualLoan } from '@otosafi/search/resolve-filters'

/** An indicative loan on the edition's usual terms (decision 15). Amounts are whole units of its currency. */
export type Financing = { amount: number; months: number; annualRate: number; contribution: number }

/** The loan for a car of `price`; the instalment is rounded up, so that the figure never promises too little. */
export function financingOf(
  price: number,
  { contribution: share, annualRate, defaultMonths: months }: LoanTerms,
): Financing {
  const contribution = price * share
  const instalment = monthlyInstalment({ price, contribution, annualRate, months })
  // A hair below: an instalment that is a whole number must not be rounded to the next because of binary fractions.
  return { amount: Math.ceil(instalment * (1 - 1e-12)), months, annualRate, contribution: Math.round(contribution) }
}

/** The same terms as the budget filter takes them. */
export function usualLoanOf({ contribution, annualRate, defaultMonths }: LoanTerms): UsualLoan {
  return { contributionShare: contribution, annualRate, months: defaultMonths }
}
