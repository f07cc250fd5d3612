import type { SaleStatus } from '@otosafi/domain/car/vocabulary'
import type { CarFilters } from '@otosafi/domain/listing/filters'
import type { Facet, Sort } from '@otosafi/domain/listing/vocabulary'

import type { Cursor } from './cursor.ts'

/**
 * The filters that the index understands: facets and plain bounds. Free text, the monthly budget and
 * the older model years become such filters in `resolveFilters`. A value that no car ever had matches nothing.
 */
export type IndexFilters = Omit<CarFilters, 'q' | 'monthlyMax'>

/** One query of the index. Any numbers are safe: NaN, negative and huge bounds match nothing or everything. */
export type SearchQuery = {
  /** The visitor's filters. A facet's counts ignore the choice made in its own group, unless it is additive. */
  filters: IndexFilters
  /** Further filters that hold for facet counts too, such as those read from free text. */
  within?: IndexFilters
  /** When given, only these cars are considered. */
  matchIds?: Iterable<string>
  /** Cars in any other state are left out everywhere. */
  statuses: readonly SaleStatus[]
  sort: Sort
  /** Cars on one page. */
  limit: number
  /** Where the page starts: a 1-based page number, or just behind a cursor. */
  start: { page: number } | { after: Cursor }
  withFacets: boolean
}

/** The query for all cars in the given statuses: an unfiltered listing without its page. */
export function unfilteredQuery(statuses: SearchQuery['statuses']): SearchQuery {
  return { filters: {}, statuses, sort: 'newest', limit: 0, start: { page: 1 }, withFacets: true }
}

/** Number of cars by option, unordered. Options without a car are left out unless the visitor has chosen them. */
export type FacetCounts = ReadonlyMap<string, number>

/** Lowest and highest price, whole units of the edition's currency. */
export type PriceRange = { min: number; max: number }

/** The index's result. */
export type SearchResult = {
  /** The page, in the order asked for. */
  ids: string[]
  /** All cars that match, whatever the page. */
  total: number
  /** Null unless asked for. */
  facets: Readonly<Record<Facet, FacetCounts>> | null
  /** Lowest and highest price of all cars that would match without the price bounds in `filters`; null when there is none. */
  priceRange: PriceRange | null
  /** Cursor of the next page; null when there is none. */
  nextCursor: string | null
}

/** Totals over all cars in some statuses: the result of {@link unfilteredQuery}. */
export type CarStats = Pick<SearchResult, 'total' | 'priceRange'> & { facets: NonNullable<SearchResult['facets']> }

/** The totals of a result of {@link unfilteredQuery}. */
export function statsOf({ total, priceRange, facets }: SearchResult): CarStats {
  if (facets === null) throw new Error('A search with counts gave none')
  return { total, priceRange, facets }
}
