import type { Currency } from '@otosafi/editions/currency'

import type { Database } from '../../db/database.ts'
import { CURRENCY_FACTS } from '../../outside/currency-facts.ts'
import { FLOATING_CURRENCIES } from '../../outside/rates/rates-port.ts'

/** The currencies of converted prices (P-24). */
export const CONVERTED_CURRENCIES = ['MAD', 'EUR', 'USD', 'GBP'] as const
export type ConvertedCurrency = (typeof CONVERTED_CURRENCIES)[number]

/** Rates from one currency: units of each other one for one unit of `base`, on the day `date` (ISO), with their source. */
export type Rates = {
  base: Currency
  date: string
  source: string
  rates: { currency: ConvertedCurrency; rate: number }[]
}

/**
 * The latest rates from `base` into the converted currencies, itself left out; null while none are stored. All stored
 * rates have the euro as base, so others are cross rates. The date is that of the oldest used;
 * rates that are fixed have none.
 */
export async function findRates({ kysely }: Pick<Database, 'kysely'>, base: Currency): Promise<Rates | null> {
  const rows = await kysely
    .selectFrom('exchange_rates')
    .distinctOn('quote')
    .select(['quote', 'as_of', 'rate', 'source'])
    .where('base', '=', 'EUR')
    .where('quote', 'in', FLOATING_CURRENCIES)
    .orderBy('quote')
    .orderBy('as_of', 'desc')
    .execute()
  const perEuro = new Map<Currency, { rate: number; as_of?: string; source?: string }>([
    ...rows.map((row) => [row.quote, { ...row, rate: Number(row.rate) }] as const),
    ...Object.entries(CURRENCY_FACTS).flatMap(([currency, { perEuro: known }]) =>
      'fixed' in known ? [[currency as Currency, { rate: known.fixed }] as const] : [],
    ),
  ])
  const own = perEuro.get(base)
  if (own === undefined) return null
  const others = CONVERTED_CURRENCIES.filter((currency) => currency !== base).flatMap((currency) => {
    const other = perEuro.get(currency)
    return other === undefined ? [] : [{ ...other, currency, rate: Number((other.rate / own.rate).toPrecision(12)) }]
  })
  const used = [own, ...others]
  const [date] = used.flatMap(({ as_of }) => as_of ?? []).sort()
  if (date === undefined || others.length === 0) return null
  const source = [...new Set(used.flatMap((rate) => rate.source ?? []))].sort().join(', ')
  return { base, date, source, rates: others.map(({ currency, rate }) => ({ currency, rate })) }
}

/** A price in other currencies, rounded to whole units (P-24). */
export function convertedPricesOf(price: number, { date, rates }: Rates) {
  return {
    ratesDate: date,
    prices: rates.map(({ currency, rate }) => ({ currency, amount: Math.round(price * rate) })),
  }
}
