import { toSlug } from '../text/to-slug.ts'
import { type CarFilters, type ListingQuery, RANGE_FILTERS } from './filters.ts'
import { type Facet, FACETS, MAX_PAGE, OLDER, ruleOf, type Sort, SORTS } from './vocabulary.ts'

/** The longest free text, and the most values of a group. */
const MAX_TEXT = 100
const MAX_VALUES = 60
const MAX_AMOUNT = 10_000_000_000

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a text is a value of a facet. */
function isValueOf(facet: Facet, value: string): boolean {
  const { values } = ruleOf(facet)
  switch (values) {
    case 'slug':
      return isSlug(value)
    case 'year':
      return value === OLDER || /^(?:19[5-9]\d|20\d\d)$/.test(value)
    case 'number':
      return /^[1-9]\d?$/.test(value)
    default:
      return values.includes(value)
  }
}

function isSlug(value: string): boolean {
  return value.length <= 80 && SLUG.test(value)
}

/**
 * Parses a listing's query. Invalid values (an unknown colour, a price of `abc`) are dropped rather than refused: an old or
 * mistyped link still shows cars.
 */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const filters: CarFilters = {}
  for (const facet of FACETS) {
    // A value may be given by its name, as forms without script send it.
    const written = params.getAll(facet).map((value) => (ruleOf(facet).values === 'slug' ? toSlug(value) : value))
    const values = [...new Set(written)]
      .filter((value) => isValueOf(facet, value))
      .slice(0, MAX_VALUES)
      .sort()
    if (values.length > 0) filters[facet] = values
  }
  for (const name of RANGE_FILTERS) {
    const text = (params.get(name) ?? '').replace(/[\s\u00a0,.]/g, '')
    if (/^\d{1,11}$/.test(text) && Number(text) <= MAX_AMOUNT) filters[name] = Number(text)
  }
  const q = params.get('q')?.trim().slice(0, MAX_TEXT)
  if (q) filters.q = q
  const sort = params.get('sort') as Sort | null
  const page = Number(params.get('page'))
  return {
    filters,
    sort: sort !== null && SORTS.includes(sort) ? sort : 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  }
}

/** Writes a listing's canonical query: groups in their order, values sorted, defaults left out. */
export function writeListingQuery({ filters, sort, page }: ListingQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (filters.q) params.set('q', filters.q)
  for (const facet of FACETS) for (const value of [...(filters[facet] ?? [])].sort()) params.append(facet, value)
  for (const name of RANGE_FILTERS) if (filters[name] !== undefined) params.set(name, String(filters[name]))
  if (sort !== 'newest') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params
}

/** An active filter, as a chip shows it. */
export type ActiveFilter =
  | { name: Facet; value: string }
  | { name: Exclude<keyof CarFilters, Facet>; value: string | number }

/** All active filters, one entry for each value. */
export function activeFilters(filters: CarFilters): ActiveFilter[] {
  const chosen: ActiveFilter[] = FACETS.flatMap((name) => (filters[name] ?? []).map((value) => ({ name, value })))
  if (filters.q) chosen.push({ name: 'q', value: filters.q })
  for (const name of RANGE_FILTERS) {
    const value = filters[name]
    if (value !== undefined) chosen.push({ name, value })
  }
  return chosen
}

/** The filters without one of their entries. */
export function withoutFilter(filters: CarFilters, { name, value }: ActiveFilter): CarFilters {
  const { [name]: present, ...rest } = filters
  if (!Array.isArray(present)) return rest
  const others = present.filter((each) => each !== value)
  return others.length === 0 ? rest : { ...rest, [name]: others }
}
