import { wholeInstalment } from '@otosafi/domain/money/loan-simulation'
import { usualLoan, type UsualTerms } from '@otosafi/domain/money/usual-loan'
import type { LoanTerms } from '@otosafi/editions/edition'

/** An indicative loan on the edition's usual terms (P-23), with the date of its rate. Amounts are whole units of its currency. */
export type Financing = { amount: number; months: number; annualRate: number; rateDate: string; contribution: number }

/** The loan for a car of `price`. */
export function financingOf(price: number, terms: LoanTerms): Financing {
  const loan = usualLoan(price, usualTermsOf(terms))
  const { contribution, months, annualRate } = loan
  return { amount: wholeInstalment(loan), months, annualRate, rateDate: terms.rateDate, contribution }
}

/** The terms of every shown instalment, and of the budget filter. */
export function usualTermsOf({ contribution, annualRate, defaultMonths }: LoanTerms): UsualTerms {
  return { contributionShare: contribution, annualRate, months: defaultMonths }
}
