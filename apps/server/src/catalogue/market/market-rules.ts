import type { Car } from '@otosafi/domain/car/car'

/** What a car's market value hangs on. Prices are in one currency: cars of one edition are compared with each other only. */
export type MarketCar = Pick<
  Car,
  'id' | 'brand' | 'model' | 'modelYear' | 'mileage' | 'tamperedOdometer' | 'isNew' | 'grade' | 'price'
>

/**
 * What comparable cars are offered for, whole units of the edition's currency: how many they are, the median, and the
 * prices that a tenth of them lie below and above. The three prices are null together, where there are fewer than
 * {@link ENOUGH}.
 */
export type MarketValue = { comparables: number } & (
  | { value: number; low: number; high: number }
  | { value: null; low: null; high: null }
)

export type Aged = Pick<MarketCar, 'modelYear' | 'mileage'>

/** How far another car may be away: model years, and kilometres as a share of the car's own, but at least some. */
export type Reach = { years: number; share: number; least: number }

/** How many comparable cars a value needs. */
export const ENOUGH = 5

/** How far a comparable car may be away; the wider only where the narrower finds too few. */
export const NEAR: Reach = { years: 1, share: 0.4, least: 30_000 }
export const FAR: Reach = { years: 2, share: 0.6, least: 50_000 }
/** Part of its price that a car loses with each model year and with each 10,000 km; the same assumption in every market. */
const LOSS = { year: 0.06, mileage: 0.012 }

/** Logarithms of the part that is left. */
const LOG_LEFT = { year: Math.log(1 - LOSS.year), mileage: Math.log(1 - LOSS.mileage) }

/** Largest price that the database takes. */
const LARGEST = 2 ** 31 - 1

/** Whether the mileage of `other` is within `reach` of the car's. */
export function isMileageWithin(reach: Reach, car: Aged, other: Aged): boolean {
  return Math.abs(other.mileage - car.mileage) <= Math.max(reach.least, reach.share * car.mileage)
}

/** What `other` would cost with the model year and mileage of `car`. */
export function carriedOver(other: Aged & Pick<MarketCar, 'price'>, car: Aged): number {
  const years = other.modelYear - car.modelYear
  const distance = (car.mileage - other.mileage) / 10_000
  return other.price * Math.exp(years * LOG_LEFT.year + distance * LOG_LEFT.mileage)
}

/** The price in whole units, one that the database takes. */
export function wholeUnits(price: number): number {
  return Math.min(LARGEST, Math.max(1, Math.round(price)))
}
