import { isCommonPassword } from './common-passwords.ts'
import { textLength } from './text-length.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** Bounds of a password in code points (P-30). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

/**
 * A new password: 8 to 128 Unicode characters of any kind, spaces too, and none of the best-known ones (P-30).
 */
export function validatePassword(password: string): ValidationIssue | null {
  if (password === '') return { code: 'passwordRequired', values: {} }
  const length = textLength(password)
  if (length < PASSWORD_LENGTH.min) return { code: 'passwordMin', values: { count: PASSWORD_LENGTH.min } }
  if (length > PASSWORD_LENGTH.max) return { code: 'passwordMax', values: { count: PASSWORD_LENGTH.max } }
  return isCommonPassword(password) ? { code: 'passwordCommon', values: {} } : null
}
