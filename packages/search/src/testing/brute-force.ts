import { mileageRangeOf } from '@otosafi/domain/car/vocabulary'
import { RANGE_PAIRS } from '@otosafi/domain/listing/ranges'
import { type Facet, FACETS, isAdditive, type Sort } from '@otosafi/domain/listing/vocabulary'

import type { IndexedCar } from '../indexed-car.ts'
import type { IndexFilters, SearchQuery } from '../search-query.ts'

/** For tests: the index's results by brute force, written from the meaning of the filters alone. */
export function oracle(cars: readonly IndexedCar[], query: SearchQuery) {
  const { filters, within = {}, statuses, sort } = query
  const ids = query.matchIds && new Set(query.matchIds)
  const pool = cars.filter((car) => statuses.includes(car.status) && (!ids || ids.has(car.id)) && accepts(car, within))
  const hits = pool.filter((car) => accepts(car, filters)).sort((a, b) => ordered(sort, a, b))
  const facets = Object.fromEntries(
    FACETS.map((facet) => {
      const counts = new Map<string, number>()
      const { [facet]: _own, ...others } = filters
      for (const car of pool.filter((each) => accepts(each, isAdditive(facet) ? filters : others))) {
        for (const value of valuesOf(car, facet)) counts.set(value, (counts.get(value) ?? 0) + 1)
      }
      for (const value of filters[facet] ?? []) if (!counts.has(value)) counts.set(value, 0)
      return [facet, counts]
    }),
  )
  const { priceMin: _min, priceMax: _max, ...unpriced } = filters
  const prices = pool.filter((car) => accepts(car, unpriced)).map((car) => car.price)
  return {
    hits: hits.map((car) => car.id),
    facets,
    priceRange: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
  }
}

/** The values that a car has of a facet. */
export function valuesOf(car: IndexedCar, facet: Facet): readonly string[] {
  if (facet === 'feature') return car.features
  if (facet === 'highlight') return car.highlights
  if (facet === 'condition') return car.conditions
  if (facet === 'mileageRange') return car.mileage === null ? [] : [String(mileageRangeOf(car.mileage))]
  const value: string | number | null = car[facet]
  return value === null ? [] : [String(value)]
}

/** Whether a car fulfils all filters, said as plainly as can be. `valuesIn` are the values that a car has of a facet. */
export function accepts(car: IndexedCar, filters: IndexFilters, valuesIn = valuesOf): boolean {
  const inGroups = FACETS.every((facet) => {
    const chosen = filters[facet] ?? []
    const own = valuesIn(car, facet)
    if (chosen.length === 0) return true
    return isAdditive(facet)
      ? chosen.every((value) => own.includes(value))
      : chosen.some((value) => own.includes(value))
  })
  const inRanges = RANGE_PAIRS.every(({ of, min, max }) => {
    const { [min]: least, [max]: most } = filters
    const number = car[of]
    // Unknown values are within no bounds.
    if (number === null) return least === undefined && most === undefined
    return number >= (least ?? Number.NEGATIVE_INFINITY) && number <= (most ?? Number.POSITIVE_INFINITY)
  })
  return inGroups && inRanges
}

function ordered(sort: Sort, a: IndexedCar, b: IndexedCar): number {
  const pairs: Record<Sort, [number, number]> = {
    newest: [b.publishedAt, a.publishedAt],
    priceAsc: [a.price, b.price],
    priceDesc: [b.price, a.price],
    priceWithRepairsAsc: [a.priceWithRepairs, b.priceWithRepairs],
    mileageAsc: [a.mileage ?? Number.POSITIVE_INFINITY, b.mileage ?? Number.POSITIVE_INFINITY],
    yearDesc: [b.modelYear, a.modelYear],
    bestDeal: [a.dealScore, b.dealScore],
    mostViewed: [b.views, a.views],
  }
  const [first, second] = pairs[sort]
  if (first !== second) return first < second ? -1 : 1
  return a.id < b.id ? -1 : 1
}
