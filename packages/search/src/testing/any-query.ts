import fc from 'fast-check'

import * as vocabulary from '@otosafi/domain/car/vocabulary'
import { RANGE_PAIRS, type RangedNumber, type RangeFilter } from '@otosafi/domain/listing/ranges'
import {
  type ComputedFacet,
  type Facet,
  FACET_STORES,
  FACETS,
  type FacetWith,
  HIGHLIGHTS,
  ruleOf,
  type SingleFacet,
  SORTS,
} from '@otosafi/domain/listing/vocabulary'

import type { IndexedCar } from '../indexed-car.ts'
import type { IndexFilters, SearchQuery } from '../search-query.ts'

const some = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 })
const BRANDS = ['a', 'b', 'c']
const MODELS = BRANDS.flatMap((brand) => [`${brand}-1`, `${brand}-2`])
const CITIES = ['rabat', 'kigali', 'dakar']

/** Single facets of which a column holds a value of a vocabulary or a number, with a few of their values. */
const PLAIN = FACETS.flatMap((facet): [Facet, readonly (string | number | null)[]][] => {
  const { holds, values } = ruleOf(facet)
  const { column } = FACET_STORES[facet]
  if ((holds !== 'one' && holds !== 'atMostOne') || column === null || values === 'slug' || values === 'year') return []
  const some = values === 'number' ? [2, 3, 4, 5, 6, 7] : values
  return [[facet, holds === 'one' ? some : [...some, null]]]
})
type Plain = Pick<IndexedCar, Exclude<SingleFacet, ComputedFacet | FacetWith<'values', 'slug' | 'year'>>>
const anyPlain = fc.record(
  Object.fromEntries(PLAIN.map(([facet, values]) => [facet, fc.constantFrom(...values)])),
) as unknown as fc.Arbitrary<Plain>

/** Numbers with bounds, each with a few of its values. */
const anyNumbers = fc.record(
  Object.fromEntries(RANGE_PAIRS.map(({ of }) => [of, fc.constantFrom(10, 20, 30, 40, null)])),
) as unknown as fc.Arbitrary<Record<RangedNumber, number | null>>

/** For tests: cars with few different values, so that filters match, ties occur and cars are replaced. */
export const anyCar: fc.Arbitrary<IndexedCar> = fc
  .tuple(
    anyPlain,
    anyNumbers,
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
  .map(([plain, numbers, { repairs, ...car }]) => ({
    ...numbers,
    ...plain,
    ...car,
    priceWithRepairs: car.price + repairs,
    brand: car.model.slice(0, 1),
  }))

const bound = (...values: number[]) => fc.constantFrom(...values, Number.NaN, -1, 1e15)
const anyFilters: fc.Arbitrary<IndexFilters> = fc.record(
  {
    ...(Object.fromEntries(
      RANGE_PAIRS.flatMap(({ min, max }) => [
        [min, bound(20)],
        [max, bound(30)],
      ]),
    ) as Record<RangeFilter, ReturnType<typeof bound>>),
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
