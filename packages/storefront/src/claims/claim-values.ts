import { edition } from '#edition'

/** The figures of the claims, from the spec's constants (section 9) and the edition's facts; texts only name them. */
export const CLAIM_VALUES = {
  points: 100,
  months: 6,
  extendedMonths: 12,
  days: 5,
  hours: 24,
  minutes: 30,
  minMonths: edition.loan.minMonths,
  maxMonths: edition.loan.maxMonths,
  rate: (edition.loan.advertisedFrom ?? 0) * 100,
} as const

/** Months of roadside assistance (spec section 9); the same placeholder as the warranty's in the texts. */
const ROADSIDE_MONTHS = 12

/** The figures of one claim. */
export function claimValues(claim: string): Record<string, number> {
  return claim === 'roadsideAssistance' ? { ...CLAIM_VALUES, months: ROADSIDE_MONTHS } : CLAIM_VALUES
}
