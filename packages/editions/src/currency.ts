/** How the currencies of the editions and of converted prices are written (P-06): prices carry no decimals. */
export const CURRENCIES = {
  MAD: { symbol: 'DH', position: 'after', spaced: true },
  XOF: { symbol: 'FCFA', position: 'after', spaced: true },
  ZAR: { symbol: 'R', position: 'before', spaced: true },
  RWF: { symbol: 'RWF', position: 'before', spaced: true },
  EUR: { symbol: '€', position: 'after', spaced: true },
  USD: { symbol: '$', position: 'before', spaced: false },
  GBP: { symbol: '£', position: 'before', spaced: false },
} as const satisfies Record<string, { symbol: string; position: 'before' | 'after'; spaced: boolean }>

/** ISO 4217 code. */
export type Currency = keyof typeof CURRENCIES
