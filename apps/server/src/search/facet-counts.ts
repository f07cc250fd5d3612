import { FACETS } from '@otosafi/domain/listing/vocabulary'
import type { Facet } from '@otosafi/domain/listing/vocabulary'

import { JOINTS, markBitsIn, MARK_BITS, MARK_PARTS, marksOf, ROW } from './car-table.ts'
import type { CarTable } from './car-table.ts'
import { FAILS } from './scan.ts'
import type { Scan } from './scan.ts'
import type { FacetCounts, IndexFilters } from './search-query.ts'

type Counts = Record<Facet, FacetCounts>

/** For each place of a row, the number of cars by what stands there, one place behind the other. */
export type Tally = Uint32Array

/** The joint that a group's codes are found in, by place in GROUPS. */
const JOINT_OF: readonly number[] = JOINTS.flatMap((groups, joint) => groups.map(() => joint))

/** All cars of the statuses, as slots and counted. */
export type Whole = { slots: Uint32Array; cells: Tally }

/** Where the cells of each place of a row begin, and behind the last one the number of all cells. */
function offsetsOf(table: CarTable): number[] {
  const offsets = [0]
  const add = (cells: number): void => void offsets.push((offsets.at(-1) as number) + cells)
  for (const { size } of table.joints) add(size)
  for (let part = 0; part < MARK_PARTS; part++) add(1 << markBitsIn(table, part))
  return offsets
}

/** Counts the slots. */
export function tally(table: CarTable, slots: Uint32Array): Tally {
  const offsets = offsetsOf(table)
  const cells = new Uint32Array(offsets.at(-1) as number)
  addRows(table.rows, slots, cells, offsets, 1)
  return cells
}

/**
 * What is left of `all` without the slots; null when `all` is of another time: dictionaries grow, and their codes then
 * have other cells.
 */
export function tallyWithout(table: CarTable, all: Tally, slots: Uint32Array): Tally | null {
  const offsets = offsetsOf(table)
  if (offsets.at(-1) !== all.length) return null
  const cells = all.slice()
  addRows(table.rows, slots, cells, offsets, -1)
  return cells
}

/**
 * The counts of every facet after a scan: the `hits`, plus for a group with a choice the cars that only it keeps out.
 * `all` are the cars of the statuses.
 */
export function countFacets(table: CarTable, hits: Tally, all: Whole, scan: Scan, filters: IndexFilters): Counts {
  const offsets = offsetsOf(table)
  const counts = Object.fromEntries(FACETS.map((facet) => [facet, new Map()])) as Record<Facet, Map<string, number>>
  const missed = tallyMisses(table, scan, hits, all)
  let place = 0
  for (const [at, groups] of JOINTS.entries()) {
    const joint = table.joints[at] as CarTable['joints'][number]
    const cells = hits.subarray(offsets[at], offsets[at + 1])
    for (const [part, group] of groups.entries()) {
      const dictionary = table.dictionaries[group]
      const own = new Uint32Array(group === 'condition' ? 1 << dictionary.size : dictionary.size)
      const codes = joint.parts[part] as Uint16Array
      addByCode(own, codes, cells)
      const misses = missed.get(place)
      if (misses) addByCode(own, codes, misses)
      if (group === 'condition') addBits(own, (bit, cars) => counts[group].set(dictionary.values[bit] as string, cars))
      else addCodes(counts[group], dictionary.values, own)
      place++
    }
  }
  const marks = marksOf(table)
  for (let part = 0; part < MARK_PARTS; part++) {
    const own = hits.slice(offsets[JOINTS.length + part], offsets[JOINTS.length + part + 1])
    addBits(own, (bit, cars) => {
      const [facet, value] = marks[part * MARK_BITS + bit] as (typeof marks)[number]
      counts[facet].set(value, cars)
    })
  }
  for (const facet of FACETS) {
    for (const value of filters[facet] ?? []) if (!counts[facet].has(value)) counts[facet].set(value, 0)
  }
  return counts
}

/** One step for each place of {@link ROW}, written out: a loop over the places takes six times as long. */
function addRows(rows: Uint16Array, slots: Uint32Array, cells: Uint32Array, offsets: number[], step: 1 | -1): void {
  const [o0, o1, o2, o3, o4, o5, o6] = offsets as [number, number, number, number, number, number, number]
  for (let at = 0; at < slots.length; at++) {
    const row = (slots[at] as number) * ROW
    cells[o0 + (rows[row] as number)]! += step
    cells[o1 + (rows[row + 1] as number)]! += step
    cells[o2 + (rows[row + 2] as number)]! += step
    cells[o3 + (rows[row + 3] as number)]! += step
    cells[o4 + (rows[row + 4] as number)]! += step
    cells[o5 + (rows[row + 5] as number)]! += step
    cells[o6 + (rows[row + 6] as number)]! += step
  }
}

