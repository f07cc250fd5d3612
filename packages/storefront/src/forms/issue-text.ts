import type { ValidationIssue } from '@otosafi/validators/validation-issue'

import type { Texts } from '../texts/use-texts.ts'

/** What is wrong with a field, in the visitor's language (spec section 5). */
export function issueText(t: Texts['t'], { code, values }: ValidationIssue): string {
  return t(`validation.${code}` as 'validation.email', values)
}
