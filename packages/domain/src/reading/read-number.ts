import { plainText } from './plain-text.ts'

/** Money as the countries of the product write it after or before a number, in plain signs and lower case. */
const CURRENCY = 'dhs?|mad|درهم|دراهم|f ?cfa|xof|frw|rwf|r|zar|rands?|francs?|f'
const DISTANCE = 'kms?|kilom[eè]tres?|كم|كلم|كيلومتر'
/** `85k`, `85 mille`. */
const THOUSAND = 'k|mille|ألف|الف'

/** Digits in groups of three, of which the first has no leading zero, and perhaps a fraction after the other mark. */
const GROUPED = /^([1-9]\d{0,2}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/
const UNGROUPED = /^(\d+)(?:[.,](\d*))?$/

/** A longer text is no number: the longest with all that people put around one. */
const MAX_LENGTH = 60

const MONEY = /* @__PURE__ */ inUnits(CURRENCY)
const KILOMETRES = /* @__PURE__ */ inUnits(DISTANCE)

/**
 * Reads an amount in whole units as people write it: `85 000`, `85.000`, `85,000.00 DH`, `٨٥٬٠٠٠`, `R 85k`. A fraction is cut.
 * Undefined where the text is no amount, also where it is a range or in words.
 */
export function readAmount(text: string): number | undefined {
  return read(text, MONEY)
}

/** Reads a distance in whole kilometres: like {@link readAmount}, with `km` in place of money. */
export function readDistance(text: string): number | undefined {
  return read(text, KILOMETRES)
}

/** Reads a whole number: one with a fraction, other than zeros, is none. */
export function readWholeNumber(text: string): number | undefined {
  const parts = partsOf(plain(text))
  return parts !== undefined && /^0*$/.test(parts.fraction) ? Number(parts.whole) : undefined
}

/**
 * Reads a number that may have a fraction, after a point or a comma, and a percent sign. Three digits after a single mark are
 * a fraction here, not a group.
 */
export function readDecimal(text: string): number | undefined {
  const number = plain(text)
    .replace(/ ?[%٪]$/, '')
    .replace('٫', '.')
    .replace(/(\d) (?=\d)/g, '$1')
  const [, whole, fraction = ''] = UNGROUPED.exec(number) ?? []
  return whole === undefined ? undefined : Number(`${whole}.${fraction}`)
}

/** Reads a year of four digits, with words around it: `2018`, `depuis 2018`. */
export function readYear(text: string): number | undefined {
  const [, year] = /^[^\d-]*(\d{4})\D*$/.exec(plain(text)) ?? []
  return year === undefined ? undefined : Number(year)
}

function inUnits(units: string): RegExp {
  return new RegExp(`^(?:(?:${units})\\.? ?)?(\\d[\\d., '’٬٫]*?)(?:,-)? ?(${THOUSAND})?(?: ?(?:${units})\\.?)?$`)
}

function read(text: string, pattern: RegExp): number | undefined {
  const [, digits, thousand] = pattern.exec(plain(text).toLowerCase()) ?? []
  const parts = digits === undefined ? undefined : partsOf(digits)
  if (parts === undefined) return undefined
  return thousand === undefined ? Number(parts.whole) : Math.floor(Number(`${parts.whole}.${parts.fraction}`) * 1000)
}

/** A text in plain signs; nothing where it is too long to be a number. */
function plain(text: string): string {
  return text.length > MAX_LENGTH ? '' : plainText(text)
}

/** The whole part and the fraction of a number in plain signs; spaces and apostrophes group whatever they stand between. */
function partsOf(text: string): { whole: string; fraction: string } | undefined {
  const [whole = '', fraction, more] = text.replace(/(\d)[ '’٬](?=\d)/g, '$1').split('٫')
  if (fraction !== undefined) {
    const before = partsOf(whole)
    return before?.fraction === '' && more === undefined && /^\d*$/.test(fraction) ? { ...before, fraction } : undefined
  }
  const grouped = GROUPED.exec(whole)
  if (grouped !== null) return { whole: (grouped[1] ?? '').replace(/\D/g, ''), fraction: grouped[3] ?? '' }
  const ungrouped = UNGROUPED.exec(whole)
  return ungrouped === null ? undefined : { whole: ungrouped[1] ?? '', fraction: ungrouped[2] ?? '' }
}
