/** A price compared with the market value of the same car. */
export type PriceRating = 'better' | 'at' | 'above'

/**
 * How widely comparable cars were looked for (P-51): of the model within one year, two, four, or of any age; or, where
 * the model has too few, of other models of its segment.
 */
export const MARKET_WIDTHS = ['near', 'far', 'wide', 'model', 'segment'] as const
export type MarketWidth = (typeof MARKET_WIDTHS)[number]

/** Within this share of the market value a price counts as fair: the less alike the compared cars, the less can be said. */
const AT_MARKET: Readonly<Record<MarketWidth, number>> = {
  near: 0.03,
  far: 0.05,
  wide: 0.08,
  model: 0.1,
  segment: 0.15,
}

/** Rates a price against a market value, both in whole units of the same currency, by how widely the value was looked for. */
export function ratePrice(price: number, marketValue: number, width: MarketWidth): PriceRating {
  if (Math.abs(price - marketValue) <= marketValue * AT_MARKET[width]) return 'at'
  return price < marketValue ? 'better' : 'above'
}

/** An estimated amount in whole units, with as many significant `digits` as can be known of it. */
export function roundEstimate(amount: number, digits: 2 | 3): number {
  return Math.round(Number(amount.toPrecision(digits)))
}
