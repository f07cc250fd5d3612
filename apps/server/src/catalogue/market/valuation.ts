import { fitDepreciation, normalisedLogPrice, PRIOR } from './depreciation.ts'
import type { Aged, MarketCar } from './market-rules.ts'

/** Confidence of a valuation (P-51). */
export type Confidence = 'high' | 'medium' | 'low' | 'none'

/** A comparable car of the market. */
export type ComparableCar = Aged & Pick<MarketCar, 'price'>

/** The estimated selling price of a car (P-51), whole units; the range is null where too few cars are comparable. */
export type Valuation = {
  range: { low: number; middle: number; high: number } | null
  /** Number of cars at most {@link NEAR_YEARS} model years away, which determines the confidence. */
  comparables: number
  confidence: Confidence
  /** The share of its price that such a car loses with each model year and with each 10,000 km; null without a range. */
  loss: { year: number; mileage: number } | null
}

/** Model years within which a car counts as comparable. */
const NEAR_YEARS = 3
/** Minimum number of comparable cars. */
export const MIN_VALUED = 3
/** Minimum number of comparable cars for each confidence. */
const FROM = { high: 15, medium: 6, low: MIN_VALUED } as const
/** Outliers: prices further from the median than so many median absolute deviations, at least a factor of 1.5. */
const FENCE = { deviations: 4, least: Math.log(1.5) }

/**
 * Values a car by the middle half of the prices of others of its kind, adjusted to its model year and mileage. All model years
 * count for the range, so that an older car is never valued above a newer one; `isWholeBrand` caps the confidence.
 */
export function valueAmong(
  cars: readonly ComparableCar[],
  asked: { modelYear: number; mileage: number | null },
  { isWholeBrand = false }: { isWholeBrand?: boolean } = {},
): Valuation {
  const kept = withoutOutliers(cars)
  const comparables = kept.filter(({ modelYear }) => Math.abs(modelYear - asked.modelYear) <= NEAR_YEARS).length
  const confidence = confidenceOf(comparables, isWholeBrand)
  if (confidence === 'none') return { range: null, comparables, confidence, loss: null }
  const depreciation = fitDepreciation(kept)
  const prices = sorted(
    kept.map((car) => {
      const like = { modelYear: asked.modelYear, mileage: asked.mileage ?? car.mileage, price: 1 }
      return normalisedLogPrice(car, depreciation) - normalisedLogPrice(like, depreciation)
    }),
  )
  const at = (share: number) => Math.max(1, Math.round(toPrecision(Math.exp(populationQuantile(prices, share)))))
  return {
    range: { low: at(0.25), middle: at(0.5), high: at(0.75) },
    comparables,
    confidence,
    loss: { year: shareOf(depreciation.year), mileage: shareOf(depreciation.mileage) },
  }
}

/**
 * Those of the comparable cars that are most like the asked one, by model year and then by mileage, `most` at most: the same cars
 * that {@link valueAmong} counts.
 */
export function nearestAmong<Car extends ComparableCar>(
  cars: readonly Car[],
  asked: { modelYear: number; mileage: number | null },
  most: number,
): Car[] {
  const years = ({ modelYear }: ComparableCar) => Math.abs(modelYear - asked.modelYear)
  const distance = ({ mileage }: ComparableCar) => (asked.mileage === null ? 0 : Math.abs(mileage - asked.mileage))
  return withoutOutliers(cars)
    .filter((car) => years(car) <= NEAR_YEARS)
    .sort((a, b) => years(a) - years(b) || distance(a) - distance(b))
    .slice(0, most)
}

/** The cars whose prices are near those of the others, adjusted by the prior depreciation. */
function withoutOutliers<Car extends ComparableCar>(cars: readonly Car[]): Car[] {
  const levels = cars.map((car) => normalisedLogPrice(car, PRIOR))
  const middle = quantile(sorted(levels), 0.5)
  const deviation = quantile(sorted(levels.map((level) => Math.abs(level - middle))), 0.5)
  const fence = Math.max(FENCE.least, FENCE.deviations * deviation)
  return cars.filter((_, index) => Math.abs((levels[index] ?? NaN) - middle) <= fence)
}

/** The lost share of a logarithmic loss, rounded to thousandths. */
function shareOf(logarithm: number): number {
  return Math.round(1000 * (1 - Math.exp(-logarithm))) / 1000
}

function confidenceOf(comparables: number, isWholeBrand: boolean): Confidence {
  if (comparables < FROM.low) return 'none'
  if (isWholeBrand || comparables < FROM.medium) return 'low'
  return comparables < FROM.high ? 'medium' : 'high'
}

/** Three significant digits: more would be false precision. */
function toPrecision(price: number): number {
  return Number(price.toPrecision(3))
}

function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b)
}

/** The quantile of sorted values, interpolated linearly; NaN where there are none. */
function quantile(values: readonly number[], share: number): number {
  const place = share * (values.length - 1)
  const [low, high] = [values[Math.floor(place)] ?? NaN, values[Math.ceil(place)] ?? NaN]
  return low + (high - low) * (place - Math.floor(place))
}

/**
 * The quantile of what sorted values are a sample of: of `n` values, each is as likely to have the next one below it, so that the
 * smallest stands for the share 1 / (n + 1). Nothing is said beyond the smallest and the largest.
 */
function populationQuantile(values: readonly number[], share: number): number {
  const place = Math.min(values.length - 1, Math.max(0, share * (values.length + 1) - 1))
  return quantile(values, place / (values.length - 1))
}
