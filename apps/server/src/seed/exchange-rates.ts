import type { LoadRow } from '../db/insert-rows.ts'
import type { FloatingCurrency } from '../outside/rates/rates-port.ts'

/** Units of each currency for one euro at the end of 2025, rounded. */
const PER_EURO: Record<FloatingCurrency, string> = {
  MAD: '10.70',
  ZAR: '19.45',
  RWF: '1705',
  USD: '1.175',
  GBP: '0.8725',
}

const AS_OF = '2025-12-31'

/** The source that is shown for the demonstration's rates; a real source replaces it. */
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
