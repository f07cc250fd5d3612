import type { Currency } from '@otosafi/editions/currency'

/** Currencies whose worth changes against the euro; the CFA franc's never does and is asked of nobody (decision 16). */
export const FLOATING_CURRENCIES = ['MAD', 'ZAR', 'RWF', 'USD', 'GBP'] as const satisfies Currency[]
export type FloatingCurrency = (typeof FLOATING_CURRENCIES)[number]

/** Rates of one day. */
export type DatedRates = {
  /** ISO date. */
  date: string
  /** Whose rates they are, as it is shown. */
  source: string
  /** How much of each currency one euro is; a currency that the source does not know is missing. */
  perEuro: Readonly<Partial<Record<FloatingCurrency, number>>>
}

/** Where exchange rates come from. */
export type RatesPort = {
  /** The latest rates. Rejects with a {@link RatesError} when there are none to be had. */
  fetchRates: (signal: AbortSignal) => Promise<DatedRates>
}

/** Rates could not be had; the message never holds the source's address, which may hold a key. */
export class RatesError extends Error {
  override name = 'RatesError'
}
