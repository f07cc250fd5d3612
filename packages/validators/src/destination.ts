import type { PhoneRules } from '@otosafi/domain/reading/phone-rules'

import { validateIdentifier } from './identifier.ts'
import { validateMobile } from './mobile.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** Where a code or link is sent, as typed: an e-mail address, or a number to which text messages go. */
export function validateDestination(text: string, rules: PhoneRules): ValidationIssue | null {
  return validateIdentifier(text, rules) ?? (text.includes('@') ? null : validateMobile(text, rules))
}
