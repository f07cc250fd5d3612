import { plainText } from './plain-text.ts'

/** Digits of a one-time code (P-28). */
export const OTP_DIGITS = 5

/**
 * A typed or pasted one-time code as its five ASCII digits; null when it is none. Spaces, direction marks and hyphens
 * do not count.
 */
export function readOtp(text: string): string | null {
  const code = plainText(text).replace(/[ -]/g, '')
  return /^[0-9]+$/.test(code) && code.length === OTP_DIGITS ? code : null
}
