import fc from 'fast-check'

import type { CarFilters } from '@otosafi/domain/listing/filters'
import { RANGE_PAIRS, type RangeFilter } from '@otosafi/domain/listing/ranges'
import { type Facet, FACETS, type FacetWith, ruleOf } from '@otosafi/domain/listing/vocabulary'

const NUMBERS = ['2', '4', '5', '7']
const KNOWN: Readonly<Record<FacetWith<'values', 'slug' | 'year'>, readonly string[]>> = {
  brand: ['dacia', 'renault', 'toyota', 'hyundai', 'peugeot', 'lada'],
  model: ['dacia-duster', 'dacia-logan', 'renault-clio', 'hyundai-tucson'],
  modelYear: ['1987', '1988', '2012', '2016', '2018', '2020', '2022', 'older'],
  city: ['casablanca', 'rabat', 'fes', 'dakar-plateau'],
}

/** For tests: values of each group, among them some that no car of the stock has. */
export const OFFERED = Object.fromEntries(
  FACETS.map((facet) => {
    const { values } = ruleOf(facet)
    return [
      facet,
      typeof values === 'string' ? (values === 'number' ? NUMBERS : KNOWN[facet as keyof typeof KNOWN]) : values,
    ]
  }),
) as Readonly<Record<Facet, readonly string[]>>

const some = (facet: Facet) => fc.uniqueArray(fc.constantFrom(...OFFERED[facet]), { minLength: 1, maxLength: 3 })
const bound = (max: number) => fc.nat(max)
/** Ends of ranges that many cars are within; of any other a small one. */
const ENDS: Partial<Record<RangeFilter, fc.Arbitrary<number>>> = {
  priceMin: bound(150_000),
  priceMax: bound(400_000),
  yearMin: fc.integer({ min: 2005, max: 2020 }),
  yearMax: fc.integer({ min: 2015, max: 2025 }),
  mileageMax: bound(200_000),
}
/** For tests: any filters that the page could ask for. */
export const anyFilters: fc.Arbitrary<CarFilters> = fc.record(
  {
    ...(Object.fromEntries(FACETS.map((facet) => [facet, some(facet)])) as Record<Facet, ReturnType<typeof some>>),
    ...(Object.fromEntries(
      RANGE_PAIRS.flatMap(({ min, max }) => [min, max].map((name) => [name, ENDS[name] ?? bound(200)])),
    ) as Record<Exclude<RangeFilter, 'monthlyMax'>, fc.Arbitrary<number>>),
  },
  { requiredKeys: [] },
)

/** For tests: the address of a listing in the API. */
export function queryOf(values: object): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    for (const each of [value].flat()) params.append(name, String(each))
  return `/api/cars?${params.toString()}`
}

/** For tests: the options of a group with their counts. */
export function optionsOf(
  body: { facets: Record<string, { value: string; count: number }[]> },
  facet: Facet,
): [string, number][] {
  return (body.facets[facet] ?? []).map(({ value, count }) => [value, count])
}
