import { SALE_STATUSES } from '@otosafi/domain/car/vocabulary'
import { ADDITIVE_FACETS } from '@otosafi/domain/listing/vocabulary'
import type { Facet, Sort } from '@otosafi/domain/listing/vocabulary'

import { type Bits, countBits, wordsOf, writeBit } from './bits.ts'
import { FREE, GROUPS } from './car-table.ts'
import type { CarTable, Ranged } from './car-table.ts'
import type { IndexFilters, SearchQuery } from './search-query.ts'
import type { SortOrders } from './sort-orders.ts'

/** The place that the chosen bounds of the price have behind the groups: they are left out of the price's own range. */
export const PRICE_PLACE = GROUPS.length

/** The cars that match, and those that only one choice keeps out. Valid until the next scan. */
export type Scan = {
  /** Numbers of each set that count. */
  words: number
  /** The cars that match, and how many they are. */
  hits: Bits
  total: number
  /** By the place of a group in GROUPS, or PRICE_PLACE, with a choice: the cars that would match without it. Empty unless asked for. */
  misses: ReadonlyMap<number, Bits>
}

/** All cars of certain statuses: scans begin with them. */
export type Base = { bits: Bits; total: number }

/** The beginning of scans for `statuses`; good until a car changes. */
export function createBase({ end, status }: CarTable, statuses: SearchQuery['statuses']): Base {
  const isWanted = new Uint8Array(FREE + 1)
  for (const each of statuses) isWanted[SALE_STATUSES.indexOf(each)] = 1
  const words = wordsOf(end)
  const bits = new Uint32Array(words)
  for (let slot = 0; slot < end; slot++) if (isWanted[status[slot] as number] === 1) writeBit(bits, slot, true)
  return { bits, total: countBits(bits, words) }
}

const RANGES = [
  ['price', 'priceMin', 'priceMax'],
  ['modelYear', 'yearMin', 'yearMax'],
  ['mileage', 'mileageMin', 'mileageMax'],
] as const satisfies readonly (readonly [Ranged, keyof IndexFilters, keyof IndexFilters])[]

/** The order that finds the cars within bounds, and whether it descends. */
const ORDER_OF: Readonly<Record<Ranged, { sort: Sort; sign: 1 | -1 }>> = {
  price: { sort: 'priceAsc', sign: 1 },
  modelYear: { sort: 'yearDesc', sign: -1 },
  mileage: { sort: 'mileageAsc', sign: 1 },
}

/** Comes behind every id. */
const BEHIND = '\uffff'

/**
 * A scanner of `table` that keeps its scratch memory from one question to the next. Each choice is a set of cars; what
 * matches and what fails in one choice alone is told from the sets 32 cars at a step.
 */
