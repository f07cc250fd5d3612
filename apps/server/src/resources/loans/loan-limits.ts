import type { EditionFacts, EditionId } from '@otosafi/editions/edition'

import type { BodyOf } from '../../contract/handler.ts'

/** What the calculator's controls go from and to, and what a lender adds to the instalment. */
export type LoanLimits = Pick<
  BodyOf<'getLoanTerms'>,
  'minAnnualRate' | 'maxAnnualRate' | 'minAmount' | 'maxAmount' | 'applicationFee' | 'insurance'
>

/** Range of published yearly rates (fractions) and the usual file fee, as public sources of each country give them. */
const MARKET: Readonly<
  Record<EditionId, { rates: readonly [min: number, max: number]; fee: LoanLimits['applicationFee'] }>
> = {
  ma: { rates: [0.05, 0.09], fee: { fixed: 1200, share: 0, max: null } },
  ci: { rates: [0.08, 0.14], fee: { fixed: 0, share: 0.015, max: 200_000 } },
  coza: { rates: [0.1025, 0.18], fee: { fixed: 0, share: 0, max: null } },
  rw: { rates: [0.16, 0.18], fee: { fixed: 0, share: 0, max: null } },
  sn: { rates: [0.08, 0.14], fee: { fixed: 0, share: 0, max: null } },
  default: { rates: [0.05, 0.18], fee: { fixed: 0, share: 0, max: null } },
}

/** Smallest and largest credit, in steps of the edition's price slider. */
const STEPS = { min: 2, max: 400 }

/** The limits of an edition. No insurance is reckoned: lenders of none of the countries publish a common rate. */
export function loanLimitsOf({ id, priceStep, loan }: Pick<EditionFacts, 'id' | 'priceStep' | 'loan'>): LoanLimits {
  const { rates, fee } = MARKET[id]
  return {
    minAnnualRate: Math.min(rates[0], loan.annualRate),
    maxAnnualRate: Math.max(rates[1], loan.annualRate),
    minAmount: STEPS.min * priceStep,
    maxAmount: STEPS.max * priceStep,
    applicationFee: fee,
    insurance: 0,
  }
}
