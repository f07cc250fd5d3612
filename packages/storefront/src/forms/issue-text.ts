import type { ValidationIssue } from '@otosafi/validators/validation-issue'

import type { Texts } from '../texts/use-texts.ts'

/** The error message of a field, in the visitor's language (P-37). */
export function issueText(t: Texts['t'], { code, values }: ValidationIssue): string {
  return t(`validation.${code}` as 'validation.email', values)
}
