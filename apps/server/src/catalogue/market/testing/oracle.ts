import { adjustedPrice, isWithinTolerance, type MarketCar, type MarketValue, SEGMENT, STEPS } from '../market-rules.ts'

/** The market value of `car` by brute force among cars of its model, written from the meaning of the rules alone. */
export function oracle(car: MarketCar, market: readonly MarketCar[]): MarketValue {
  const alike = market.filter(
    (other) => other.model === car.model && other.brand === car.brand && isLike(car, other) && isHonest(car, other),
  )
  for (const { width, tolerance, atLeast } of STEPS) {
    const found = alike.filter((other) => isWithinTolerance(tolerance, car, other))
    if (found.length >= atLeast) return byPrices(width, car, found)
  }
  return { comparables: alike.length, width: null, value: null, low: null, high: null }
}

/** A car with the facts that determine its segment. */
export type Segmented = MarketCar & { bodyType: string; fuelType: string; enginePower: number | null }

/** {@link oracle}, and where the model has too few cars the segment, by brute force. */
export function segmentOracle(car: Segmented, market: readonly Segmented[]): MarketValue {
  const found = oracle(car, market)
  if (found.width !== null || car.isNew) return found
  const peers = market.filter(
    (other) =>
      other.bodyType === car.bodyType &&
      other.fuelType === car.fuelType &&
      isLike(car, other) &&
      isHonest(car, other) &&
      isWithinTolerance(SEGMENT.tolerance, car, other) &&
      hasPowerOf(car, other),
  )
  return peers.length < SEGMENT.atLeast ? found : byPrices('segment', car, peers)
}

function hasPowerOf({ enginePower: own }: Segmented, { enginePower: power }: Segmented): boolean {
  return own !== null && power !== null && Math.abs(power - own) <= SEGMENT.power * own
}

function isLike(car: MarketCar, other: MarketCar): boolean {
  return other.isNew === car.isNew && (other.grade === 'damaged') === (car.grade === 'damaged')
}

function isHonest(car: MarketCar, other: MarketCar): boolean {
  return !car.isContradicted && !other.isContradicted && other.id !== car.id
}

function byPrices(width: NonNullable<MarketValue['width']>, car: MarketCar, others: readonly MarketCar[]): MarketValue {
  const prices = others.map((other) => adjustedPrice(other, car)).sort((a, b) => a - b)
  const at = (share: number) => Math.min(2 ** 31 - 1, Math.max(1, Math.round(quantile(prices, share))))
  return { comparables: prices.length, width, value: at(0.5), low: at(0.1), high: at(0.9) }
}

/** The percentile `share` of the ascending `prices`. */
function quantile(prices: readonly number[], share: number): number {
  const at = (prices.length - 1) * share
  const [below = 0, above = below] = prices.slice(Math.floor(at), Math.floor(at) + 2)
  return below + (above - below) * (at - Math.floor(at))
}
