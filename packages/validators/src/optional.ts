import { isBlank } from './is-blank.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** Makes the rule of a text optional: a blank one is valid. */
export function optional<Rest extends readonly unknown[]>(
  rule: (text: string, ...rest: Rest) => ValidationIssue | null,
): (text: string, ...rest: Rest) => ValidationIssue | null {
  return (text, ...rest) => (isBlank(text) ? null : rule(text, ...rest))
}
