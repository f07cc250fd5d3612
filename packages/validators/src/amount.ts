import type { ValidationIssue } from './validation-issue.ts'
import { type Bounds, isWholeWithin } from './whole-within.ts'

/** An amount between two others, all in whole units of the same currency (P-34). */
export function validateAmount(amount: number, { min, max }: Bounds): ValidationIssue | null {
  return isWholeWithin(amount, { min, max }) ? null : { code: 'amountBetween', values: { min, max } }
}
