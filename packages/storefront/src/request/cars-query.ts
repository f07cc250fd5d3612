import type { CarFilters } from '@otosafi/domain/listing/filters'

/** The filters as the contract's query: groups of numbers are numbers there. */
export function carsQuery(filters: CarFilters): Record<string, unknown> {
  const numbers = (values: readonly string[] | undefined) => values?.map(Number)
  return {
    ...filters,
    seats: numbers(filters.seats),
    mileageRange: numbers(filters.mileageRange),
  }
}
