import type { EditionFacts } from '@otosafi/editions/edition'

import type { BodyOf } from '../../contract/handler.ts'

/** What the calculator's controls go from and to, and what a lender adds to the instalment. */
export type LoanLimits = Pick<
  BodyOf<'getLoanTerms'>,
  'minAnnualRate' | 'maxAnnualRate' | 'minAmount' | 'maxAmount' | 'applicationFee' | 'insurance'
>

/** Smallest and largest credit, in steps of the edition's price slider. */
const STEPS = { min: 2, max: 400 }

/** The limits of an edition. No insurance is reckoned: lenders of none of the countries publish a common rate. */
export function loanLimitsOf({ priceStep, loan }: Pick<EditionFacts, 'priceStep' | 'loan'>): LoanLimits {
  return {
    minAnnualRate: Math.min(loan.rates[0], loan.annualRate),
    maxAnnualRate: Math.max(loan.rates[1], loan.annualRate),
    minAmount: STEPS.min * priceStep,
    maxAmount: STEPS.max * priceStep,
    applicationFee: loan.applicationFee,
    insurance: 0,
  }
}
