import type { Currency } from '@otosafi/editions/currency'

/** How many minor units a unit of a currency has (ISO 4217). */
const MINOR_UNITS: Readonly<Record<Currency, number>> = {
  MAD: 100,
  XOF: 1,
  ZAR: 100,
  RWF: 1,
  EUR: 100,
  USD: 100,
  GBP: 100,
}

/** Whole units as minor ones. */
export function toMinorUnits(amount: number, currency: Currency): number {
  return amount * MINOR_UNITS[currency]
}

/** Minor units as whole ones; null where a fraction would be left. */
export function toWholeUnits(amount: number, currency: Currency): number | null {
  const whole = amount / MINOR_UNITS[currency]
  return Number.isInteger(whole) ? whole : null
}

/** Minor units as people read them, `5000.50 ZAR`; of a currency that no edition has, as they are. */
export function writeMinorUnits(amount: number, currency: string): string {
  const units = Object.hasOwn(MINOR_UNITS, currency) ? MINOR_UNITS[currency as Currency] : 1
  return `${(amount / units).toFixed(units === 1 ? 0 : 2)} ${currency}`
}
