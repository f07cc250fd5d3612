import { validateEmail } from './email.ts'
import type { PhoneRules } from './phone-rules.ts'
import { readPhone } from './read-phone.ts'
import type { ValidationIssue } from './validation-issue.ts'

/**
 * By what an account is named at sign-in: an e-mail address, or a telephone number as typed (spec section 1). What has
 * an `@` is meant as an address and what has only digits as a number, so that each is told what is wrong with it.
 */
export function validateIdentifier(text: string, rules: PhoneRules): ValidationIssue | null {
  if (text.includes('@')) return validateEmail(text)
  const { issue } = readPhone(text, rules)
  return issue?.code === 'digitsMin' || issue?.code === 'digitsMax'
    ? issue
    : issue && { code: 'identifier', values: {} }
}
