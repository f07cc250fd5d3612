import { isBlank } from './is-blank.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** Makes a rule for a text into the rule for a text that may be left out: a blank one is never refused. */
export function optional<Rest extends readonly unknown[]>(
  rule: (text: string, ...rest: Rest) => ValidationIssue | null,
): (text: string, ...rest: Rest) => ValidationIssue | null {
  return (text, ...rest) => (isBlank(text) ? null : rule(text, ...rest))
}
