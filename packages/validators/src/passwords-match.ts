import type { ValidationIssue } from './validation-issue.ts'

/** The new password and its confirmation must be the same, character by character (P-30). */
export function validatePasswordsMatch(password: string, confirmation: string): ValidationIssue | null {
  return password === confirmation ? null : { code: 'passwordsMatch', values: {} }
}
