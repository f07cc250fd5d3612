import type { CarFilters } from '@otosafi/domain/listing/filters'
import { RANGE_FILTERS } from '@otosafi/domain/listing/ranges'
import { FACETS } from '@otosafi/domain/listing/vocabulary'
import type { EditionFacts } from '@otosafi/editions/edition'
import { resolveFilters, type ResolvedFilters } from '@otosafi/search/resolve-filters'
import type { SearchQuery } from '@otosafi/search/search-query'

import { currentYear } from '../../clock.ts'
import type { ApiServices } from '../api-services.ts'
import { usualTermsOf } from './financing.ts'

/** The filters of a decoded query, with the values of all groups as strings. */
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

/** The filtering part of a search query. */
export type SearchPart = Pick<SearchQuery, 'filters' | 'within' | 'matchIds'>

/** Resolves the filters for the index: free text, budget and older years. */
export function searchPartOf(filters: CarFilters, edition: EditionFacts, services: SearchParts): SearchPart {
  return readSearch(filters, edition, services).part
}

type SearchParts = Pick<ApiServices, 'search' | 'clock'>

/** {@link searchPartOf}, and how the free text was read. */
export function readSearch(
  filters: CarFilters,
  edition: EditionFacts,
  { search, clock }: SearchParts,
): { part: SearchPart; text: ResolvedFilters['text'] } {
  const dictionary = search.dictionary(edition.id)
  const { text, ...part } = resolveFilters(filters, dictionary, usualTermsOf(edition.loan), currentYear(clock))
  // A text of unknown words alone finds nothing, rather than everything.
  return { part: text.understood ? part : { ...part, matchIds: [] }, text }
}

/** The default statuses of a listing: what can still be bought. */
export const FOR_SALE = ['available', 'reserved'] as const
