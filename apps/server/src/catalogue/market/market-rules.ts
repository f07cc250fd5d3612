import type { Car } from '@otosafi/domain/car/car'
import { LOSS_KILOMETRES } from '@otosafi/domain/money/loss-kilometres'
import { PRICE_LOSS } from '@otosafi/domain/money/price-loss'
import type { MarketWidth } from '@otosafi/domain/money/rate-price'

/** The facts that a market value depends on. Cars are compared within an edition only, so prices share a currency. */
export type MarketCar = Pick<Car, 'id' | 'brand' | 'model' | 'modelYear' | 'mileage' | 'isNew' | 'grade' | 'price'> & {
  /** Whether its mileage is contradicted, be it by a word or by its own readings (P-19). */
  isContradicted: boolean
}

/**
 * The prices of comparable cars, whole units of the edition's currency: their number, median, tenth and ninetieth percentiles,
 * and how widely they were looked for. All but the number are null where there are too few.
 */
export type MarketValue = { comparables: number } & (
  | { width: MarketWidth; value: number; low: number; high: number }
  | { width: null; value: null; low: null; high: null }
)

export type Aged = Pick<MarketCar, 'modelYear' | 'mileage'>

/** Tolerances of a comparable car: in model years, and in mileage as a share of the car's own with a minimum. */
export type Tolerance = { years: number; share: number; least: number }

/** A step of the search for cars of the same model: its tolerance, and how many cars it must find. */
export type Step = { width: Exclude<MarketWidth, 'segment'>; tolerance: Tolerance; atLeast: number }

/** The steps, each wider than the one before: the first that finds enough cars decides (P-51). */
export const STEPS = [
  { width: 'near', tolerance: { years: 1, share: 0.4, least: 30_000 }, atLeast: 5 },
  { width: 'far', tolerance: { years: 2, share: 0.6, least: 50_000 }, atLeast: 5 },
  { width: 'wide', tolerance: { years: 4, share: 1, least: 80_000 }, atLeast: 4 },
  { width: 'model', tolerance: { years: Infinity, share: 0, least: Infinity }, atLeast: 3 },
] as const satisfies readonly Step[]

/**
 * Where the whole model has too few cars: used ones of other models with the same body and fuel, of about the same engine power
 * (share of the own), age and mileage.
 */
export const SEGMENT = { power: 0.12, tolerance: { years: 3, share: 1, least: 80_000 }, atLeast: 5 } as const

/** Logarithms of the remaining share. */
const LOG_LEFT = { year: Math.log(1 - PRICE_LOSS.year), mileage: Math.log(1 - PRICE_LOSS.mileage) }

/** The largest price that the database column can hold. */
const MAX_PRICE = 2 ** 31 - 1

/**
 * The value that a car has by the ascending adjusted prices of `count` others; `priceAt` returns one by its index.
 */
export function valueByPrices(count: number, width: MarketWidth, priceAt: (place: number) => number): MarketValue {
  /** The percentile `share` of the prices, interpolated linearly. */
  const quantile = (share: number): number => {
    const at = (count - 1) * share
    const below = priceAt(Math.floor(at))
    return wholeUnits(below + (priceAt(Math.ceil(at)) - below) * (at - Math.floor(at)))
  }
  const value = quantile(0.5)
  // Equal prices, once adjusted, may differ in the last digit, in another order than their ranks.
  return { comparables: count, width, value, low: Math.min(value, quantile(0.1)), high: Math.max(value, quantile(0.9)) }
}

/** No value: only `comparables` cars were found. */
export function withoutValue(comparables: number): MarketValue {
  return { comparables, width: null, value: null, low: null, high: null }
}

/** Whether the mileage of `other` is within `tolerance` of the car's. */
export function isMileageWithin(tolerance: Tolerance, car: Aged, other: Aged): boolean {
  return Math.abs(other.mileage - car.mileage) <= Math.max(tolerance.least, tolerance.share * car.mileage)
}

/** Whether `other` is within `tolerance` of the car in both age and mileage. */
export function isWithinTolerance(tolerance: Tolerance, car: Aged, other: Aged): boolean {
  return Math.abs(other.modelYear - car.modelYear) <= tolerance.years && isMileageWithin(tolerance, car, other)
}

/** The price of `other` adjusted to the model year and mileage of `car`. */
export function adjustedPrice(other: Aged & Pick<MarketCar, 'price'>, car: Aged): number {
  const years = other.modelYear - car.modelYear
  const distance = (car.mileage - other.mileage) / LOSS_KILOMETRES
  return other.price * Math.exp(years * LOG_LEFT.year + distance * LOG_LEFT.mileage)
}

/** The price rounded to whole units, within what the database column can hold. */
function wholeUnits(price: number): number {
  return Math.min(MAX_PRICE, Math.max(1, Math.round(price)))
}
