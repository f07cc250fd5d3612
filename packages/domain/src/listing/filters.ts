import type { RangeFilter } from './ranges.ts'
import type { Facet, Sort } from './vocabulary.ts'

/**
 * The filters of a listing. Within a group any chosen value matches (brand A or B), except
 * `feature` and `highlight`, of which a car must have all; between groups all must match. Bounds are inclusive.
 * Names are those of the query parameters of `GET /api/cars` and of the listing's own address.
 */
export type CarFilters = {
  [F in Facet]?: readonly string[]
} & {
  [End in RangeFilter]?: number
} & {
  /** Free text: brand, model, local words, with typos forgiven. */
  q?: string
}

/**
 * A value of a listing's address that does not filter, as it was typed. `crossed` is an upper end below the lower one; `unread` is
 * one that is invalid, out of bounds or one too many of its group, and of the free text what is too long or a second one.
 */
export type IgnoredParameter = { name: Facet | RangeFilter | 'q'; text: string; why: 'unread' | 'crossed' }

/** The query of a listing's address. */
export type ListingQuery = {
  filters: CarFilters
  sort: Sort
  page: number
  /** Present where a value was ignored. */
  ignored?: readonly IgnoredParameter[]
}
