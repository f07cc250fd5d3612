import { plainText } from './plain-text.ts'

/** Digits of a one-time code (P-28). */
export const OTP_DIGITS = 5

/**
 * A typed or pasted one-time code as its five ASCII digits; null when it is none. Spaces, direction marks and hyphens
 * do not count. Of a whole message it is the one number of five digits.
 */
export function readOtp(text: string): string | null {
  const plain = plainText(text)
  const code = plain.replace(/[ -]/g, '')
  if (isCode(code)) return code
  const numbers = new Set((plain.match(/(?<![\w.,+])[0-9]+(?![\w])/g) ?? []).filter(isCode))
  return numbers.size === 1 ? ([...numbers][0] ?? null) : null
}

function isCode(text: string): boolean {
  return /^[0-9]+$/.test(text) && text.length === OTP_DIGITS
}
