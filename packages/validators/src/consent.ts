import type { ValidationIssue } from './validation-issue.ts'

/** The sender of personal data must have consented to their use. */
export function validateConsent(given: boolean): ValidationIssue | null {
  return given ? null : { code: 'consent', values: {} }
}
