import { SALE_STATUSES } from '@otosafi/domain/car/vocabulary'
import { RANGE_PAIRS, type RangedNumber } from '@otosafi/domain/listing/ranges'
import { ADDITIVE_FACETS } from '@otosafi/domain/listing/vocabulary'
import type { Facet } from '@otosafi/domain/listing/vocabulary'

import { type Bits, wordsOf, writeBit } from './bits.ts'
import { EMPTY_SLOT, GROUPS, MAX_RANGED, RANGED, slotOf } from './car-table.ts'
import type { CarTable } from './car-table.ts'
import type { SearchQuery } from './search-query.ts'

/** The index, after all groups, of the price bounds: like a group's choice, they are left out of their own range. */
export const PRICE_INDEX = GROUPS.length

/** The cars that match, and those that exactly one choice excludes. Valid until the next scan. */
export type Scan = {
  /** The cars that match, and how many they are. */
  hits: Bits
  total: number
  /** By index in GROUPS, or PRICE_INDEX, of a group with a choice: the cars that would match without it. Empty unless wanted. */
  misses: ReadonlyMap<number, Bits>
}

/** All cars of certain statuses: scans begin with them. */
export type Base = { bits: Bits; total: number }

/** Prepares scans for `statuses`; valid until a car changes. */
export function createBase({ end, status, workspace }: CarTable, statuses: SearchQuery['statuses']): Base {
  const isWanted = new Uint8Array(EMPTY_SLOT + 1)
  for (const each of statuses) isWanted[SALE_STATUSES.indexOf(each)] = 1
  const bits = new Uint32Array(wordsOf(end))
  for (let slot = 0; slot < end; slot++) if (isWanted[status[slot] as number] === 1) writeBit(bits, slot, true)
  return { bits, total: workspace.count(bits) }
}

/**
 * Finds the cars that match a query, in the table's workspace, which must have begun the query. Each choice is a set of
 * cars; matches, and cars that fail one choice alone, are computed from the sets.
 */
export function scan(table: CarTable, query: SearchQuery, base: Base): Scan {
  const { workspace } = table
  const { filters, within: further = {}, matchIds, withFacets } = query
  const hits = workspace.copy(base.bits)
  if (matchIds !== undefined) workspace.intersect(hits, idsOf(table, matchIds))
  for (const { of: column, min, max } of RANGE_PAIRS) {
    if (column !== 'price') keepRange(table, hits, column, filters[min], filters[max])
    keepRange(table, hits, column, further[min], further[max])
  }
  for (const facet of ADDITIVE_FACETS) {
    for (const value of [...(filters[facet] ?? []), ...(further[facet] ?? [])]) {
      const set = membersOf(table, facet, value)
      if (set === undefined) hits.fill(0)
      else workspace.intersect(hits, set)
    }
  }
  const choices = new Map<number, Bits>()
  for (const [place, group] of GROUPS.entries()) {
    const also = further[group]
    if (also !== undefined && also.length > 0) workspace.intersect(hits, havingAny(table, group, also))
    const chosen = filters[group]
    if (chosen !== undefined && chosen.length > 0) choices.set(place, havingAny(table, group, chosen))
  }
  if (filters.priceMin !== undefined || filters.priceMax !== undefined) {
    const priced = workspace.copy(base.bits)
    keepRange(table, priced, 'price', filters.priceMin, filters.priceMax)
    choices.set(PRICE_INDEX, priced)
  }
  const misses = new Map<number, Bits>()
  if (withFacets || choices.has(PRICE_INDEX)) {
    const failed = workspace.empty()
    const twice = workspace.empty()
    for (const choice of choices.values()) workspace.fail(failed, twice, hits, choice)
    for (const [place, choice] of choices) {
      if (!withFacets && place !== PRICE_INDEX) continue
      // The candidates that fail this choice, and no other.
      const missed = workspace.copy(hits)
      workspace.subtract(missed, choice)
      workspace.subtract(missed, twice)
      misses.set(place, missed)
    }
    workspace.subtract(hits, failed)
  } else {
    for (const choice of choices.values()) workspace.intersect(hits, choice)
  }
  return { hits, total: workspace.count(hits), misses }
}

/** The cars that have a value; undefined for one that no car ever had. */
function membersOf({ dictionaries, members }: CarTable, facet: Facet, value: string): Bits | undefined {
  return members[facet][dictionaries[facet].find(value) ?? -1]
}

/** The cars that have one of the values. */
function havingAny(table: CarTable, facet: Facet, values: readonly string[]): Bits {
  const union = table.workspace.empty()
  for (const value of values) {
    const set = membersOf(table, facet, value)
    if (set !== undefined) table.workspace.union(union, set)
  }
  return union
}

/** Leaves only the cars within bounds, which may be any numbers. */
function keepRange(
  { workspace }: CarTable,
  target: Bits,
  column: RangedNumber,
  min: number | undefined,
  max: number | undefined,
): void {
  if (min === undefined && max === undefined) return
  const [least, most] = [Math.ceil(min ?? 0), Math.min(Math.floor(max ?? MAX_RANGED), MAX_RANGED)]
  // Written so that NaN as a bound matches nothing.
  const isPossible = least <= MAX_RANGED && most >= 0
  workspace.intersect(target, isPossible ? workspace.within(RANGED.indexOf(column), least, most) : workspace.empty())
}

function idsOf(table: CarTable, ids: Iterable<string>): Bits {
  const set = table.workspace.empty()
  for (const id of ids) {
    const slot = slotOf(table, id)
    if (slot !== undefined) writeBit(set, slot, true)
  }
  return set
}
