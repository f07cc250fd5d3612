import type { Currency } from '@otosafi/editions/currency'

type CurrencyFacts = {
  /** How many minor units a unit has (ISO 4217). */
  minorUnits: 1 | 100 | 1000
  /**
   * Units for one euro (P-24): exact where they are fixed by treaty; else what is plausible, wide enough for decades and
   * narrow enough to notice another base, and what the demonstration takes, that of the end of 2025, rounded.
   */
  perEuro: { fixed: number } | { from: number; to: number; demonstrated: string }
}

/** Minor units and plausible exchange rates of each currency. */
export const CURRENCY_FACTS = {
  MAD: { minorUnits: 100, perEuro: { from: 5, to: 25, demonstrated: '10.70' } },
  XOF: { minorUnits: 1, perEuro: { fixed: 655.957 } },
  ZAR: { minorUnits: 100, perEuro: { from: 8, to: 60, demonstrated: '19.45' } },
  RWF: { minorUnits: 1, perEuro: { from: 500, to: 6000, demonstrated: '1705' } },
  EUR: { minorUnits: 100, perEuro: { fixed: 1 } },
  USD: { minorUnits: 100, perEuro: { from: 0.5, to: 2.5, demonstrated: '1.175' } },
  GBP: { minorUnits: 100, perEuro: { from: 0.4, to: 2, demonstrated: '0.8725' } },
} as const satisfies Record<Currency, CurrencyFacts>
