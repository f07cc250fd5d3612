import { OTP_DIGITS, readOtp } from '@otosafi/domain/reading/read-otp'

import type { ValidationIssue } from './validation-issue.ts'

/** A one-time code has exactly five digits, on any keyboard (P-28). */
export function validateOtp(text: string): ValidationIssue | null {
  return readOtp(text) === null ? { code: 'otp', values: { digits: OTP_DIGITS } } : null
}
