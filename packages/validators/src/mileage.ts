import type { ValidationIssue } from './validation-issue.ts'
import { type Bounds, isWholeWithin } from './whole-within.ts'

/** Bounds of a mileage in the contract, kilometres. */
export const MILEAGE_BOUNDS = { min: 0, max: 5_000_000 } as const satisfies Bounds

/** A mileage in whole kilometres has a lower and an upper bound (P-34). */
export function validateMileage(kilometres: number): ValidationIssue | null {
  return isWholeWithin(kilometres, MILEAGE_BOUNDS) ? null : { code: 'mileageBetween', values: MILEAGE_BOUNDS }
}