export function createScanner(table: CarTable, orders: SortOrders): (query: SearchQuery, base: Base) => Scan {
  const scratch: Bits[] = []
  let used = 0

  /** A set of scratch memory with all numbers to be overwritten. */
  const take = (): Bits => {
    const known = scratch[used]
    const wanted = wordsOf(table.status.length)
    const set = known !== undefined && known.length >= wanted ? known : new Uint32Array(wanted)
    scratch[used++] = set
    return set
  }
  const takeEmpty = (words: number): Bits => take().fill(0, 0, words)

  /** The cars that have one of the values. */
  const havingAny = (facet: Facet, values: readonly string[], words: number): Bits => {
    const sets = setsOf(table, facet, values)
    if (sets.length === 1 && sets[0]) return sets[0]
    const union = takeEmpty(words)
    for (const set of sets) addAll(union, set, words)
    return union
  }

  /** The cars within bounds, or all others: whichever are fewer. */
  const within = (column: Ranged, min: number | undefined, max: number | undefined, words: number) => {
    const { sort, sign } = ORDER_OF[column]
    const slots = orders.slots(sort)
    const [least, most] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY]
    const isEmpty = !(least <= most)
    const [first, last] = sign === 1 ? [least, most] : [-most, -least]
    const from = isEmpty ? 0 : orders.positionAfter(sort, first, '')
    const to = isEmpty ? 0 : Math.max(from, orders.positionAfter(sort, last, BEHIND))
    const set = takeEmpty(words)
    if ((to - from) * 2 <= slots.length) {
      addSlots(set, slots, from, to)
      return { set, isInverse: false }
    }
    addSlots(set, slots, 0, from)
    addSlots(set, slots, to, slots.length)
    return { set, isInverse: true }
  }

  return (query, base) => {
    used = 0
    const words = wordsOf(table.end)
    const { filters, within: further = {}, matchIds, withFacets } = query
    const hits = take()
    hits.set(base.bits)
    if (matchIds !== undefined) keepAll(hits, idsOf(table, matchIds, takeEmpty(words)), words)
    const keepRange = (target: Bits, column: Ranged, min: number | undefined, max: number | undefined): void => {
      if (min === undefined && max === undefined) return
      const { set, isInverse } = within(column, min, max, words)
      if (isInverse) dropAll(target, set, words)
      else keepAll(target, set, words)
    }
    for (const [column, min, max] of RANGES) {
      if (column !== 'price') keepRange(hits, column, filters[min], filters[max])
      keepRange(hits, column, further[min], further[max])
    }
    for (const facet of ADDITIVE_FACETS) {
      for (const value of [...(filters[facet] ?? []), ...(further[facet] ?? [])]) {
        keepAll(hits, havingAny(facet, [value], words), words)
      }
    }
    const choices = new Map<number, Bits>()
    for (const [place, group] of GROUPS.entries()) {
      const also = further[group]
      if (also !== undefined && also.length > 0) keepAll(hits, havingAny(group, also, words), words)
      const chosen = filters[group]
      if (chosen !== undefined && chosen.length > 0) choices.set(place, havingAny(group, chosen, words))
    }
    if (filters.priceMin !== undefined || filters.priceMax !== undefined) {
      const priced = take()
      priced.set(base.bits)
      keepRange(priced, 'price', filters.priceMin, filters.priceMax)
      choices.set(PRICE_PLACE, priced)
    }
    const misses = new Map<number, Bits>()
    if (withFacets || choices.has(PRICE_PLACE)) {
      const failed = takeEmpty(words)
      const twice = takeEmpty(words)
      for (const set of choices.values()) countFailures(failed, twice, hits, set, words)
      for (const [place, set] of choices) {
        if (withFacets || place === PRICE_PLACE) misses.set(place, missesOf(take(), hits, twice, set, words))
      }
      dropAll(hits, failed, words)
    } else {
      for (const set of choices.values()) keepAll(hits, set, words)
    }
    return { words, hits, total: countBits(hits, words), misses }
  }
}

function setsOf(table: CarTable, facet: Facet, values: readonly string[]): Bits[] {
  const dictionary = table.dictionaries[facet]
  return values.flatMap((value) => table.members[facet][dictionary.find(value) ?? -1] ?? [])
}

function idsOf(table: CarTable, ids: Iterable<string>, into: Bits): Bits {
  for (const id of ids) {
    const slot = table.slots.get(id)
    if (slot !== undefined) writeBit(into, slot, true)
  }
  return into
}

/* The loops over all cars stand apart, so that the engine compiles each by itself. */

function addAll(into: Bits, set: Bits, words: number): void {
  for (let at = 0; at < words; at++) into[at] = (into[at] as number) | (set[at] as number)
}

function keepAll(into: Bits, set: Bits, words: number): void {
  for (let at = 0; at < words; at++) into[at] = (into[at] as number) & (set[at] as number)
}

function dropAll(from: Bits, set: Bits, words: number): void {
  for (let at = 0; at < words; at++) from[at] = (from[at] as number) & ~(set[at] as number)
}

function addSlots(into: Bits, slots: Uint32Array, from: number, to: number): void {
  for (let at = from; at < to; at++) {
    const slot = slots[at] as number
    into[slot >>> 5] = (into[slot >>> 5] as number) | (1 << (slot & 31))
  }
}

/** Notes which of the `candidates` fail a choice, and which fail their second one. */
function countFailures(failed: Bits, twice: Bits, candidates: Bits, choice: Bits, words: number): void {
  for (let at = 0; at < words; at++) {
    const fails = (candidates[at] as number) & ~(choice[at] as number)
    twice[at] = (twice[at] as number) | ((failed[at] as number) & fails)
    failed[at] = (failed[at] as number) | fails
  }
}

/** The candidates that fail this choice, and no other. */
function missesOf(into: Bits, candidates: Bits, twice: Bits, choice: Bits, words: number): Bits {
  for (let at = 0; at < words; at++) {
    into[at] = (candidates[at] as number) & ~(choice[at] as number) & ~(twice[at] as number)
  }
  return into
}
