import type { CarFilters } from '@otosafi/domain/listing/filters'
import { RANGE_FILTERS } from '@otosafi/domain/listing/filters'
import { FACETS } from '@otosafi/domain/listing/vocabulary'
import type { EditionFacts } from '@otosafi/editions/edition'
import { resolveFilters } from '@otosafi/search/resolve-filters'
import type { SearchQuery } from '@otosafi/search/search-query'

import { currentYear } from '../../clock.ts'
import type { ApiServices } from '../api-services.ts'
import { usualLoanOf } from './financing.ts'

/** The filters among a decoded query; values of all groups are texts from here on. */
export function filtersOf(query: Readonly<Record<string, unknown>>): CarFilters {
  const filters: CarFilters = {}
  for (const facet of FACETS) {
    const values = query[facet]
    if (Array.isArray(values)) filters[facet] = [...new Set(values.map(String))]
  }
  for (const name of RANGE_FILTERS) {
    const bound = query[name]
    if (typeof bound === 'number') filters[name] = bound
  }
  if (typeof query['q'] === 'string') filters.q = query['q']
  return filters
}

/** The part of a search that follows from the filters: free text, budget and older years understood. */
export function searchPartOf(
  filters: CarFilters,
  edition: EditionFacts,
  { search, clock }: Pick<ApiServices, 'search' | 'clock'>,
): Pick<SearchQuery, 'filters' | 'within' | 'matchIds'> {
  const dictionary = search.dictionary(edition.id)
  const resolved = resolveFilters(filters, dictionary, usualLoanOf(edition.loan), currentYear(clock))
  const { understood, within } = resolved
  // Words of which none means anything find nothing, rather than everything.
  return understood ? { filters: resolved.filters, within } : { filters: resolved.filters, within, matchIds: [] }
}

/** The states of a listing that does not say which: what can still be bought. */
export const FOR_SALE = ['available', 'reserved'] as const
