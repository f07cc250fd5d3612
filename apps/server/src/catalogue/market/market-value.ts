import {
  adjustedPrice,
  isMileageWithin,
  type MarketCar,
  type MarketValue,
  STEPS,
  type Tolerance,
  valueByPrices,
  withoutValue,
} from './market-rules.ts'
import { createRankSet, type RankSet } from './rank-set.ts'

/** Any reference age will do: adjusted to a common age, prices have the same order, whichever age it is. */
const SOME_AGE = { modelYear: 2000, mileage: 0 }

/** A car of a shelf: its index in the market, and the rank of its adjusted price among all cars of the shelves. */
type Ranked<Other> = { car: Other; place: number; rank: number }
/** Cars of one model and model year, in the order of their mileage. */
type Shelf<Other> = readonly Ranked<Other>[]

/**
 * The market value of each car of `market`, by its index in `market`. A car is compared with those of the same brand and
 * model, new or used like it, damaged or sound like it, by the first of the {@link STEPS} that finds enough of them. A
 * car whose mileage is contradicted has no value, and none is compared with it.
 *
 * Each price is first adjusted to the car's own model year and mileage, so that newer cars do not raise the value. The
 * median is robust against outliers as long as they are fewer than half. Percentiles are interpolated linearly.
 *
 * Takes n log n: along a shelf, the window of comparable cars changes by a few from one car to the next.
 */
export function marketValuesOf(market: readonly MarketCar[]): MarketValue[] {
  const values: MarketValue[] = market.map(() => withoutValue(0))
  for (const alike of listAlike(market)) {
    const byPrice = alike.map(({ car }) => car)
    const shelves = shelvesOf(alike)
    for (const [modelYear, shelf] of shelves) {
      const windows = STEPS.map((step) => ({
        ...step,
        window: createWindow(shelves, modelYear, step.tolerance, byPrice.length),
      }))
      for (const { car, place, rank } of shelf) values[place] = valueWithin(windows, { car, rank }, byPrice)
    }
  }
  return values
}

type StepWindow = (typeof STEPS)[number] & { window: Window }

/** The value of a car by the first of the `windows` in which there are enough others, which are ranks in `byPrice`. */
function valueWithin(
  windows: readonly StepWindow[],
  { car, rank }: { car: MarketCar; rank: number },
  byPrice: readonly MarketCar[],
): MarketValue {
  let found = 0
  for (const { width, atLeast, window } of windows) {
    const within = window.moveTo(car)
    found = within.size - 1
    if (found < atLeast) continue
    within.remove(rank)
    const value = valueByPrices(found, width, (at) => adjustedPrice(byPrice[within.at(at)] as MarketCar, car))
    within.add(rank)
    return value
  }
  return withoutValue(found)
}

/** Cars of a kind, which differ in model year and mileage alone, ordered by adjusted price. */
function listAlike<Other extends MarketCar>(market: readonly Other[]): Ranked<Other>[][] {
  const kinds = new Map<string, { car: Other; place: number; price: number }[]>()
  for (const [place, car] of market.entries()) {
    if (car.isContradicted) continue
    const key = `${car.brand} ${car.model} ${car.isNew} ${car.grade === 'damaged'}`
    const own = { car, place, price: adjustedPrice(car, SOME_AGE) }
    const kind = kinds.get(key)
    if (kind) kind.push(own)
    else kinds.set(key, [own])
  }
  return [...kinds.values()].map((kind) =>
    kind.sort((a, b) => a.price - b.price).map(({ car, place }, rank) => ({ car, place, rank })),
  )
}

/** The shelves by model year. */
function shelvesOf<Other extends MarketCar>(alike: readonly Ranked<Other>[]): Map<number, Shelf<Other>> {
  const shelves = Map.groupBy(alike, ({ car }) => car.modelYear)
  for (const shelf of shelves.values()) shelf.sort((a, b) => a.car.mileage - b.car.mileage)
  return shelves
}

/** The cars that one is compared with, for cars in the order of their mileage. */
type Window = { moveTo: (car: MarketCar) => RankSet }

/**
 * The cars within `tolerance` of one of `modelYear`, itself among them. `moveTo` gives the ranks of their prices, until the
 * next move; it goes from car to car in the order of their mileage, so that both ends of the window on each shelf only
 * ever move up.
 */
function createWindow(
  shelves: ReadonlyMap<number, Shelf<MarketCar>>,
  modelYear: number,
  tolerance: Tolerance,
  ranks: number,
): Window {
  const within = createRankSet(ranks)
  const sides = [...shelves]
    .filter(([year]) => Math.abs(year - modelYear) <= tolerance.years)
    .map(([, shelf]) => ({ shelf, from: 0, to: 0 }))
  return {
    moveTo: (car) => {
      for (const side of sides) {
        const { shelf } = side
        for (; side.to < shelf.length; side.to++) {
          const next = shelf[side.to] as Ranked<MarketCar>
          if (next.car.mileage > car.mileage && !isMileageWithin(tolerance, car, next.car)) break
          within.add(next.rank)
        }
        for (; side.from < side.to; side.from++) {
          const first = shelf[side.from] as Ranked<MarketCar>
          if (first.car.mileage >= car.mileage || isMileageWithin(tolerance, car, first.car)) break
          within.remove(first.rank)
        }
      }
      return within
    },
  }
}
