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

const AMOUNTS = { min: 0, max: 10_000_000_000 } as const
const YEARS = { min: 1950, max: 2100 } as const
const DISTANCES = { min: 0, max: 5_000_000 } as const

/** The bounds of each end, which are those of the contract. */
export const RANGE_BOUNDS: Readonly<Record<RangeFilter, Readonly<{ min: number; max: number }>>> = {
  priceMin: AMOUNTS,
  priceMax: AMOUNTS,
  yearMin: YEARS,
  yearMax: YEARS,
  mileageMin: DISTANCES,
  mileageMax: DISTANCES,
  monthlyMax: AMOUNTS,
}

/**
 * A value of a listing's address that does not filter, as it was typed: it could not be read or is out of bounds, or it is an
 * upper end below the lower one.
 */
export type LeftOut = { name: Facet | RangeFilter; text: string; why: 'unread' | 'crossed' }

/** The query of a listing's address. */
export type ListingQuery = {
  filters: CarFilters
  sort: Sort
  page: number
  /** Present where something was left out. */
  leftOut?: readonly LeftOut[]
}
