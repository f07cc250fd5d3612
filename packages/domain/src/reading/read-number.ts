import { plainText } from './plain-text.ts'

/** Money as the countries of the product write it after or before a number, in plain signs and lower case. */
const CURRENCY = 'dhs?|mad|درا?هم|f ?cfa|f?rwf?|rands?|r|francs?|f'
/** `85k`, `85 mille`. */
const THOUSAND = 'k|mille|[أا]لف'

/**
 * Digits in groups of three, of which the first has no leading zero, and perhaps a fraction after the other mark; or digits
 * alone, and perhaps a fraction.
 */
const NUMBER = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$|^(\d+)(?:[.,](\d*))?$/

const MONEY = /* @__PURE__ */ inUnits(CURRENCY)

/**
 * Reads an amount in whole units as people write it: `85 000`, `85.000`, `85,000.00 DH`, `٨٥٬٠٠٠`, `R 85k`. A fraction is cut.
 * Undefined where the text is no amount, also where it is a range or in words.
 */
export function readAmount(text: string): number | undefined {
  return readInUnits(text, MONEY)
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

/** The pattern of a number with one of these units, alternatives of a regular expression, before or after it. */
export function inUnits(units: string): RegExp {
  return new RegExp(`^(?:(?:${units})\\.? ?)?(\\d[\\d., '’٬٫]*?) ?(${THOUSAND})?(?: ?(?:${units})\\.?)?$`)
}

/** Reads a whole number with a unit; a fraction is cut. Undefined where the text does not match. */
export function readInUnits(text: string, pattern: RegExp): number | undefined {
  const [, digits = '', thousand] = pattern.exec(plainText(text).toLowerCase()) ?? []
  const value = numberIn(digits)
  return value && Math.floor(thousand === undefined ? value : Math.round(value * 1000))
}

/** The number that a text in plain signs is; spaces and apostrophes group whatever they stand between. */
export function numberIn(text: string): number | undefined {
  const signs = text.replace(/(\d)[ '’٬](?=\d)/g, '$1').replaceAll('٫', ',')
  const [, grouped, , part, whole = grouped, fraction = part ?? ''] = NUMBER.exec(signs) ?? []
  return whole === undefined ? undefined : Number(`${whole.replace(/\D/g, '')}.${fraction}`)
}
