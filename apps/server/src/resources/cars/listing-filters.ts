import type { CarFilters } from '@otosafi/domain/listing/filters'
import { RANGE_FILTERS } from '@otosafi/domain/listing/ranges'
import { FACETS } from '@otosafi/domain/listing/vocabulary'
import { readNamedCars } from '@otosafi/domain/reading/read-named-cars'
import type { EditionFacts } from '@otosafi/editions/edition'
import { referencePrefix } from '@otosafi/editions/reference-prefix'
import { EDITIONS } from '@otosafi/editions/registry'
import { resolveFilters, type ResolvedFilters } from '@otosafi/search/resolve-filters'
import type { SearchQuery } from '@otosafi/search/search-query'

import { yearOfEdition } from '../../clock.ts'
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

/** Prefixes of the references of all editions. */
const PREFIXES: ReadonlySet<string> = new Set(Object.values(EDITIONS).map((each) => referencePrefix(each)))

/**
 * {@link searchPartOf}, and how the free text was read. One that names a car of the edition means that car alone; a
 * reference that no car of it has is not understood, rather than read as an amount.
 */
export function readSearch(
  filters: CarFilters,
  edition: EditionFacts,
  { search, clock }: SearchParts,
): { part: SearchPart; text: ResolvedFilters['text'] } {
  const { q = '', ...others } = filters
  const resolve = (those: CarFilters): ResolvedFilters =>
    resolveFilters(those, search.dictionary(edition.id), usualTermsOf(edition.loan), yearOfEdition(edition, clock()))
  const named = readNamedCars(q)
  const car = named.find(({ id }) => search.has(edition.id, id))
  if (car !== undefined) {
    const { text, ...part } = resolve(others)
    return { part: { ...part, matchIds: [car.id] }, text }
  }
  const unknown = named.find(({ id, prefix }) => PREFIXES.has(prefix) && /\d/.test(id))
  if (unknown !== undefined) {
    const { text, ...part } = resolve(others)
    return { part: { ...part, matchIds: [] }, text: { ...text, ignored: [unknown.text], understood: false } }
  }
  const { text, ...part } = resolve(filters)
  // A text of unknown words alone finds nothing, rather than everything.
  return { part: text.understood ? part : { ...part, matchIds: [] }, text }
}

/** The default statuses of a listing: what can still be bought. */
export const FOR_SALE = ['available', 'reserved'] as const
