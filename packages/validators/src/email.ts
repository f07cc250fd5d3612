import { readEmail } from '@otosafi/domain/reading/read-email'

import type { ValidationIssue } from './validation-issue.ts'

/** An e-mail address as typed must be one that can be read (P-34). */
export function validateEmail(text: string): ValidationIssue | null {
  return readEmail(text) === null ? { code: 'email', values: {} } : null
}
