import type { PhoneRules } from './phone-rules.ts'

/** Whether a number (E.164) may be that of a mobile: of the edition's own country it is one, of others that is not known. */
export function canBeMobile(
  e164: string,
  { callingCode, mobile }: Pick<PhoneRules, 'callingCode' | 'mobile'>,
): boolean {
  const own = `+${callingCode}`
  if (callingCode === null || mobile === null || !e164.startsWith(own)) return true
  return new RegExp(mobile).test(e164.slice(own.length))
}
