import { wholeInstalment } from '@otosafi/domain/money/loan-simulation'
import type { LoanTerms } from '@otosafi/editions/edition'
import type { UsualLoan } from '@otosafi/search/resolve-filters'

/** An indicative loan on the edition's usual terms (P-23). Amounts are whole units of its currency. */
export type Financing = { amount: number; months: number; annualRate: number; contribution: number }

/** The loan for a car of `price`. */
export function financingOf(
  price: number,
  { contribution: share, annualRate, defaultMonths: months }: LoanTerms,
): Financing {
  const contribution = price * share
  return {
    amount: wholeInstalment({ price, contribution, annualRate, months }),
    months,
    annualRate,
    contribution: Math.round(contribution),
  }
}

/** The same terms for the budget filter. */
export function usualLoanOf({ contribution, annualRate, defaultMonths }: LoanTerms): UsualLoan {
  return { contributionShare: contribution, annualRate, months: defaultMonths }
}
