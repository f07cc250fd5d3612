import { SALE_STATUSES } from '@otosafi/domain/car/vocabulary'

import { FREE, GROUPS } from './car-table.ts'
import type { CarTable, Group, NumberColumn } from './car-table.ts'
import type { IndexFilters, SearchQuery } from './search-query.ts'

/**
 * How a car fares is the sum of what each filter adds to it: a group that fails adds `FAILS + its number`, anything
 * else that fails adds `OUT`. So 0 is a match, below OUT means that one group alone failed and which, and the rest
 * is of no interest. Adding without a branch keeps the passes over the columns fast; all filters together stay far
 * below the 65,535 that fit.
 */
/** See above; a state of `FAILS + n` says that only the group at place `n` of GROUPS keeps the car out. */
export const FAILS = 256
const OUT = 512

/** The cars that match, and those that only one group keeps out. Valid until the next scan. */
export type Scan = {
  /** For each slot: 0 for a match, `FAILS + place` for a miss by one group. */
  state: Uint16Array
  /** Slots that match, in no order. */
  hits: Uint32Array
  /** Slots that would match if one group had no choice made. */
  misses: Uint32Array
}

const RANGES = [
  ['price', 'priceMin', 'priceMax'],
  ['modelYear', 'yearMin', 'yearMax'],
  ['mileage', 'mileageMin', 'mileageMax'],
] as const satisfies readonly (readonly [NumberColumn, keyof IndexFilters, keyof IndexFilters])[]

/** A scanner of `table` that keeps its scratch memory from one question to the next. */
export function createScanner(table: CarTable): (query: SearchQuery) => Scan {
  let state = new Uint16Array(0)
  let hits = new Uint32Array(0)
  let misses = new Uint32Array(0)

  return ({ statuses, filters, within = {}, matchIds }) => {
    if (state.length < table.status.length) {
      state = new Uint16Array(table.status.length)
      hits = new Uint32Array(table.status.length)
      misses = new Uint32Array(table.status.length)
    }
    const { end } = table
    begin(table, state, statuses, matchIds)
    for (const each of [within, filters]) {
      for (const [column, min, max] of RANGES) keepRange(table.numbers[column], state, end, each[min], each[max])
      keepFeatures(table, state, each.feature)
    }
    for (const [place, group] of GROUPS.entries()) {
      addPenalty(table, state, place, within[group], OUT)
      addPenalty(table, state, place, filters[group], FAILS + place)
    }

    const [total, missed] = gather(state, end, hits, misses)
    return { state, hits: hits.subarray(0, total), misses: misses.subarray(0, missed) }
  }
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

function begin(table: CarTable, state: Uint16Array, statuses: SearchQuery['statuses'], ids?: Iterable<string>): void {
  const { end, status } = table
  const penalty = new Uint16Array(FREE + 1).fill(OUT)
  for (const each of statuses) {
    const code = SALE_STATUSES.indexOf(each)
    if (code !== -1) penalty[code] = 0
  }
  if (ids === undefined) {
    for (let slot = 0; slot < end; slot++) state[slot] = penalty[status[slot] as number] as number
    return
  }
  state.fill(OUT, 0, end)
  for (const id of ids) {
    const slot = table.slots.get(id)
    if (slot !== undefined) state[slot] = penalty[status[slot] as number] as number
  }
}

function keepRange(column: Float64Array, state: Uint16Array, end: number, min?: number, max?: number): void {
  if (min === undefined && max === undefined) return
  const low = min ?? Number.NEGATIVE_INFINITY
  const high = max ?? Number.POSITIVE_INFINITY
  for (let slot = 0; slot < end; slot++) {
    const value = column[slot] as number
    // Written so that a bound of NaN keeps nothing.
    if (!(value >= low && value <= high)) state[slot] = (state[slot] as number) + OUT
  }
}

function keepFeatures(table: CarTable, state: Uint16Array, wanted: readonly string[] = []): void {
  if (wanted.length === 0) return
  const { end, features } = table
  const codes = wanted.map((feature) => table.dictionaries.feature.find(feature))
  // A feature that no car has cannot be among those of any: -1 has bits that no feature's mask has.
  const mask = codes.reduce<number>((bits, code) => (code === undefined ? -1 : bits | (1 << code)), 0)
  for (let slot = 0; slot < end; slot++) {
    if (((features[slot] as number) & mask) !== mask) state[slot] = (state[slot] as number) + OUT
  }
}

/** Adds `penalty` to all cars that have none of the values; to none when no value is chosen. */
function addPenalty(
  table: CarTable,
  state: Uint16Array,
  place: number,
  values: readonly string[] = [],
  penalty: number,
): void {
  if (values.length === 0) return
  const group = GROUPS[place] as Group
  const dictionary = table.dictionaries[group]
  const codes = values.map((value) => dictionary.find(value)).filter((code) => code !== undefined)
  const penalties = new Uint16Array(group === 'condition' ? 1 << dictionary.size : dictionary.size).fill(penalty)
  if (group === 'condition') {
    const mask = codes.reduce((bits, code) => bits | (1 << code), 0)
    for (let each = 0; each < penalties.length; each++) if ((each & mask) !== 0) penalties[each] = 0
  } else {
    for (const code of codes) penalties[code] = 0
  }
  pass(state, table.columns[place] as Uint16Array, table.end, penalties)
}

/** Apart from the rest, as the other loops over all cars, so that the engine compiles it by itself. */
function pass(state: Uint16Array, column: Uint16Array, end: number, penalties: Uint16Array): void {
  for (let slot = 0; slot < end; slot++) {
    state[slot] = (state[slot] as number) + (penalties[column[slot] as number] as number)
  }
}
