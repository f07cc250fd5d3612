import { isBlank } from './is-blank.ts'
import { validateTextMax } from './text-max.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** The most code points of a person's name in the contract. */
export const NAME_MAX_LENGTH = 100

/** A name must be given (P-34), in any writing, 100 code points at most. */
export function validateName(text: string): ValidationIssue | null {
  return isBlank(text) ? { code: 'name', values: {} } : validateTextMax(text, NAME_MAX_LENGTH)
}
