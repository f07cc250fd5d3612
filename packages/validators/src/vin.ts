import { toVin } from '@otosafi/domain/vin/to-vin'

import type { ValidationIssue } from './validation-issue.ts'

/** A vehicle identification number has 17 characters, none of them I, O or Q. Its check digit is not checked. */
export function validateVin(text: string): ValidationIssue | null {
  return toVin(text) === null ? { code: 'invalid', values: {} } : null
}
