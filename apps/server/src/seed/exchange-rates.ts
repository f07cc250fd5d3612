import type { FloatingCurrency } from '../outside/rates/rates-port.ts'
import type { LoadRow } from './insert-rows.ts'

/** Units of each currency for one euro at the end of 2025, rounded. */
const PER_EURO: Record<FloatingCurrency, string> = {
  MAD: '10.70',
  ZAR: '19.45',
  RWF: '1705',
  USD: '1.175',
  GBP: '0.8725',
}

const AS_OF = '2025-12-31'

/** What the demonstration says of its rates; a provider puts its own name. */
const SOURCE = 'Demonstration rates, rounded'

/** The demonstration's exchange rates, all from the euro. */
export const EXCHANGE_RATE_ROWS: readonly LoadRow<'exchange_rates'>[] = Object.entries(PER_EURO).map(
  ([quote, rate]) => ({
    base: 'EUR',
    quote: quote as FloatingCurrency,
    as_of: AS_OF,
    rate,
    source: SOURCE,
  }),
)
