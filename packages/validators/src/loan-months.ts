import { validateNumberBetween } from './number-between.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** A loan runs for a whole number of months within the edition's terms (P-23). */
export function validateLoanMonths(
  months: number,
  terms: Readonly<{ minMonths: number; maxMonths: number }>,
): ValidationIssue | null {
  return validateNumberBetween(months, { min: terms.minMonths, max: terms.maxMonths })
}
