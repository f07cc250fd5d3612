import { LOSS_KILOMETRES } from '@otosafi/domain/money/loss-kilometres'
import { PRICE_LOSS } from '@otosafi/domain/money/price-loss'

import type { Aged, MarketCar } from './market-rules.ts'

/** A car with its price, whole units of the currency. */
type PricedCar = Aged & Pick<MarketCar, 'price'>

/**
 * How the prices of a kind of cars run: the logarithms by which a price falls with each model year and with each 10,000
 * km, neither below 0.
 */
export type PriceCourse = { year: number; mileage: number }

/** The course that is assumed of a kind before any car of it is known. */
export const ASSUMED: PriceCourse = { year: -Math.log(1 - PRICE_LOSS.year), mileage: -Math.log(1 - PRICE_LOSS.mileage) }

/**
 * Weight of the prior in the regression: as much as `cars` cars, spread around their mean by these standard deviations, in
 * model years and in 10,000 km.
 */
const WEIGHT = { cars: 6, years: 4, tenThousands: 12 } as const

/**
 * The logarithm of a car's price as if it were of the model year 0 and had no kilometres: what is left of its price to
 * compare.
 */
export function levelOf({ modelYear, mileage, price }: PricedCar, course: PriceCourse): number {
  return Math.log(price) - modelYear * course.year + (mileage / LOSS_KILOMETRES) * course.mileage
}

/**
 * The course that fits the prices of cars best: a regression of their logarithms on model year and mileage, drawn towards
 * {@link ASSUMED} (ridge regression), so that few cars, or cars that are all alike, leave the assumption as it is.
 */
export function courseOf(cars: readonly PricedCar[]): PriceCourse {
  const years = centred(cars.map(({ modelYear }) => modelYear))
  const distances = centred(cars.map(({ mileage }) => mileage / LOSS_KILOMETRES))
  const errors = centred(cars.map((car) => levelOf(car, ASSUMED)))
  const ofYears = product(years, years) + WEIGHT.cars * WEIGHT.years ** 2
  const ofDistances = product(distances, distances) + WEIGHT.cars * WEIGHT.tenThousands ** 2
  const ofBoth = product(years, distances)
  const [byYear, byDistance] = [product(years, errors), product(distances, errors)]
  const determinant = ofYears * ofDistances - ofBoth ** 2
  return {
    year: Math.max(0, ASSUMED.year + (byYear * ofDistances - byDistance * ofBoth) / determinant),
    mileage: Math.max(0, ASSUMED.mileage - (byDistance * ofYears - byYear * ofBoth) / determinant),
  }
}

function centred(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}

function product(ones: readonly number[], others: readonly number[]): number {
  return ones.reduce((sum, one, index) => sum + one * (others[index] ?? 0), 0)
}
