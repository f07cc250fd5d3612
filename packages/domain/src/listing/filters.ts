import type { Facet, Sort } from './vocabulary.ts'

/**
 * The filters of a listing. Within a group any chosen value matches (brand A or B), except
 * `feature` and `highlight`, of which a car must have all; between groups all must match. Bounds are inclusive.
 * Names are those of the query parameters of `GET /api/cars` and of the listing's own address.
 */
export type CarFilters = {
  [F in Facet]?: readonly string[]
} & {
  /** Free text: brand, model, local words, with typos forgiven. */
  q?: string
  /** Whole units of the edition's currency. */
  priceMin?: number
  priceMax?: number
  /** Model years. */
  yearMin?: number
  yearMax?: number
  /** Kilometres. */
  mileageMin?: number
  mileageMax?: number
  /** The highest monthly instalment on the edition's usual terms, in its currency. */
  monthlyMax?: number
}

export const RANGE_FILTERS = [
  'priceMin',
  'priceMax',
  'yearMin',
  'yearMax',
  'mileageMin',
  'mileageMax',
  'monthlyMax',
] as const
export type RangeFilter = (typeof RANGE_FILTERS)[number]

/** The query of a listing's address. */
export type ListingQuery = { filters: CarFilters; sort: Sort; page: number }
