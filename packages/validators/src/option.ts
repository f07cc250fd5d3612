import type { ValidationIssue } from './validation-issue.ts'

/** A choice must be one of the options. */
export function validateOption(value: string, options: readonly string[]): ValidationIssue | null {
  return options.includes(value) ? null : { code: 'option', values: {} }
}
