import { isBlank } from './is-blank.ts'
import { NAME_MAX_LENGTH } from './name.ts'
import { validateTextMax } from './text-max.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** A full name must be given (P-34). One word is enough: not everybody has two names. */
export function validateFullName(text: string): ValidationIssue | null {
  return isBlank(text) ? { code: 'fullName', values: {} } : validateTextMax(text, NAME_MAX_LENGTH)
}
