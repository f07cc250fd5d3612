import fc from 'fast-check'

import * as vocabulary from '@otosafi/domain/car/vocabulary'
import { FACETS, HIGHLIGHTS, isAdditive, ruleOf, SORTS } from '@otosafi/domain/listing/vocabulary'
import type { Facet, FacetWith, SingleFacet, Sort } from '@otosafi/domain/listing/vocabulary'

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

function valuesOf(car: IndexedCar, facet: Facet): readonly string[] {
  if (facet === 'feature') return car.features
  if (facet === 'highlight') return car.highlights
  if (facet === 'condition') return car.conditions
  if (facet === 'mileageRange') return car.mileage === null ? [] : [String(vocabulary.mileageRangeOf(car.mileage))]
  const value: string | number | null = car[facet]
  return value === null ? [] : [String(value)]
}

function accepts(car: IndexedCar, filters: IndexFilters): boolean {
  const inGroups = FACETS.every((facet) => {
    const chosen = filters[facet] ?? []
    const own = valuesOf(car, facet)
    if (chosen.length === 0) return true
    return isAdditive(facet)
      ? chosen.every((value) => own.includes(value))
      : chosen.some((value) => own.includes(value))
  })
  const { priceMin, priceMax, yearMin, yearMax, mileageMin, mileageMax } = filters
  const isFree = mileageMin === undefined && mileageMax === undefined
  const inRange = (value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) =>
    value >= min && value <= max
  return (
    inGroups &&
    inRange(car.price, priceMin, priceMax) &&
    inRange(car.modelYear, yearMin, yearMax) &&
    (car.mileage === null ? isFree : inRange(car.mileage, mileageMin, mileageMax))
  )
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

const some = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 })
const BRANDS = ['a', 'b', 'c']
const MODELS = BRANDS.flatMap((brand) => [`${brand}-1`, `${brand}-2`])
const CITIES = ['rabat', 'kigali', 'dakar']

/** Single facets of which a column holds a value of a vocabulary or a number, with a few of their values. */
const PLAIN = FACETS.flatMap((facet): [Facet, readonly (string | number | null)[]][] => {
  const { holds, column, values } = ruleOf(facet)
  if ((holds !== 'one' && holds !== 'atMostOne') || column === null || values === 'slug' || values === 'year') return []
  const some = values === 'number' ? [2, 3, 4, 5, 6, 7] : values
  return [[facet, holds === 'one' ? some : [...some, null]]]
})
type Plain = Pick<IndexedCar, Exclude<SingleFacet, FacetWith<'column', null> | FacetWith<'values', 'slug' | 'year'>>>
const anyPlain = fc.record(
  Object.fromEntries(PLAIN.map(([facet, values]) => [facet, fc.constantFrom(...values)])),
) as unknown as fc.Arbitrary<Plain>

/** For tests: cars with few different values, so that filters match, ties occur and cars are replaced. */
export const anyCar: fc.Arbitrary<IndexedCar> = fc
  .tuple(
    anyPlain,
    fc.record({
      id: fc.integer({ min: 0, max: 400 }).map((number) => number.toString(36)),
      model: fc.constantFrom(...MODELS),
      modelYear: fc.integer({ min: 2015, max: 2020 }),
      mileage: fc.constantFrom(0, 9_999, 10_000, 49_999, 50_000, 99_999, 100_000, 250_000, null),
      price: fc.integer({ min: 1, max: 12 }).map((step) => step * 1000),
      repairs: fc.constantFrom(0, 500, 1000, 7000),
      conditions: fc.subarray([...vocabulary.CONDITIONS]),
      city: fc.constantFrom(...CITIES),
      features: fc.subarray([...vocabulary.FEATURES]),
      highlights: fc.subarray([...HIGHLIGHTS]),
      status: fc.constantFrom(...vocabulary.SALE_STATUSES),
      publishedAt: fc.integer({ min: 0, max: 9 }),
      dealScore: fc.constantFrom(0.8, 0.9, 1, 1.1, Number.POSITIVE_INFINITY),
      views: fc.integer({ min: 0, max: 5 }),
    }),
  )
  .map(([plain, { repairs, ...car }]) => ({
    ...plain,
    ...car,
    priceWithRepairs: car.price + repairs,
    brand: car.model.slice(0, 1),
  }))

const bound = (...values: number[]) => fc.constantFrom(...values, Number.NaN, -1, 1e15)
const anyFilters: fc.Arbitrary<IndexFilters> = fc.record(
  {
    ...Object.fromEntries(PLAIN.map(([facet, values]) => [facet, some([...values.slice(0, 9).map(String), 'NaN'])])),
    brand: some([...BRANDS, 'nobody']),
    model: some([...MODELS, 'a-9']),
    modelYear: some(['2015', '2016', '2017', '2018', '2019', '2020', '1e15']),
    mileageRange: some(['1', '2', '3', '4', '5']),
    condition: some([...vocabulary.CONDITIONS, 'odd']),
    city: some([...CITIES, 'nowhere']),
    feature: fc.oneof(
      { weight: 9, arbitrary: some(vocabulary.FEATURES.slice(0, 4)) },
      { weight: 1, arbitrary: fc.constant(['wings']) },
    ),
    highlight: some([...HIGHLIGHTS, 'odd']),
    priceMin: bound(2000, 4000),
    priceMax: bound(6000, 9000),
    yearMin: bound(2016),
    yearMax: bound(2019),
    mileageMin: bound(10_000),
    mileageMax: bound(100_000),
  },
  { requiredKeys: [] },
)
/** Few filters at once, or none would ever match. */
const fewFilters = fc
  .tuple(anyFilters, fc.infiniteStream(fc.integer({ min: 0, max: 3 })))
  .map(
    ([filters, draw]) =>
      Object.fromEntries(Object.entries(filters).filter(() => draw.next().value === 0)) as IndexFilters,
  )

/** For tests: queries of every kind. */
export const anyQuery: fc.Arbitrary<SearchQuery> = fc.record(
  {
    filters: fewFilters,
    within: fewFilters,
    matchIds: fc.uniqueArray(
      fc.integer({ min: 0, max: 500 }).map((number) => number.toString(36)),
      { minLength: 100, maxLength: 300 },
    ),
    statuses: fc.subarray([...vocabulary.SALE_STATUSES], { minLength: 1 }),
    sort: fc.constantFrom(...SORTS),
    limit: fc.integer({ min: 1, max: 30 }),
    start: fc.record({ page: fc.constantFrom(1, 1, 2, 3, 1e15) }),
    withFacets: fc.constant(true),
  },
  { requiredKeys: ['filters', 'statuses', 'sort', 'limit', 'start', 'withFacets'] },
)
