import type { CarFilters } from './filters.ts'
import { RANGE_FILTERS } from './ranges.ts'
import { type Facet, FACETS, isAdditive, isSingle, OLDER, ruleOf } from './vocabulary.ts'

type Option = { value: string; count: number }

/** The shown listing: its filters, and the options of each group with their counts. */
export type CountedListing = {
  filters: CarFilters
  facets: Readonly<Record<Facet, readonly Option[]>>
}

/** Whether a group shows all its options and each car has exactly one of them: their sum is the count without a choice. */
function countsAll(facet: Facet): boolean {
  const { holds, offers } = ruleOf(facet)
  return holds === 'one' && offers === 'all'
}

/**
 * The optimistic count (record 0023): how many cars a listing will have with the filters `next`, computed from the counts of
 * its options, or null where they do not determine it.
 */
export function totalAfter({ filters, facets }: CountedListing, next: CarFilters): number | null {
  if (filters.q !== next.q || RANGE_FILTERS.some((name) => filters[name] !== next[name])) return null
  const [facet, ...others] = FACETS.filter((each) => !isSame(filters[each] ?? [], next[each] ?? []))
  if (facet === undefined || others.length > 0) return null
  const counted = countedOptions(facet, facets[facet], filters[facet] ?? [], next[facet] ?? [])
  return counted && counted.reduce((sum, { count }) => sum + count, 0)
}

/** The options of a group whose counts add up to the cars of its choice `next`; null where none do. */
function countedOptions(
  facet: Facet,
  options: readonly Option[],
  chosen: readonly string[],
  next: readonly string[],
): readonly Option[] | null {
  if (isAdditive(facet)) {
    // Additive: the counts are those of cars that have all chosen values already.
    const added = next.filter((value) => !chosen.includes(value))
    return added.length === 1 && next.length === chosen.length + 1 ? named(options, added) : null
  }
  if (next.length === 0) return countsAll(facet) ? options : null
  // Not summable: a car can have several conditions, and an older year is counted under `older`, too.
  const mayOverlap = !isSingle(facet) || next.includes(OLDER)
  return mayOverlap && next.length > 1 ? null : named(options, next)
}

/** The options of these values; null where one of them is not shown. */
function named(options: readonly Option[], values: readonly string[]): readonly Option[] | null {
  const found = options.filter(({ value }) => values.includes(value))
  return found.length < values.length ? null : found
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value))
}
