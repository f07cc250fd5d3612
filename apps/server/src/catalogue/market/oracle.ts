import {
  carriedOver,
  ENOUGH,
  FAR,
  isMileageWithin,
  type MarketCar,
  type MarketValue,
  NEAR,
  type Reach,
  wholeUnits,
} from './market-rules.ts'

/** For tests: what `car` is worth in `market` by the plainest means, from the meaning of the rules alone. */
export function oracle(car: MarketCar, market: readonly MarketCar[]): MarketValue {
  const comparables = comparablesOf(car, market)
  if (comparables.length < ENOUGH) return { comparables: comparables.length, value: null, low: null, high: null }
  const prices = comparables.map((other) => carriedOver(other, car)).sort((a, b) => a - b)
  return {
    comparables: prices.length,
    value: wholeUnits(quantile(prices, 0.5)),
    low: wholeUnits(quantile(prices, 0.1)),
    high: wholeUnits(quantile(prices, 0.9)),
  }
}

function comparablesOf(car: MarketCar, market: readonly MarketCar[]): readonly MarketCar[] {
  if (car.tamperedOdometer) return []
  const alike = market.filter(
    (other) =>
      isWithin(FAR, car, other) &&
      other.model === car.model &&
      other.brand === car.brand &&
      other.isNew === car.isNew &&
      (other.grade === 'damaged') === (car.grade === 'damaged') &&
      !other.tamperedOdometer &&
      other.id !== car.id,
  )
  const near = alike.filter((other) => isWithin(NEAR, car, other))
  return near.length >= ENOUGH ? near : alike
}

function isWithin(reach: Reach, car: MarketCar, other: MarketCar): boolean {
  return Math.abs(other.modelYear - car.modelYear) <= reach.years && isMileageWithin(reach, car, other)
}

/** The price that a `share` of the ascending `prices` lies below. */
function quantile(prices: readonly number[], share: number): number {
  const at = (prices.length - 1) * share
  const [below = 0, above = below] = prices.slice(Math.floor(at), Math.floor(at) + 2)
  return below + (above - below) * (at - Math.floor(at))
}
