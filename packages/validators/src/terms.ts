import type { ValidationIssue } from './validation-issue.ts'

/** A person who opens an account must have agreed to the terms of use and to what is done with personal data. */
export function validateTerms(accepted: boolean): ValidationIssue | null {
  return accepted ? null : { code: 'terms', values: {} }
}
