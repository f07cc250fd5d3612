import { toVin } from './to-vin.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** A vehicle identification number has 17 characters, none of them I, O or Q. Its check digit is not asked for. */
export function validateVin(text: string): ValidationIssue | null {
  return toVin(text) === null ? { code: 'invalid', values: {} } : null
}
