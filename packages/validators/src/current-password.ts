import { PASSWORD_LENGTH } from './password.ts'
import { textLength } from './text-length.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** Said of a password that the server knows to be another one. */
export const PASSWORD_WRONG = { code: 'passwordWrong', values: {} } as const satisfies ValidationIssue

/**
 * The current password (sign-in, change, deletion): required; only the server knows whether it is correct.
 */
export function validateCurrentPassword(password: string): ValidationIssue | null {
  if (password === '') return { code: 'passwordRequired', values: {} }
  const { max } = PASSWORD_LENGTH
  return textLength(password) > max ? { code: 'passwordMax', values: { count: max } } : null
}
