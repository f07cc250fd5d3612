import type { CarFilters } from '@otosafi/domain/listing/filters'
import { FACET_RULES, FACETS } from '@otosafi/domain/listing/vocabulary'

/** Converts filters to the contract's query, in which numeric groups are numbers. */
export function carsQuery(filters: CarFilters): Record<string, unknown> {
  const numeric = FACETS.filter((facet) => FACET_RULES[facet].numeric && filters[facet] !== undefined)
  return { ...filters, ...Object.fromEntries(numeric.map((facet) => [facet, filters[facet]?.map(Number)])) }
}
