import { foldDigits } from '@otosafi/domain/text/fold-digits'

import { isBlank } from './is-blank.ts'
import type { PhoneRules } from './phone-rules.ts'
import type { ValidationIssue } from './validation-issue.ts'
import type { Bounds } from './whole-within.ts'

/** A typed number as E.164, or its error. */
export type PhoneReading =
  | { readonly e164: string; readonly issue: null }
  | { readonly e164: null; readonly issue: ValidationIssue }

/** The number of digits of a foreign number with its calling code; its own country's rules are not checked. */
const FOREIGN_DIGITS: Bounds = { min: 7, max: 15 }

/**
 * Separators between digits: spaces, dots, dashes, brackets, and the direction marks that come with copied
 * Arabic text.
 */
const SEPARATORS = /[\s.()\u2010-\u2015\u2212\-\p{Cf}]/gu

/**
 * Reads a number as typed (P-34): in the country's own way, or international with `+` or `00`; digits may be
 * Arabic-Indic. Counts in issues are those of the digits as typed, without `+` and `00`.
 */
export function readPhone(text: string, rules: PhoneRules): PhoneReading {
  if (isBlank(text)) return refuse({ code: 'phoneRequired', values: {} })
  const [, prefix, digits] = /^(\+|00)?([0-9]+)$/.exec(foldDigits(text).replace(SEPARATORS, '')) ?? []
  if (digits === undefined) return refuse({ code: 'phoneInvalid', values: {} })
  return prefix === undefined ? readNational(digits, rules) : readInternational(digits, rules)
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

function readNational(digits: string, rules: PhoneRules): PhoneReading {
  if (rules.callingCode !== null) return readOwn(digits, rules.callingCode, rules, 0)
  const issue = checkCount(digits.length, { min: rules.minDigits, max: rules.maxDigits })
  return refuse(issue ?? { code: 'phoneInvalid', values: {} })
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
  return issue === null ? { e164: `+${callingCode}${digits.slice(dropped)}`, issue } : refuse(issue)
}

function checkCount(count: number, { min, max }: Bounds): ValidationIssue | null {
  if (count < min) return { code: 'digitsMin', values: { count: min } }
  return count > max ? { code: 'digitsMax', values: { count: max } } : null
}

function refuse(issue: ValidationIssue): PhoneReading {
  return { e164: null, issue }
}
