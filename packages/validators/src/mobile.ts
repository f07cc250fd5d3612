import { canBeMobile } from '@otosafi/domain/reading/can-be-mobile'
import type { PhoneRules } from '@otosafi/domain/reading/phone-rules'
import { readPhone } from '@otosafi/domain/reading/read-phone'

import type { ValidationIssue } from './validation-issue.ts'

/**
 * A telephone number as typed to which text messages go (P-34). A fixed line of the edition's own country gets none; of other
 * countries that is not known.
 */
export function validateMobile(text: string, rules: PhoneRules): ValidationIssue | null {
  const { e164, issue } = readPhone(text, rules)
  if (e164 === null) return issue
  return canBeMobile(e164, rules) ? null : { code: 'phoneFixed', values: {} }
}
