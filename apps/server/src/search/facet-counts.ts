import { FACETS } from '@otosafi/domain/listing/vocabulary'
import type { Facet } from '@otosafi/domain/listing/vocabulary'

import { FEATURE_BYTES, GROUPS, ROW } from './car-table.ts'
import type { CarTable } from './car-table.ts'
import { FAILS } from './scan.ts'
import type { Scan } from './scan.ts'
import type { FacetCounts, IndexFilters, PriceRange } from './search-query.ts'

/** The counts of every facet after a scan: the matches, plus for a group with a choice the cars that only it keeps out. */
export function countFacets(table: CarTable, scan: Scan, filters: IndexFilters): Record<Facet, FacetCounts> {
  const offsets = offsetsOf(table)
  const cells = new Uint32Array(offsets.at(-1) as number)
  tallyHits(table.rows, scan.hits, cells, offsets)
  tallyMisses(table.rows, scan, cells, offsets)

  const counts = Object.fromEntries(FACETS.map((facet) => [facet, new Map()])) as unknown as Record<
    Facet,
    Map<string, number>
  >
  for (const [place, group] of GROUPS.entries()) {
    const own = cells.subarray(offsets[place], offsets[place + 1])
    if (group === 'condition') addBits(counts.condition, table.dictionaries.condition.values, own)
    else addCodes(counts[group], table.dictionaries[group].values, own)
  }
  for (let byte = 0; byte < FEATURE_BYTES; byte++) {
    const own = cells.subarray(offsets[GROUPS.length + byte], offsets[GROUPS.length + byte + 1])
    addBits(counts.feature, table.dictionaries.feature.values.slice(byte * 8, byte * 8 + 8), own)
  }
  for (const facet of FACETS) {
    for (const value of filters[facet] ?? []) if (!counts[facet].has(value)) counts[facet].set(value, 0)
  }
  return counts
}

/** Lowest and highest price among the slots; null when there are none. */
export function priceRangeOf(table: CarTable, slots: Uint32Array): PriceRange | null {
  const { price } = table.numbers
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (let at = 0; at < slots.length; at++) {
    const value = price[slots[at] as number] as number
    if (value < min) min = value
    if (value > max) max = value
  }
  return slots.length === 0 ? null : { min, max }
}

/** Where the cells of each place of a row begin, and behind the last one the number of all cells. */
function offsetsOf(table: CarTable): number[] {
  const offsets = [0]
  const add = (cells: number): void => void offsets.push((offsets.at(-1) as number) + cells)
  for (const group of GROUPS) {
    const { size } = table.dictionaries[group]
    add(group === 'condition' ? 1 << size : size)
  }
  for (let byte = 0; byte < FEATURE_BYTES; byte++) add(256)
  return offsets
}

/** One step for each place of {@link ROW}, written out: a loop over the places takes six times as long. */
function tallyHits(rows: Uint16Array, hits: Uint32Array, cells: Uint32Array, offsets: number[]): void {
  const [o0, o1, o2, o3, o4, o5, o6, o7, o8, o9, o10, o11, o12, o13] = offsets as [
    ...[number, number, number, number, number, number, number],
    ...[number, number, number, number, number, number, number],
  ]
  for (let at = 0; at < hits.length; at++) {
    const row = (hits[at] as number) * ROW
    cells[o0 + (rows[row] as number)]!++
    cells[o1 + (rows[row + 1] as number)]!++
    cells[o2 + (rows[row + 2] as number)]!++
    cells[o3 + (rows[row + 3] as number)]!++
    cells[o4 + (rows[row + 4] as number)]!++
    cells[o5 + (rows[row + 5] as number)]!++
    cells[o6 + (rows[row + 6] as number)]!++
    cells[o7 + (rows[row + 7] as number)]!++
    cells[o8 + (rows[row + 8] as number)]!++
    cells[o9 + (rows[row + 9] as number)]!++
    cells[o10 + (rows[row + 10] as number)]!++
    cells[o11 + (rows[row + 11] as number)]!++
    cells[o12 + (rows[row + 12] as number)]!++
    cells[o13 + (rows[row + 13] as number)]!++
  }
}

function tallyMisses(rows: Uint16Array, { misses, state }: Scan, cells: Uint32Array, offsets: number[]): void {
  for (let at = 0; at < misses.length; at++) {
    const slot = misses[at] as number
    const place = (state[slot] as number) - FAILS
    cells[(offsets[place] as number) + (rows[slot * ROW + place] as number)]!++
  }
}

function addCodes(counts: Map<string, number>, values: readonly string[], cars: Uint32Array): void {
  for (let code = 0; code < cars.length; code++) {
    if ((cars[code] as number) > 0) counts.set(values[code] as string, cars[code] as number)
  }
}

/** Cars by bit, from cars by bit mask. */
function addBits(counts: Map<string, number>, values: readonly string[], cars: Uint32Array): void {
  for (const [bit, value] of values.entries()) {
    let sum = 0
    for (let mask = 1 << bit; mask < cars.length; mask++) if ((mask >> bit) & 1) sum += cars[mask] as number
    if (sum > 0) counts.set(value, sum)
  }
}
