import type { CarFilters } from '@otosafi/domain/listing/filters'
import { FACET_RULES, FACETS } from '@otosafi/domain/listing/vocabulary'

/** The filters as the contract's query: groups of numbers are numbers there. */
export function carsQuery(filters: CarFilters): Record<string, unknown> {
  const numeric = FACETS.filter((facet) => FACET_RULES[facet].numeric && filters[facet] !== undefined)
  return { ...filters, ...Object.fromEntries(numeric.map((facet) => [facet, filters[facet]?.map(Number)])) }
}
