import type { PhoneRules } from './phone-rules.ts'
import { readPhone } from './read-phone.ts'

/** A typed number as it is stored and sent, `+` and digits; null for exactly those that `validatePhone` refuses. */
export function toE164(text: string, rules: PhoneRules): string | null {
  return readPhone(text, rules).e164
}
