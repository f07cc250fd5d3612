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
import { createRankSet, type RankSet } from './rank-set.ts'

/** Any age will do: prices that are carried over to the same age are in the same order, whichever it is. */
const SOME_AGE = { modelYear: 2000, mileage: 0 }

/** A car of a shelf: its place in the market, and its rank among the prices of all cars of the shelves. */
type Ranked<Other> = { car: Other; place: number; rank: number }
/** Cars of one model and model year, in the order of their mileage. */
type Shelf<Other> = readonly Ranked<Other>[]

/**
 * What each car of `market` is worth among the others, by its place in `market`. A car is compared with those of the same
 * brand and model, new or used like it, damaged or sound like it, at most one model year away and with a mileage within
 * 40 percent of its own or within 30,000 km; where these are fewer than five, two years, 60 percent and 50,000 km. Where
 * a mileage was found not to be true there is nothing to compare.
 *
 * Each price is first carried over to the car's own model year and mileage, so that the newest do not pull the value up.
 * The median stays among the honest prices as long as they are more than half. Between two prices a percentile lies in
 * proportion.
 *
 * The time grows with n log n: along a shelf the comparable cars change by a few from one car to the next.
 */
export function marketValuesOf(market: readonly MarketCar[]): MarketValue[] {
  const values: MarketValue[] = market.map(() => withoutPrices(0))
  for (const alike of listAlike(market)) {
    const byPrice = alike.map(({ car }) => car)
    const shelves = shelvesOf(alike)
    for (const [modelYear, shelf] of shelves) {
      const near = createWindow(shelves, modelYear, NEAR, byPrice.length)
      const far = createWindow(shelves, modelYear, FAR, byPrice.length)
      for (const { car, place, rank } of shelf) {
        const within = near.moveTo(car)
        const others = within.size > ENOUGH ? within : far.moveTo(car)
        others.remove(rank)
        values[place] = valueAmong(others, car, byPrice)
        others.add(rank)
      }
    }
  }
  return values
}

/** The cars that model year and mileage alone keep apart, those of each kind in the order of their prices. */
function listAlike<Other extends MarketCar>(market: readonly Other[]): Ranked<Other>[][] {
  const kinds = new Map<string, { car: Other; place: number; price: number }[]>()
  for (const [place, car] of market.entries()) {
    if (car.tamperedOdometer) continue
    const key = `${car.brand} ${car.model} ${car.isNew} ${car.grade === 'damaged'}`
    const own = { car, place, price: carriedOver(car, SOME_AGE) }
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

/**
 * The cars within `reach` of one of `modelYear`, itself among them. `moveTo` gives the ranks of their prices, until the
 * next move; it goes from car to car in the order of their mileage, so that both ends of the window on each shelf only
 * ever move up.
 */
function createWindow(
  shelves: ReadonlyMap<number, Shelf<MarketCar>>,
  modelYear: number,
  reach: Reach,
  ranks: number,
): { moveTo: (car: MarketCar) => RankSet } {
  const within = createRankSet(ranks)
  const sides = Array.from({ length: 2 * reach.years + 1 }, (_, at) => ({
    shelf: shelves.get(modelYear + at - reach.years) ?? [],
    from: 0,
    to: 0,
  }))
  return {
    moveTo: (car) => {
      for (const side of sides) {
        const { shelf } = side
        for (; side.to < shelf.length; side.to++) {
          const next = shelf[side.to] as Ranked<MarketCar>
          if (next.car.mileage > car.mileage && !isMileageWithin(reach, car, next.car)) break
          within.add(next.rank)
        }
        for (; side.from < side.to; side.from++) {
          const first = shelf[side.from] as Ranked<MarketCar>
          if (first.car.mileage >= car.mileage || isMileageWithin(reach, car, first.car)) break
          within.remove(first.rank)
        }
      }
      return within
    },
  }
}

/** What `car` is worth among the `others`, ranks in `byPrice`. */
function valueAmong(others: RankSet, car: MarketCar, byPrice: readonly MarketCar[]): MarketValue {
  if (others.size < ENOUGH) return withoutPrices(others.size)
  const priceAt = (place: number): number => carriedOver(byPrice[others.at(place)] as MarketCar, car)
  /** The price that a `share` of the others lies below. */
  const quantile = (share: number): number => {
    const at = (others.size - 1) * share
    const below = priceAt(Math.floor(at))
    const above = priceAt(Math.ceil(at))
    return wholeUnits(below + (above - below) * (at - Math.floor(at)))
  }
  const value = quantile(0.5)
  // Equal prices, carried over, may differ by the last digit in another order than the ranks have.
  const low = Math.min(value, quantile(0.1))
  return { comparables: others.size, value, low, high: Math.max(value, quantile(0.9)) }
}

function withoutPrices(comparables: number): MarketValue {
  return { comparables, value: null, low: null, high: null }
}
