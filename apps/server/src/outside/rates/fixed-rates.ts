import type { Currency } from '@otosafi/editions/currency'

import type { FloatingCurrency } from './rates-port.ts'

/** Units for one euro of the currencies that have no rate of a day: the CFA franc's is fixed by treaty and exact (P-24). */
export const FIXED_PER_EURO: Record<Exclude<Currency, FloatingCurrency>, number> = { EUR: 1, XOF: 655.957 }
