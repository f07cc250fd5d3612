import type { PhoneRules } from '@otosafi/domain/reading/phone-rules'
import { readPhone } from '@otosafi/domain/reading/read-phone'

import { validateEmail } from './email.ts'
import type { ValidationIssue } from './validation-issue.ts'

/**
 * The identifier at sign-in: an e-mail address, or a telephone number as typed (P-31). A text with an `@` is validated as
 * an address, one of digits alone as a number, so that the message fits.
 */
export function validateIdentifier(text: string, rules: PhoneRules): ValidationIssue | null {
  if (text.includes('@')) return validateEmail(text)
  const { issue } = readPhone(text, rules)
  return issue?.code === 'phoneRequired' || issue?.code === 'phoneInvalid' ? { code: 'identifier', values: {} } : issue
}
