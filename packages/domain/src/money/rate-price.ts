/** How a price stands against the market value of the same car. */
export type PriceRating = 'better' | 'at' | 'above'

/** Within this share of the market value a price counts as being at it. */
const AT_MARKET = 0.03

/** Rates a price against a market value, both in whole units of the same currency; a price within 3 percent is at the market. */
export function ratePrice(price: number, marketValue: number): PriceRating {
  if (Math.abs(price - marketValue) <= marketValue * AT_MARKET) return 'at'
  return price < marketValue ? 'better' : 'above'
}
