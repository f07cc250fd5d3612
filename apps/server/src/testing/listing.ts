import fc from 'fast-check'

import { BODY_TYPES, COLORS, CONDITIONS, FEATURES, FUEL_TYPES, TRANSMISSIONS } from '@otosafi/domain/car/vocabulary'
import type { CarFilters } from '@otosafi/domain/listing/filters'
import { type Facet, HIGHLIGHTS } from '@otosafi/domain/listing/vocabulary'

const some = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 })
const bound = (max: number) => fc.nat(max)
/** For tests: any filters that the page could ask for, among values that the stock has and some that it has not. */
export const anyFilters: fc.Arbitrary<CarFilters> = fc.record(
  {
    brand: some(['dacia', 'renault', 'toyota', 'hyundai', 'peugeot', 'lada']),
    model: some(['dacia-duster', 'dacia-logan', 'renault-clio', 'hyundai-tucson']),
    bodyType: some(BODY_TYPES),
    fuelType: some(FUEL_TYPES),
    transmission: some(TRANSMISSIONS),
    color: some(COLORS),
    modelYear: some(['1987', '1988', '2012', '2016', '2018', '2020', '2022', 'older']),
    mileageRange: some(['1', '2', '3', '4']),
    condition: some(CONDITIONS),
    city: some(['casablanca', 'rabat', 'fes', 'dakar-plateau']),
    seats: some(['2', '5', '7']),
    feature: some(FEATURES),
    highlight: some(HIGHLIGHTS),
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
