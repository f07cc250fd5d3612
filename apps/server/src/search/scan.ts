import { SALE_STATUSES } from '@otosafi/domain/car/vocabulary'
import { ADDITIVE_FACETS } from '@otosafi/domain/listing/vocabulary'

import { bitOf, FREE, GROUPS, JOINTS, MAX_RANGED } from './car-table.ts'
import type { CarTable, Group, Ranged } from './car-table.ts'
import type { IndexFilters, SearchQuery } from './search-query.ts'

/**
 * How a car fares is the sum of what each filter adds to it: a group that fails adds `FAILS + its number`, anything
 * else that fails adds `OUT`, a status that is not asked for adds `GONE`. So 0 is a match, below OUT means that one
 * group alone failed and which, below GONE that the car has the right status. Adding without a branch keeps the passes
 * over the columns fast; all filters together stay far below GONE, and GONE with them below the 65,535 that fit.
 */
/** See above; a state of `FAILS + n` says that only the group at place `n` of GROUPS keeps the car out. */
export const FAILS = 256
const OUT = 512
const GONE = 0x80_00
/** The place that the chosen bounds of the price have behind the groups: they are left out of the price's own range. */
export const PRICE_PLACE = GROUPS.length

/** The cars that match, and those that only one group keeps out. Valid until the next scan. */
export type Scan = {
  /** For each slot: 0 for a match, `FAILS + place` for a miss by one group. */
  state: Uint16Array
  /** Slots that match, ascending. */
  hits: Uint32Array
  /** Slots that would match if one group had no choice made. */
  misses: Uint32Array
  /** Places of the groups with a choice, the price among them where it has bounds. */
  chosen: readonly number[]
}

const RANGES = [
  ['price', 'priceMin', 'priceMax'],
  ['modelYear', 'yearMin', 'yearMax'],
  ['mileage', 'mileageMin', 'mileageMax'],
] as const satisfies readonly (readonly [Ranged, keyof IndexFilters, keyof IndexFilters])[]

/** All cars of certain statuses as a scan begins with them. */
export type Base = {
  /** For each slot: 0 for a car of the statuses, `GONE` for any other. */
  state: Uint16Array
  /** The slots of all cars of the statuses, ascending. */
  slots: Uint32Array
}

/** The beginning of scans for `statuses`; good until a car changes. */
export function createBase({ end, status }: CarTable, statuses: SearchQuery['statuses']): Base {
  const penalties = new Uint16Array(FREE + 1).fill(GONE)
  for (const each of statuses) {
    const code = SALE_STATUSES.indexOf(each)
    if (code !== -1) penalties[code] = 0
  }
  const state = Uint16Array.from(status.subarray(0, end), (code) => penalties[code] as number)
  const slots = new Uint32Array(end + 1)
  return { state, slots: slots.subarray(0, gatherHits(state, end, slots)) }
}

/** A scanner of `table` that keeps its scratch memory from one question to the next. */
export function createScanner(table: CarTable): (query: SearchQuery, base: Base) => Scan {
  let state = new Uint16Array(0)
  let hits = new Uint32Array(0)
  let misses = new Uint32Array(0)

  return ({ filters, within = {}, matchIds, withFacets }, base) => {
    if (state.length < table.status.length) {
      state = new Uint16Array(table.status.length)
      hits = new Uint32Array(table.status.length)
      misses = new Uint32Array(table.status.length)
    }
    const { end } = table
    begin(table, state, base, matchIds)
    for (const [column, min, max] of RANGES) {
      const penalty = column === 'price' ? FAILS + PRICE_PLACE : OUT
      keepRange(table.ranged[column], state, end, filters[min], filters[max], penalty)
      keepRange(table.ranged[column], state, end, within[min], within[max], OUT)
    }
    keepMarks(table, state, filters, within)
    keepGroups(table, state, filters, within)
    const chosen = placesOf(filters)
    const asksMisses = chosen.includes(PRICE_PLACE) || (withFacets && chosen.length > 0)
    const [total, missed] = asksMisses ? gather(state, end, hits, misses) : [gatherHits(state, end, hits), 0]
    return { state, hits: hits.subarray(0, total), misses: misses.subarray(0, missed), chosen }
  }
}

/** Writes the slots of all cars of the statuses that do not match into `others` and gives their part of it; only for a scan without `matchIds`. */
export function listOthers({ state }: Scan, end: number, others: Uint32Array): Uint32Array {
  let count = 0
  for (let slot = 0; slot < end; slot++) {
    others[count] = slot
    const fared = state[slot] as number
    count += ((fared - GONE) >>> 31) - ((fared - 1) >>> 31)
  }
  return others.subarray(0, count)
}

function placesOf(filters: IndexFilters): number[] {
  const places = [...GROUPS.keys()].filter((place) => (filters[GROUPS[place] as Group]?.length ?? 0) > 0)
  if (filters.priceMin !== undefined || filters.priceMax !== undefined) places.push(PRICE_PLACE)
  return places
}

/** Lists hits and misses; says how many there are. Each slot is written to both lists and, by arithmetic alone, counted where it belongs. */
function gather(state: Uint16Array, end: number, hits: Uint32Array, misses: Uint32Array): [number, number] {
  let total = 0
  let missed = 0
  for (let slot = 0; slot < end; slot++) {
    const fared = state[slot] as number
    hits[total] = slot
    misses[missed] = slot
    const isHit = (fared - 1) >>> 31
    total += isHit
    missed += ((fared - OUT) >>> 31) - isHit
  }
  return [total, missed]
}

