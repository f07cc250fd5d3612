import fc from 'fast-check'

import { BODY_TYPES, COLORS, CONDITIONS, FEATURES, FUEL_TYPES, TRANSMISSIONS } from '@otosafi/domain/car/vocabulary'
import type { CarFilters } from '@otosafi/domain/listing/filters'
import { type Facet, FACETS, HIGHLIGHTS } from '@otosafi/domain/listing/vocabulary'

/** For tests: values of each group, among them some that no car of the stock has. */
export const OFFERED: Readonly<Record<Facet, readonly string[]>> = {
  brand: ['dacia', 'renault', 'toyota', 'hyundai', 'peugeot', 'lada'],
  model: ['dacia-duster', 'dacia-logan', 'renault-clio', 'hyundai-tucson'],
  bodyType: BODY_TYPES,
  fuelType: FUEL_TYPES,
  transmission: TRANSMISSIONS,
  color: COLORS,
  modelYear: ['1987', '1988', '2012', '2016', '2018', '2020', '2022', 'older'],
  mileageRange: ['1', '2', '3', '4'],
  condition: CONDITIONS,
  city: ['casablanca', 'rabat', 'fes', 'dakar-plateau'],
  seats: ['2', '5', '7'],
  feature: FEATURES,
  highlight: HIGHLIGHTS,
}

const some = (facet: Facet) => fc.uniqueArray(fc.constantFrom(...OFFERED[facet]), { minLength: 1, maxLength: 3 })
const bound = (max: number) => fc.nat(max)
/** For tests: any filters that the page could ask for. */
export const anyFilters: fc.Arbitrary<CarFilters> = fc.record(
  {
    ...(Object.fromEntries(FACETS.map((facet) => [facet, some(facet)])) as Record<Facet, ReturnType<typeof some>>),
    priceMin: bound(150_000),
    priceMax: bound(400_000),
    yearMin: fc.integer({ min: 2005, max: 2020 }),
    mileageMax: bound(200_000),
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
