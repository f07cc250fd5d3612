import { FACETS } from '@otosafi/domain/listing/vocabulary'
import type { Facet } from '@otosafi/domain/listing/vocabulary'

import { type Bits, wordsOf } from './bits.ts'
import { GROUPS, isMask, JOINTS, markBitsIn, MARK_BITS, MARK_PARTS, marksOf, NO_VALUE } from './car-table.ts'
import type { CarTable } from './car-table.ts'
import type { Base, Scan } from './scan.ts'
import type { FacetCounts, IndexFilters } from './search-query.ts'
import type { Cells } from './workspace.ts'

type Counts = Record<Facet, FacetCounts>

/** A histogram for each column of the rows: the number of cars by code, one column after the other. */
export type Tally = Cells

/** The joint that contains a group's codes, by index in GROUPS. */
const JOINT_OF: readonly number[] = JOINTS.flatMap((groups, joint) => groups.map(() => joint))

/** All cars of the statuses with their histogram. */
export type Baseline = Base & { cells: Tally }

/** Where the cells of each column begin; the last entry is the number of all cells. */
function offsetsOf(table: CarTable): number[] {
  const offsets = [0]
  const add = (cells: number): void => void offsets.push((offsets.at(-1) as number) + cells)
  for (const { size } of table.joints) add(size)
  for (let part = 0; part < MARK_PARTS; part++) add(1 << markBitsIn(table, part))
  return offsets
}

/** Counts the cars of a set. */
export function tally(table: CarTable, set: Bits): Tally {
  const offsets = offsetsOf(table)
  const cells = table.workspace.cells(offsets.at(-1) as number)
  table.workspace.tally(set, cells, offsets, 1)
  return cells
}

/** Counts the hits of a scan; where most of `all` cars match, by subtracting those that do not. */
export function tallyHits(table: CarTable, { hits, total }: Scan, all: Baseline): Tally {
  const { workspace } = table
  const offsets = offsetsOf(table)
  // Dictionaries may have grown since all cars were counted; the cells of a code are then elsewhere.
  const isOfNow = offsets.at(-1) === all.cells.length
  if (!isOfNow || all.total > total * 2) return tally(table, hits)
  const cells = workspace.cells(all.cells.length)
  cells.set(all.cells)
  const others = workspace.copy(all.bits)
  workspace.subtract(others, hits)
  workspace.tally(others, cells, offsets, -1)
  return cells
}

/**
 * The counts of every facet after a scan: the `hits`, plus, for a group with a choice, the cars that this choice alone excludes.
 * `all` are the cars of the statuses.
 */
export function countFacets(table: CarTable, hits: Tally, all: Baseline, scan: Scan, filters: IndexFilters): Counts {
  const { workspace } = table
  const offsets = offsetsOf(table)
  const counts = Object.fromEntries(FACETS.map((facet) => [facet, new Map()])) as Record<Facet, Map<string, number>>
  const missed = tallyMisses(table, scan, hits, all)
  let place = 0
  for (const [at, groups] of JOINTS.entries()) {
    const joint = table.joints[at] as CarTable['joints'][number]
    const cells = hits.subarray(offsets[at], offsets[at + 1])
    for (const [part, group] of groups.entries()) {
      const dictionary = table.dictionaries[group]
      const own = workspace.cells(isMask(group) ? 1 << dictionary.size : dictionary.size)
      const codes = joint.parts[part] as Uint16Array
      addByCode(own, codes, cells)
      const misses = missed.get(place)
      if (misses instanceof Uint32Array) addByCode(own, codes, misses)
      if (isMask(group)) addBits(own, (bit, cars) => counts[group].set(dictionary.values[bit] as string, cars))
      else addCodes(counts[group], dictionary.values, own)
      if (misses instanceof Map) addCounts(counts[group], misses)
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

/** How many numbers of two sets can be compared in the time of looking up one slot. */
const WORDS_A_SLOT = 4

/** The misses by index of the group that excludes them: in cells by joint code, or by value. */
function tallyMisses(
  table: CarTable,
  scan: Scan,
  hits: Tally,
  all: Baseline,
): Map<number, Uint32Array | ReadonlyMap<string, number>> {
  const tallies = new Map<number, Uint32Array | ReadonlyMap<string, number>>()
  const { workspace } = table
  const words = wordsOf(table.end)
  for (const [place, missed] of scan.misses) {
    const joint = JOINT_OF[place]
    const group = GROUPS[place]
    // Cars that only the price excludes are counted in no group.
    if (joint === undefined || group === undefined) continue
    const count = workspace.count(missed)
    const areAllOthers = scan.misses.size === 1 && all.cells.length === hits.length && count + scan.total === all.total
    const { values } = table.dictionaries[group]
    if (areAllOthers) tallies.set(place, difference(table, joint, all.cells, hits))
    else if (values.length * words < count * WORDS_A_SLOT) {
      const sets = table.members[group]
      const countIn = (set: Bits | undefined): number => (set === undefined ? 0 : workspace.countCommon(set, missed))
      tallies.set(place, new Map(values.map((value, code) => [value, countIn(sets[code])])))
    } else {
      const cells = workspace.cells(table.joints[joint]?.size ?? 0)
      workspace.tallyPlace(missed, joint, cells)
      tallies.set(place, cells)
    }
  }
  return tallies
}

function addCounts(counts: Map<string, number>, further: ReadonlyMap<string, number>): void {
  for (const [value, cars] of further)
    if (cars > 0 && value !== NO_VALUE) counts.set(value, (counts.get(value) ?? 0) + cars)
}

/** The counts of one column in `all` less those in `hits`. */
function difference(table: CarTable, joint: number, all: Tally, hits: Tally): Uint32Array {
  const offsets = offsetsOf(table)
  const own = all.slice(offsets[joint], offsets[joint + 1])
  const less = hits.subarray(offsets[joint])
  for (let code = 0; code < own.length; code++) own[code]! -= less[code] as number
  return own
}

/** Sums the counts by joint code into counts by the group's own codes. */
function addByCode(own: Uint32Array, codes: Uint16Array, cars: Uint32Array): void {
  for (let code = 0; code < cars.length; code++) own[codes[code] as number]! += cars[code] as number
}

function addCodes(counts: Map<string, number>, values: readonly string[], cars: Uint32Array): void {
  for (let code = 0; code < cars.length; code++) {
    const value = values[code] as string
    if (value !== NO_VALUE && (cars[code] as number) > 0) counts.set(value, cars[code] as number)
  }
}

/**
 * Turns counts by bit mask into counts by bit, and reports each bit that has any. The masks with the highest bit are the
 * upper half of `cars`: their sum is that bit's count; then the upper half is added to the lower and the next bit is next.
 * `cars` is overwritten.
 */
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
