import type { ValidationIssue } from './validation-issue.ts'

/** What is chosen from a list must be on it. */
export function validateOption(value: string, options: readonly string[]): ValidationIssue | null {
  return options.includes(value) ? null : { code: 'option', values: {} }
}
