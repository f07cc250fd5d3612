import { CURRENCY_FACTS } from '../currency-facts.ts'
import { type DatedRates, FLOATING_CURRENCIES, type FloatingCurrency, RatesError } from './rates-port.ts'

/**
 * Reads a source's answer, `{ "base": "EUR", "date": "2026-06-01", "rates": { "MAD": 10.7, … } }`, as many sources write
 * it; other members and currencies are ignored. Throws a {@link RatesError} on another base or amount, an invalid
 * date, an implausible rate, and where no currency is known.
 */
export function readRates(text: string): Pick<DatedRates, 'date' | 'perEuro'> {
  const { base, amount = 1, success = true, date, rates } = recordOf(parse(text))
  if (success !== true) throw new RatesError('The source of exchange rates says that it failed')
  if (base !== 'EUR' || amount !== 1) throw new RatesError('The exchange rates are not those of one euro')
  if (typeof date !== 'string' || !isDay(date)) throw new RatesError('The exchange rates have no date')
  const given = recordOf(rates)
  const perEuro: Partial<Record<FloatingCurrency, number>> = {}
  for (const currency of FLOATING_CURRENCIES) {
    if (!Object.hasOwn(given, currency)) continue
    const rate = given[currency]
    const { from, to } = CURRENCY_FACTS[currency].perEuro
    // Written so that NaN is refused, too.
    if (!(typeof rate === 'number' && rate >= from && rate <= to))
      throw new RatesError(`The exchange rate of ${currency} cannot be true`)
    perEuro[currency] = rate
  }
  if (Object.keys(perEuro).length === 0)
    throw new RatesError('The source of exchange rates knows none of the currencies')
  return { date, perEuro }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RatesError('The source of exchange rates did not answer JSON')
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RatesError('The source of exchange rates did not answer what it should')
  return value as Readonly<Record<string, unknown>>
}

function isDay(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
}
