import type { ValidationIssue } from './validation-issue.ts'
import { type Bounds, isWholeWithin } from './whole-within.ts'

/** A whole number between two others: a model year, a number of owners. */
export function validateNumberBetween(value: number, { min, max }: Bounds): ValidationIssue | null {
  return isWholeWithin(value, { min, max }) ? null : { code: 'numberBetween', values: { min, max } }
}
