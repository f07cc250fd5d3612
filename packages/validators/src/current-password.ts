import { PASSWORD_LENGTH } from './password.ts'
import { textLength } from './text-length.ts'
import type { ValidationIssue } from './validation-issue.ts'

/**
 * A password that the visitor already has (login, change, deletion): it must be given; whether it is right only the
 * server knows.
 */
export function validateCurrentPassword(password: string): ValidationIssue | null {
  if (password === '') return { code: 'passwordRequired', values: {} }
  const { max } = PASSWORD_LENGTH
  return textLength(password) > max ? { code: 'passwordMax', values: { count: max } } : null
}
