import { plainText } from './plain-text.ts'
import { MONEY_UNITS, THOUSANDS } from './units.ts'

/**
 * Digits in groups of three, of which the first has no leading zero, and perhaps a fraction after the other mark; or digits
 * alone, and perhaps a fraction.
 */
const NUMBER = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$|^(\d+)(?:[.,](\d*))?$/

/**
 * Reads an amount in whole units of a currency (ISO 4217) as people write it: `85 000`, `85.000`, `85,000.00 DH`, `٨٥٬٠٠٠`,
 * `R 85k`. A fraction is cut. Undefined where the text is no amount of this currency, also where it is a range or in words.
 */
export function readAmount(text: string, currency: string): number | undefined {
  // A listing asks for several, most of them empty: no pattern is built for these.
  const units = text === '' ? undefined : MONEY_UNITS.get(currency)
  return units === undefined ? undefined : readInUnits(text, inUnits(units))
}

/**
 * Reads a number that may have a fraction, after a point or a comma, and a percent sign. Three digits after a single mark are
 * a fraction here, not a group.
 */
export function readDecimal(text: string): number | undefined {
  const number = plainText(text)
    .replace(/ ?[%٪]$/, '')
    .replace(/[,٫]/, '.')
    .replace(/(\d) (?=\d)/g, '$1')
  return /^\d+(?:\.\d*)?$/.test(number) ? Number(number) : undefined
}

/** The pattern of a number with one of these units, separated by commas, before or after it. */
export function inUnits(units: string): RegExp {
  const [unit, thousand] = [units, THOUSANDS].map((names) => names.replaceAll(',', '|'))
  return new RegExp(`^(?:(?:${unit})\\.? ?)?(\\d[\\d., '’٬٫]*?) ?(${thousand})?(?: ?(?:${unit})\\.?)?$`)
}

/** Reads a whole number with a unit; a fraction is cut. Undefined where the text does not match. */
export function readInUnits(text: string, pattern: RegExp): number | undefined {
  const [, digits = '', thousand] = pattern.exec(plainText(text).toLowerCase()) ?? []
  const value = numberIn(digits)
  return value && Math.floor(thousand === undefined ? value : Math.round(value * 1000))
}

/** Parses a number in ASCII digits; spaces and apostrophes between them group digits. */
export function numberIn(text: string): number | undefined {
  const ungrouped = text.replace(/(\d)[ '’٬](?=\d)/g, '$1').replaceAll('٫', ',')
  const [, grouped, , part, whole = grouped, fraction = part ?? ''] = NUMBER.exec(ungrouped) ?? []
  return whole === undefined ? undefined : Number(`${whole.replace(/\D/g, '')}.${fraction}`)
}

/** A number at the beginning of a text: its digits, in groups of three behind one mark or alone, and one or two of a fraction. */
const FIRST_NUMBER =
  /^(?:(?:[1-9]\d{0,2}|[1-9]\d{3}(?= 000))([ .,'’٬])\d{3}(?:\1\d{3})*(?!\d)(?:(?!\1)[.,٫]\d{1,2}(?!\d))?|\d+(?:[.,٫]\d{1,2}(?!\d))?)/

/** The number at the beginning of a text, parsed as {@link numberIn} does, and its text. */
export function firstNumberIn(text: string): { value: number; written: string } | undefined {
  const [written = ''] = FIRST_NUMBER.exec(text) ?? []
  const value = numberIn(written)
  return value === undefined ? undefined : { value, written }
}
