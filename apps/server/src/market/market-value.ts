import type { Car } from '@otosafi/domain/car/car'

/** What a car's market value hangs on. Prices are in one currency: cars of one edition are compared with each other only. */
export type MarketCar = Pick<
  Car,
  'id' | 'brand' | 'model' | 'modelYear' | 'mileage' | 'tamperedOdometer' | 'isNew' | 'grade' | 'price'
>

/**
 * What comparable cars are offered for, whole units of the edition's currency: the median, how many cars it was made
 * of, and the prices that a tenth of them lie below and above.
 */
export type MarketValue = { value: number; count: number; low: number; high: number }

type Aged = Pick<MarketCar, 'modelYear' | 'mileage'>

/** How many comparable cars a value needs. */
export const ENOUGH = 5

/**
 * How far a comparable car may be away: model years, and kilometres as a share of the car's own, but at least some. The
 * wider only where the narrower finds too few.
 */
const NEAR = { years: 1, share: 0.4, least: 30_000 }
const FAR = { years: 2, share: 0.6, least: 50_000 }
/** Part of its price that a car loses with each model year and with each 10,000 km; the same assumption in every market. */
const LOSS = { year: 0.06, mileage: 0.012 }

/** Logarithms of the part that is left. */
const LOG_LEFT = { year: Math.log(1 - LOSS.year), mileage: Math.log(1 - LOSS.mileage) }

/** Largest price that the database takes. */
const LARGEST = 2 ** 31 - 1

/**
 * The cars of `market` that `car` can be compared with, itself never among them: of the same brand and model, new or
 * used like it, damaged or sound like it, at most one model year away and with a mileage within 40 percent of its own
 * or within 30,000 km; where these are fewer than five, two years, 60 percent and 50,000 km. Where a mileage was found
 * not to be true there is nothing to compare.
 */
export function comparablesOf<Other extends MarketCar>(car: MarketCar, market: readonly Other[]): Other[] {
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

/**
 * The cars of `market` that can be near a car, in some order: {@link comparablesOf} finds the same among these as among
 * all. Cars are laid out by model and year once, so that thousands of cars are not each compared with thousands.
 */
export function candidatesOf<Other extends MarketCar>(market: readonly Other[]): (car: MarketCar) => Other[] {
  const shelves = new Map<string, Other[]>()
  const shelfOf = (car: MarketCar, modelYear: number): string =>
    `${car.brand} ${car.model} ${modelYear} ${car.isNew} ${car.grade === 'damaged'}`
  for (const car of market) {
    const key = shelfOf(car, car.modelYear)
    const shelf = shelves.get(key)
    if (shelf) shelf.push(car)
    else shelves.set(key, [car])
  }
  const years = Array.from({ length: 2 * FAR.years + 1 }, (_, at) => at - FAR.years)
  return (car) => years.flatMap((away) => shelves.get(shelfOf(car, car.modelYear + away)) ?? [])
}

function isWithin(reach: typeof NEAR, car: Aged, other: Aged): boolean {
  return (
    Math.abs(other.modelYear - car.modelYear) <= reach.years &&
    Math.abs(other.mileage - car.mileage) <= Math.max(reach.least, reach.share * car.mileage)
  )
}

/**
 * What `car` is worth among its `comparables` (see {@link comparablesOf}); null below five. Each price is first carried
 * over to the car's own model year and mileage, so that the newest do not pull the value up. The median stays among the
 * honest prices as long as they are more than half. Between two prices a percentile lies in proportion.
 */
export function marketValueOf(
  car: Aged,
  comparables: readonly (Aged & Pick<MarketCar, 'price'>)[],
): MarketValue | null {
  if (comparables.length < ENOUGH) return null
  const prices = Float64Array.from(comparables, (other) => carriedOver(other, car)).sort()
  return {
    value: wholeUnits(quantile(prices, 0.5)),
    count: prices.length,
    low: wholeUnits(quantile(prices, 0.1)),
    high: wholeUnits(quantile(prices, 0.9)),
  }
}

/** What `other` would cost with the model year and mileage of `car`. */
function carriedOver(other: Aged & Pick<MarketCar, 'price'>, car: Aged): number {
  const years = other.modelYear - car.modelYear
  const distance = (car.mileage - other.mileage) / 10_000
  return other.price * Math.exp(years * LOG_LEFT.year + distance * LOG_LEFT.mileage)
}

/** The price that a `share` of the ascending `prices` lies below. */
function quantile(prices: Float64Array, share: number): number {
  const at = (prices.length - 1) * share
  const [below = 0, above = below] = prices.subarray(Math.floor(at), Math.floor(at) + 2)
  return below + (above - below) * (at - Math.floor(at))
}

function wholeUnits(price: number): number {
  return Math.min(LARGEST, Math.max(1, Math.round(price)))
}
