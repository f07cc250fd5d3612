/**
 * The share of its price that a used car loses with each model year and with each `LOSS_KILOMETRES` (P-51): an
 * assumption, the same in every market.
 */
export const PRICE_LOSS = { year: 0.06, mileage: 0.012 } as const
