import {
  type Aged,
  adjustedPrice,
  type MarketCar,
  type MarketValue,
  SEGMENT,
  valueByPrices,
  withoutValue,
} from './market-rules.ts'

/** A car of another model in the same segment, as a reference for a price. */
export type SegmentPeer = Aged & Pick<MarketCar, 'price'>

/**
 * The market value of `car` by those of its segment, for want of cars of its model; `comparables` is how many of these there
 * were, which counts where the segment has too few as well.
 */
export function segmentValueOf(car: Aged, peers: readonly SegmentPeer[], comparables: number): MarketValue {
  if (peers.length < SEGMENT.atLeast) return withoutValue(comparables)
  const prices = peers.map((peer) => adjustedPrice(peer, car)).sort((a, b) => a - b)
  return valueByPrices(prices.length, 'segment', (place) => prices[place] as number)
}
