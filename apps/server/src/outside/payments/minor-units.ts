import type { Currency } from '@otosafi/editions/currency'

import { CURRENCY_FACTS } from '../currency-facts.ts'

/** Whole units as minor ones. */
export function toMinorUnits(amount: number, currency: Currency): number {
  return amount * CURRENCY_FACTS[currency].minorUnits
}

/** Minor units as whole ones; null where a fraction would be left. */
export function toWholeUnits(amount: number, currency: Currency): number | null {
  const whole = amount / CURRENCY_FACTS[currency].minorUnits
  return Number.isInteger(whole) ? whole : null
}

/** Minor units as people read them, `5000.50 ZAR`; of a currency that no edition has, as they are. */
export function writeMinorUnits(amount: number, currency: string): string {
  const units = Object.hasOwn(CURRENCY_FACTS, currency) ? CURRENCY_FACTS[currency as Currency].minorUnits : 1
  return `${(amount / units).toFixed(Math.log10(units))} ${currency}`
}
