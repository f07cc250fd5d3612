import type { ValidationIssue } from './validation-issue.ts'

/** Whoever sends personal data must have agreed to their use. */
export function validateConsent(given: boolean): ValidationIssue | null {
  return given ? null : { code: 'consent', values: {} }
}
