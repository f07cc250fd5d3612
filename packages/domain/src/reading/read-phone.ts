import type { PhoneRules } from './phone-rules.ts'
import { plainText } from './plain-text.ts'

/**
 * Errors of a typed number: it is empty, it is no number, it has too few or too many digits, or it is written by a habit of its
 * country: with a 0 too many (`number` is that without it), or without its prefix.
 */
export type PhoneFault =
  | { readonly code: 'phoneRequired' | 'phoneInvalid'; readonly values: Readonly<Record<string, never>> }
  | { readonly code: 'digitsMin' | 'digitsMax'; readonly values: { readonly count: number } }
  | { readonly code: 'phoneZero'; readonly values: { readonly number: string } }
  | { readonly code: 'phonePrefix'; readonly values: { readonly digits: number; readonly prefixes: string } }

/** A typed number as E.164, or what is wrong with it. */
export type PhoneReading =
  | { readonly e164: string; readonly issue: null }
  | { readonly e164: null; readonly issue: PhoneFault }

type Bounds = Readonly<{ min: number; max: number }>

/** The number of digits of a foreign number with its calling code; its own country's rules are not checked. */
const FOREIGN_DIGITS: Bounds = { min: 7, max: 15 }

/** A longer text is no number: the longest with all that people put between its digits. */
const MAX_LENGTH = 60

/**
 * Reads a number as typed or pasted (P-34): in the country's own way, or international with `+` or `00`, or with the
 * country's calling code alone; in digits of any script, whatever stands between them. Counts in issues are those of the
 * digits as typed, without `+` and `00`.
 */
export function readPhone(text: string, rules: PhoneRules): PhoneReading {
  const plain = plainText(text.slice(0, MAX_LENGTH + 1))
  if (plain === '') return refuse({ code: 'phoneRequired', values: {} })
  const [, prefix, digits] = /^(\+|00)?([0-9]+)$/.exec(plain.replace(/[ ./()-]/g, '')) ?? []
  if (digits === undefined || text.length > MAX_LENGTH) return refuse({ code: 'phoneInvalid', values: {} })
  return prefix === undefined ? readNational(digits, rules) : readInternational(digits, rules)
}

/** A typed number as it is stored and sent, `+` and digits; null for exactly those that {@link readPhone} refuses. */
export function toE164(text: string, rules: PhoneRules): string | null {
  return readPhone(text, rules).e164
}

function readInternational(digits: string, rules: PhoneRules): PhoneReading {
  const { callingCode } = rules
  if (callingCode !== null && digits.startsWith(callingCode)) {
    return readOwn(digits.slice(callingCode.length), callingCode, rules, callingCode.length)
  }
  const issue = checkCount(digits.length, FOREIGN_DIGITS)
  if (issue !== null) return refuse(issue)
  return digits.startsWith('0') ? refuse({ code: 'phoneInvalid', values: {} }) : { e164: `+${digits}`, issue: null }
}

/** A number without prefix; one that is too long for the country may have its calling code, as it is often copied. */
function readNational(digits: string, rules: PhoneRules): PhoneReading {
  const { callingCode } = rules
  if (callingCode === null) {
    const issue = checkCount(digits.length, { min: rules.minDigits, max: rules.maxDigits })
    return refuse(issue ?? { code: 'phoneInvalid', values: {} })
  }
  const read = readOwn(digits, callingCode, rules, 0)
  if (read.issue?.code !== 'digitsMax' || !digits.startsWith(callingCode)) return read
  const international = readInternational(digits, rules)
  return international.issue?.code.startsWith('digits') ? read : international
}

/**
 * A number of the edition's country, after `codeDigits` digits of calling code. No significant number begins with the
 * trunk digit.
 */
function readOwn(digits: string, callingCode: string, rules: PhoneRules, codeDigits: number): PhoneReading {
  const trunk = rules.trunk ?? ''
  const dropped = digits.startsWith(trunk) ? trunk.length : 0
  const issue = checkCount(codeDigits + digits.length, {
    min: codeDigits + rules.minDigits + dropped,
    max: codeDigits + rules.maxDigits - trunk.length + dropped,
  })
  return issue === null
    ? { e164: `+${callingCode}${digits.slice(dropped)}`, issue }
    : refuse(habitIn(digits, rules) ?? issue)
}

/** The fault of the digits of a number, by the habit of the country; null where they are not written by it. */
function habitIn(digits: string, { habit, minDigits, maxDigits }: PhoneRules): PhoneFault | null {
  if (habit === 'zero') {
    const number = digits.slice(1)
    const isRight = digits.startsWith('0') && checkCount(number.length, { min: minDigits, max: maxDigits }) === null
    return isRight ? { code: 'phoneZero', values: { number } } : null
  }
  if (digits.length !== habit?.digits) return null
  return { code: 'phonePrefix', values: { digits: minDigits, prefixes: habit.prefixes } }
}

function checkCount(count: number, { min, max }: Bounds): PhoneFault | null {
  if (count < min) return { code: 'digitsMin', values: { count: min } }
  return count > max ? { code: 'digitsMax', values: { count: max } } : null
}

function refuse(issue: PhoneFault): PhoneReading {
  return { e164: null, issue }
}
