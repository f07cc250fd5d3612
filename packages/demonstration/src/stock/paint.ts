import { COLORS, type Color } from '@otosafi/domain/car/vocabulary'
import type { Random } from '@otosafi/domain/random'

import type { BrandFact } from './facts/brands.ts'
import type { MarketFact } from './facts/market-types.ts'
import { paintNames } from './facts/paints.ts'

const SEAT_COLORS: readonly { color: Color; weight: number }[] = [
  { color: 'black', weight: 60 },
  { color: 'grey', weight: 24 },
  { color: 'beige', weight: 12 },
  { color: 'brown', weight: 3 },
  { color: 'red', weight: 1 },
]

/** Colours of a car: the filter's, the maker's own name of it, and the seats' (a colour of the vocabulary too). */
export function paintCar(
  random: Random,
  market: MarketFact,
  brand: BrandFact,
): { color: Color; exteriorColor: string; interiorColor: Color } {
  const color = random.weighted(COLORS, (candidate) => market.colors[candidate] ?? 0)
  return {
    color,
    exteriorColor: random.pick(paintNames[brand.paints][color]),
    interiorColor: random.weighted(SEAT_COLORS, ({ weight }) => weight).color,
  }
}
