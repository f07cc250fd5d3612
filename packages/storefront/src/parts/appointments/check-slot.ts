import type { ValidationIssue } from '@otosafi/validators/validation-issue'

/** The error of a form that takes a time, where none was chosen: browsers without script may send it so. */
export function checkSlot(slot: string): ValidationIssue | null {
  return slot === '' ? { code: 'option', values: {} } : null
}
