import type { PhoneRules } from '@otosafi/domain/reading/phone-rules'
import { readPhone } from '@otosafi/domain/reading/read-phone'

import type { ValidationIssue } from './validation-issue.ts'

/**
 * A telephone number as typed must be given and have as many digits as the edition's numbers have, or 7 to 15 with a
 * foreign calling code (P-34). Fixed lines are valid, too. Only the server knows whether it is unique
 * (P-29).
 */
export function validatePhone(text: string, rules: PhoneRules): ValidationIssue | null {
  return readPhone(text, rules).issue
}
