import { isBlank } from './is-blank.ts'
import { textLength } from './text-length.ts'
import { validateTextMax } from './text-max.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** The fewest and the most code points of a home's address in the OpenAPI document. */
export const HOME_ADDRESS_MIN = 3
export const HOME_ADDRESS_MAX = 200

/** The address of a seller's home, where the car is inspected (P-50): 3 to 200 code points. */
export function validateHomeAddress(text: string): ValidationIssue | null {
  if (isBlank(text) || textLength(text.trim()) < HOME_ADDRESS_MIN) return { code: 'invalid', values: {} }
  return validateTextMax(text, HOME_ADDRESS_MAX)
}
