import { isBlank } from './is-blank.ts'
import { validateTextMax } from './text-max.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** The most code points of a message in the contract. */
export const MESSAGE_MAX_LENGTH = 4000

/** A message must be given (P-34), 4000 code points at most. */
export function validateMessage(text: string): ValidationIssue | null {
  return isBlank(text) ? { code: 'message', values: {} } : validateTextMax(text, MESSAGE_MAX_LENGTH)
}
