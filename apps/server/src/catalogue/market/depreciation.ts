import { LOSS_KILOMETRES } from '@otosafi/domain/money/loss-kilometres'
import { PRICE_LOSS } from '@otosafi/domain/money/price-loss'

import type { Aged, MarketCar } from './market-rules.ts'

/** A car with its price, whole units of the currency. */
type PricedCar = Aged & Pick<MarketCar, 'price'>

/** The logarithms by which the price of a kind of cars falls with each model year and with each 10,000 km, neither below 0. */
export type Depreciation = { year: number; mileage: number }

/** The prior of the regression. */
export const PRIOR: Depreciation = { year: -Math.log(1 - PRICE_LOSS.year), mileage: -Math.log(1 - PRICE_LOSS.mileage) }

/**
 * Weight of the prior in the regression: as much as `cars` cars, spread around their mean by these standard deviations, in
 * model years and in 10,000 km.
 */
const WEIGHT = { cars: 6, years: 4, tenThousands: 12 } as const

/** The logarithm of a car's price, adjusted to model year 0 and no kilometres, so that cars can be compared. */
export function normalisedLogPrice({ modelYear, mileage, price }: PricedCar, depreciation: Depreciation): number {
  return Math.log(price) - modelYear * depreciation.year + (mileage / LOSS_KILOMETRES) * depreciation.mileage
}

/**
 * Ridge regression of the logarithms of prices on model year and mileage, shrunk towards {@link PRIOR}: few cars, or cars that
 * are all alike, leave the prior as it is.
 */
export function fitDepreciation(cars: readonly PricedCar[]): Depreciation {
  const years = centred(cars.map(({ modelYear }) => modelYear))
  const distances = centred(cars.map(({ mileage }) => mileage / LOSS_KILOMETRES))
  const errors = centred(cars.map((car) => normalisedLogPrice(car, PRIOR)))
  const ofYears = product(years, years) + WEIGHT.cars * WEIGHT.years ** 2
  const ofDistances = product(distances, distances) + WEIGHT.cars * WEIGHT.tenThousands ** 2
  const ofBoth = product(years, distances)
  const [byYear, byDistance] = [product(years, errors), product(distances, errors)]
  const determinant = ofYears * ofDistances - ofBoth ** 2
  return {
    year: Math.max(0, PRIOR.year + (byYear * ofDistances - byDistance * ofBoth) / determinant),
    mileage: Math.max(0, PRIOR.mileage - (byDistance * ofYears - byYear * ofBoth) / determinant),
  }
}

function centred(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}

function product(ones: readonly number[], others: readonly number[]): number {
  return ones.reduce((sum, one, index) => sum + one * (others[index] ?? 0), 0)
}
