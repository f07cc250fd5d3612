import type { LoanLimits } from '@otosafi/api-client/schema'
import type { EditionFacts } from '@otosafi/editions/edition'

/** Smallest and largest credit, in steps of the edition's price slider. */
const STEPS = { min: 2, max: 400 }

/** The limits of an edition. */
export function loanLimitsOf({ priceStep, loan }: Pick<EditionFacts, 'priceStep' | 'loan'>): LoanLimits {
  return {
    minAnnualRate: Math.min(loan.rates[0], loan.annualRate),
    maxAnnualRate: Math.max(loan.rates[1], loan.annualRate),
    minAmount: STEPS.min * priceStep,
    maxAmount: STEPS.max * priceStep,
    applicationFee: loan.applicationFee,
    insurance: loan.insurance,
    taxOnInterest: loan.taxOnInterest,
    maxBalloon: loan.maxBalloon,
    incomeShare: loan.incomeShare,
  }
}
