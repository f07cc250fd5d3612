import type { Currency } from '@otosafi/editions/currency'

import { CURRENCY_FACTS } from '../currency-facts.ts'

type Facts = typeof CURRENCY_FACTS

/** Currencies that float against the euro; the CFA franc is pegged and needs no source (P-24). */
export type FloatingCurrency = {
  [Each in Currency]: Facts[Each]['perEuro'] extends { fixed: number } ? never : Each
}[Currency]
export const FLOATING_CURRENCIES = (Object.keys(CURRENCY_FACTS) as Currency[]).filter(
  (currency): currency is FloatingCurrency => !('fixed' in CURRENCY_FACTS[currency].perEuro),
)

/** Rates of one day. */
export type DatedRates = {
  /** ISO date. */
  date: string
  /** The source, as it is shown. */
  source: string
  /** How much of each currency one euro is; a currency that the source does not know is missing. */
  perEuro: Readonly<Partial<Record<FloatingCurrency, number>>>
}

/** Where exchange rates come from. */
export type RatesPort = {
  /** The latest rates. Rejects with a {@link RatesError} when they are not available. */
  fetchRates: (signal: AbortSignal) => Promise<DatedRates>
}

/** Rates are not available; the message never holds the source's address, which may hold a key. */
export class RatesError extends Error {
  override name = 'RatesError'
}
