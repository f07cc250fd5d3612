import { validateAmount } from './amount.ts'
import type { ValidationIssue } from './validation-issue.ts'

/**
 * The credit of a loan, price less contribution, within the edition's terms (P-34); whole units of its
 * currency.
 */
export function validateLoanAmount(
  credit: number,
  terms: Readonly<{ minAmount: number; maxAmount: number }>,
): ValidationIssue | null {
  return validateAmount(credit, { min: terms.minAmount, max: terms.maxAmount })
}