/** The misses by joint code, by place of the group that keeps them out. */
function tallyMisses(table: CarTable, scan: Scan, hits: Tally, all: Whole): Map<number, Uint32Array> {
  const { misses, state, chosen } = scan
  const cells = new Map<number, Uint32Array>()
  if (misses.length === 0) return cells
  const [only] = chosen
  const joint = chosen.length === 1 && only !== undefined ? JOINT_OF[only] : undefined
  if (only !== undefined && joint !== undefined) {
    const areAllOthers = misses.length + scan.hits.length === all.slots.length && all.cells.length === hits.length
    cells.set(only, areAllOthers ? difference(table, joint, all.cells, hits) : addColumn(table, joint, misses))
    return cells
  }
  // Where the cells of each place begin. Cars that only the price keeps out are counted by no group: in the first cells.
  const starts = new Uint32Array(PLACES)
  let length = 0x1_00_00
  for (const place of chosen) {
    const size = table.joints[JOINT_OF[place] ?? -1]?.size
    if (size === undefined) continue
    starts[place] = length
    length += size
  }
  if (scratch.length < length) scratch = new Uint32Array(length)
  scratch.fill(0, 0x1_00_00, length)
  addMisses(scratch, table.rows, misses, state, starts)
  for (const place of chosen) {
    const size = table.joints[JOINT_OF[place] ?? -1]?.size
    const start = starts[place] as number
    if (size !== undefined) cells.set(place, scratch.subarray(start, start + size))
  }
  return cells
}

/** Places of groups, and that of the price. */
const PLACES = JOINT_OF.length + 1
const JOINT_OF_PLACE = Uint8Array.from({ length: PLACES }, (_, place) => JOINT_OF[place] ?? 0)
/** Kept from one question to the next. */
let scratch = new Uint32Array(0)

/** What one place of the row has in `all` and not in `hits`. */
function difference(table: CarTable, joint: number, all: Tally, hits: Tally): Uint32Array {
  const offsets = offsetsOf(table)
  const own = all.slice(offsets[joint], offsets[joint + 1])
  const less = hits.subarray(offsets[joint])
  for (let code = 0; code < own.length; code++) own[code]! -= less[code] as number
  return own
}

function addColumn(table: CarTable, joint: number, slots: Uint32Array): Uint32Array {
  const cells = new Uint32Array(table.joints[joint]?.size ?? 0)
  const column = table.columns[joint] as Uint16Array
  for (let at = 0; at < slots.length; at++) cells[column[slots[at] as number] as number]!++
  return cells
}

function addMisses(
  cells: Uint32Array,
  rows: Uint16Array,
  misses: Uint32Array,
  state: Uint16Array,
  starts: Uint32Array,
): void {
  for (let at = 0; at < misses.length; at++) {
    const slot = misses[at] as number
    const place = (state[slot] as number) - FAILS
    cells[(starts[place] as number) + (rows[slot * ROW + (JOINT_OF_PLACE[place] as number)] as number)]!++
  }
}

/** Adds the cars by joint code to the cells of the group's own codes. */
function addByCode(own: Uint32Array, codes: Uint16Array, cars: Uint32Array): void {
  for (let code = 0; code < cars.length; code++) own[codes[code] as number]! += cars[code] as number
}

function addCodes(counts: Map<string, number>, values: readonly string[], cars: Uint32Array): void {
  for (let code = 0; code < cars.length; code++) {
    if ((cars[code] as number) > 0) counts.set(values[code] as string, cars[code] as number)
  }
}

/** Tells the cars of each bit that has any, from cars by bit mask: the highest bit is counted, then both halves are laid together. `cars` is used up. */
function addBits(cars: Uint32Array, tell: (bit: number, cars: number) => void): void {
  for (let half = cars.length >> 1, bit = Math.log2(cars.length) - 1; half > 0; half >>= 1, bit--) {
    let sum = 0
    for (let mask = 0; mask < half; mask++) {
      const withBit = cars[mask + half] as number
      sum += withBit
      cars[mask]! += withBit
    }
    if (sum > 0) tell(bit, sum)
  }
}
