import { validateAmount } from './amount.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** The down payment of a loan is between nothing and the price; whole units of one currency. */
export function validateLoanContribution(contribution: number, price: number): ValidationIssue | null {
  return validateAmount(contribution, { min: 0, max: price })
}
