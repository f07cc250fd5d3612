import { textLength } from './text-length.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** Refuses a text of more than `count` code points. */
export function validateTextMax(text: string, count: number): ValidationIssue | null {
  return textLength(text) > count ? { code: 'textMax', values: { count } } : null
}
