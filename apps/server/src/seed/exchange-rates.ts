import type { LoadRow } from '../db/insert-rows.ts'
import { CURRENCY_FACTS } from '../outside/currency-facts.ts'
import { FLOATING_CURRENCIES } from '../outside/rates/rates-port.ts'

const AS_OF = '2025-12-31'

/** The source that is shown for the demonstration's rates; a real source replaces it. */
const SOURCE = 'Demonstration rates, rounded'

/** The demonstration's exchange rates, all from the euro. */
export const EXCHANGE_RATE_ROWS: readonly LoadRow<'exchange_rates'>[] = FLOATING_CURRENCIES.map((quote) => ({
  base: 'EUR',
  quote,
  as_of: AS_OF,
  rate: CURRENCY_FACTS[quote].perEuro.demonstrated,
  source: SOURCE,
}))