/** {@link gather} without the misses. */
function gatherHits(state: Uint16Array, end: number, hits: Uint32Array): number {
  let total = 0
  for (let slot = 0; slot < end; slot++) {
    hits[total] = slot
    total += ((state[slot] as number) - 1) >>> 31
  }
  return total
}

function begin(table: CarTable, state: Uint16Array, base: Base, ids?: Iterable<string>): void {
  if (ids === undefined) {
    state.set(base.state)
    return
  }
  state.fill(GONE, 0, table.end)
  for (const id of ids) {
    const slot = table.slots.get(id)
    if (slot !== undefined) state[slot] = base.state[slot] as number
  }
}

/** Bounds of NaN keep nothing. The facts are whole numbers, so that bounds may be rounded to the inside. */
function keepRange(
  column: Int32Array,
  state: Uint16Array,
  end: number,
  min: number | undefined,
  max: number | undefined,
  penalty: number,
): void {
  if (min === undefined && max === undefined) return
  const low = Math.max(0, Math.ceil(min ?? 0))
  const high = Math.min(MAX_RANGED, Math.floor(max ?? MAX_RANGED))
  // Nothing is at least 1 and at most 0.
  const [least, most] = low <= high ? [low, high] : [1, 0]
  passRange(state, column, end, least, most, penalty)
}

function keepMarks(table: CarTable, state: Uint16Array, filters: IndexFilters, within: IndexFilters): void {
  const wanted = ADDITIVE_FACETS.flatMap((facet) =>
    [...(filters[facet] ?? []), ...(within[facet] ?? [])].map((value) => bitOf(table, facet, value)),
  )
  if (wanted.length === 0) return
  // A mark that no car has cannot be among those of any: -1 has bits that no car's mask has.
  const mask = wanted.reduce<number>((bits, bit) => (bit === undefined ? -1 : bits | (1 << bit)), 0)
  passMarks(state, table.marks, table.end, mask)
}

/** Adds the penalties of all groups with a choice, two columns at a time. */
function keepGroups(table: CarTable, state: Uint16Array, filters: IndexFilters, within: IndexFilters): void {
  const passes: [column: Uint16Array, penalties: Uint16Array][] = []
  let place = 0
  for (const [at, joint] of table.joints.entries()) {
    const penalties = new Uint16Array(joint.size)
    let narrows = false
    for (const [part, group] of (JOINTS[at] ?? []).entries()) {
      for (const [values, penalty] of [[within[group], OUT] as const, [filters[group], FAILS + place] as const]) {
        if (values === undefined || values.length === 0) continue
        narrows = true
        const own = penaltiesOfGroup(table, group, values, penalty)
        const codes = joint.parts[part] as Uint16Array
        for (let code = 0; code < penalties.length; code++) {
          penalties[code] = (penalties[code] as number) + (own[codes[code] as number] as number)
        }
      }
      place++
    }
    if (narrows) passes.push([table.columns[at] as Uint16Array, penalties])
  }
  for (let at = 0; at < passes.length; at += 2) {
    const [one, other] = [passes[at], passes[at + 1]]
    if (one && other) passTwo(state, table.end, one[0], one[1], other[0], other[1])
    else if (one) passOne(state, table.end, one[0], one[1])
  }
}

/** By the group's code: `penalty` unless it is one of the values. */
function penaltiesOfGroup(table: CarTable, group: Group, values: readonly string[], penalty: number): Uint16Array {
  const dictionary = table.dictionaries[group]
  const codes = values.map((value) => dictionary.find(value)).filter((code) => code !== undefined)
  const penalties = new Uint16Array(group === 'condition' ? 1 << dictionary.size : dictionary.size).fill(penalty)
  if (group === 'condition') {
    const mask = codes.reduce((bits, code) => bits | (1 << code), 0)
    for (let each = 0; each < penalties.length; each++) if ((each & mask) !== 0) penalties[each] = 0
  } else {
    for (const code of codes) penalties[code] = 0
  }
  return penalties
}

/* The loops over all cars stand apart, so that the engine compiles each by itself. */

function passOne(state: Uint16Array, end: number, column: Uint16Array, penalties: Uint16Array): void {
  for (let slot = 0; slot < end; slot++) {
    state[slot] = (state[slot] as number) + (penalties[column[slot] as number] as number)
  }
}

function passTwo(
  state: Uint16Array,
  end: number,
  column: Uint16Array,
  penalties: Uint16Array,
  column2: Uint16Array,
  penalties2: Uint16Array,
): void {
  for (let slot = 0; slot < end; slot++) {
    state[slot] =
      (state[slot] as number) +
      (penalties[column[slot] as number] as number) +
      (penalties2[column2[slot] as number] as number)
  }
}

/** Below the least or above the most, one of the differences is negative: its highest bit is set. */
function passRange(
  state: Uint16Array,
  column: Int32Array,
  end: number,
  least: number,
  most: number,
  penalty: number,
): void {
  for (let slot = 0; slot < end; slot++) {
    const value = column[slot] as number
    state[slot] = (state[slot] as number) + ((((value - least) | (most - value)) >> 31) & penalty)
  }
}

function passMarks(state: Uint16Array, marks: Uint32Array, end: number, mask: number): void {
  for (let slot = 0; slot < end; slot++) {
    const missing = ~(marks[slot] as number) & mask
    state[slot] = (state[slot] as number) + (((missing | -missing) >> 31) & OUT)
  }
}
