import { isBlank } from './is-blank.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** The value of a field; a box that is not ticked is false. */
export type FieldValue = string | number | boolean | readonly unknown[] | null | undefined

/**
 * The general rule of a field that must be given, with the field's key for the message (P-34). A blank text,
 * an unreadable number (NaN), an empty list and an unticked box count as not given; the number 0 is given.
 */
export function validateRequired(value: FieldValue, field: string): ValidationIssue | null {
  return isGiven(value) ? null : { code: 'required', values: { field } }
}

function isGiven(value: FieldValue): boolean {
  if (typeof value === 'string') return !isBlank(value)
  if (typeof value === 'number') return !Number.isNaN(value)
  if (typeof value === 'boolean') return value
  return value !== null && value !== undefined && value.length > 0
}
