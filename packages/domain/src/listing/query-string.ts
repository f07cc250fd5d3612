import type { CarFilters, ListingQuery } from './filters.ts'
import { RANGE_FILTERS, type RangeFilter } from './ranges.ts'
import { type Facet, FACETS } from './vocabulary.ts'

/**
 * Writes a listing's canonical query: groups in their order, values sorted, defaults left out, and at the end what does not
 * filter, so that it is reported again. `ends` are those of ranges, where they are to be written as they were typed.
 */
export function writeListingQuery(
  { filters, sort, page, ignored = [] }: ListingQuery,
  ends: Readonly<Partial<Record<RangeFilter, string | number>>> = filters,
): URLSearchParams {
  const params = new URLSearchParams()
  if (filters.q) params.set('q', filters.q)
  for (const facet of FACETS) for (const value of [...(filters[facet] ?? [])].sort()) params.append(facet, value)
  for (const name of RANGE_FILTERS) if (ends[name] !== undefined) params.set(name, String(ends[name]))
  if (sort !== 'newest') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  for (const { name, text } of ignored) params.append(name, text)
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

/** The filters without one of their entries; the models of a brand go with it. */
export function withoutFilter(filters: CarFilters, { name, value }: ActiveFilter): CarFilters {
  const { [name]: present, ...rest } = filters
  const others = Array.isArray(present) ? present.filter((each) => each !== value) : []
  const left: CarFilters = others.length === 0 ? rest : { ...rest, [name]: others }
  const gone = String(value)
  return name === 'brand' ? withModels(left, (model) => isOwn(model, left) || !isModelOf(model, gone)) : left
}

/** The filters without the models of brands that are not chosen. */
export function withOwnModels(filters: CarFilters): CarFilters {
  return withModels(filters, (model) => isOwn(model, filters))
}

function withModels({ model = [], ...filters }: CarFilters, isKept: (model: string) => boolean): CarFilters {
  const models = model.filter(isKept)
  return models.length === 0 ? filters : { ...filters, model: models }
}

/** Whether a model is of one of the chosen brands. */
function isOwn(model: string, { brand = [] }: CarFilters): boolean {
  return brand.some((each) => isModelOf(model, each))
}

/** Whether a model is of a brand, with which its slug begins. */
export function isModelOf(model: string, brand: string): boolean {
  return model.startsWith(`${brand}-`)
}
