import { SALE_STATUSES } from '@otosafi/domain/car/vocabulary'
import { RANGE_PAIRS, type RangedNumber } from '@otosafi/domain/listing/ranges'
import {
  ADDITIVE_FACETS,
  FACET_RULES,
  FACET_STORES,
  FACETS,
  isAdditive,
  isSingle,
} from '@otosafi/domain/listing/vocabulary'
import type { AdditiveFacet, Facet } from '@otosafi/domain/listing/vocabulary'

import { type Bits, wordsOf, writeBit } from './bits.ts'
import { createDictionary } from './dictionary.ts'
import type { Dictionary } from './dictionary.ts'
import { idCodeOf } from './id-code.ts'
import { type IndexedCar, valuesOf } from './indexed-car.ts'
import { createJointDictionary } from './joint-dictionary.ts'
import type { JointDictionary } from './joint-dictionary.ts'
import { createSlotTable, type SlotTable } from './slot-table.ts'
import { createWorkspace, ROW, type Workspace } from './workspace.ts'

/** The facets whose counts ignore the choice made in their own group: all that are not additive. */
export type Group = Exclude<Facet, AdditiveFacet>

/** Groups that share one column of the row: cars have few of their combinations, and fewer columns are counted faster. */
export const JOINTS: readonly (readonly Group[])[] = [
  ...Map.groupBy(
    FACETS.filter((facet): facet is Group => !isAdditive(facet)),
    (facet) => FACET_STORES[facet].place,
  ).values(),
]

/** All groups. */
export const GROUPS: readonly Group[] = JOINTS.flat()

/** The dictionary entry for "no value". No filter can name it, and it is not counted. */
export const NO_VALUE = ''

/** Whether a car may have several values of a group: its codes are then bit masks, else indexes of values. */
export function isMask(group: Group): boolean {
  return !isSingle(group)
}

/** Marks in one number of a row. A mark is a value of an additive facet; each has a bit. */
export const MARK_BITS = 8
/** How many numbers of a row hold the mask of marks. */
export const MARK_PARTS = 3
if (JOINTS.length + MARK_PARTS > ROW)
  throw new RangeError(`A row of the index has ${ROW} places: let facets share the ${JOINTS.length} that they take`)

/** Additive facets, the one with the largest vocabulary last: the bits after it are free for values that no vocabulary has. */
const MARKED: readonly AdditiveFacet[] = ADDITIVE_FACETS.toSorted(
  (a, b) => FACET_RULES[a].values.length - FACET_RULES[b].values.length,
)
const LAST_MARKED = MARKED.at(-1) as AdditiveFacet

/** The first bit of each additive facet: their vocabularies follow each other. */
const FIRST_BIT = Object.fromEntries(
  MARKED.map((facet, place) => [
    facet,
    MARKED.slice(0, place).reduce((sum, before) => sum + FACET_RULES[before].values.length, 0),
  ]),
) as Readonly<Record<AdditiveFacet, number>>

/** Facts that have bounds among the filters; these are stored as integers too. */
export const RANGED: readonly RangedNumber[] = RANGE_PAIRS.map((rule) => rule.of)
/** The numeric facts that sort orders alone use. */
const SORTED = ['priceWithRepairs', 'publishedAt', 'dealScore', 'views'] as const
export type NumberColumn = RangedNumber | (typeof SORTED)[number]
const NUMBERS: readonly NumberColumn[] = [...RANGED, ...SORTED]
/** Stored for an unknown number: it sorts last in ascending order and is within no bounds. */
export const UNKNOWN_RANGED = 0x7f_ff_ff_ff
/** The largest value of such a fact. */
export const MAX_RANGED = UNKNOWN_RANGED - 1

/** Code in the status column of a slot without a car. */
export const EMPTY_SLOT = 255

/** Values that a facet may have. Every combination of a mask has a cell in the histogram, so their number is kept small. */
function capacityOf(facet: Facet): number {
  if (!isAdditive(facet)) return isMask(facet) ? 12 : 0xff_ff
  return facet === LAST_MARKED ? MARK_PARTS * MARK_BITS - FIRST_BIT[facet] : FACET_RULES[facet].values.length
}

/**
 * All cars as numbers. A car lives in a slot; slots of removed cars are used again. Slots 0 to `end - 1` have been
 * used at least once. Arrays are replaced when the table grows: read them again for each query.
 *
 * Facets are kept twice. Filtering needs all cars that have a value: a set of slots for each value. Counting reads all
 * facets of scattered hits: one row for each car, joint codes first and then the mask of marks.
 */
export type CarTable = {
  end: number
  /** The code of each car's id. */
  ids: Float64Array
  /** Slots by the code of an id. */
  slots: SlotTable
  free: number[]
  status: Uint8Array
  /** The rows of all cars, and scratch memory for queries. */
  workspace: Workspace
  /** By facet and code: the slots whose cars have the value. */
  members: Record<Facet, Bits[]>
  numbers: Record<NumberColumn, Float64Array>
  dictionaries: Record<Facet, Dictionary>
  /** By index in {@link JOINTS}. */
  joints: readonly JointDictionary[]
}

/** A car encoded as numbers, before it is written into a slot. */
export type EncodedCar = { id: number; status: number; row: number[]; numbers: Record<NumberColumn, number> }

const byName = <K extends string, V>(names: readonly K[], make: (name: K) => V): Record<K, V> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<K, V>

/** A table without cars. */
export function createCarTable(): CarTable {
  const size = 1024
  return {
    end: 0,
    ids: new Float64Array(size),
    slots: createSlotTable(),
    free: [],
    status: new Uint8Array(size).fill(EMPTY_SLOT),
    workspace: createWorkspace(size, RANGED.length),
    members: byName(FACETS, () => []),
    numbers: byName(NUMBERS, () => new Float64Array(size)),
    dictionaries: byName(FACETS, (facet) => createDictionary(facet, capacityOf(facet))),
    joints: JOINTS.map((groups) => createJointDictionary(groups.length)),
  }
}

/**
 * Encodes a car. Throws a RangeError, with the table unharmed, for a malformed id ({@link idCodeOf}), a fact that has no
 * order (NaN), one with bounds that is not an integer from 0 to {@link MAX_RANGED}, an unknown status, or a facet whose
 * dictionary is full.
 */
export function encodeCar(table: CarTable, car: IndexedCar): EncodedCar {
  const id = idCodeOf(car.id)
  if (id === undefined) throw new RangeError(`Car ${car.id} has no usable id`)
  const { dealScore } = car
  const numbers = byName(NUMBERS, (name) => car[name] ?? UNKNOWN_RANGED)
  for (const name of NUMBERS) {
    const fits = name === 'dealScore' ? !Number.isNaN(dealScore) : Number.isFinite(numbers[name])
    if (!fits) throw new RangeError(`Car ${car.id} has no usable ${name}`)
  }
  for (const name of RANGED) {
    const value = car[name]
    const fits = value === null || (Number.isInteger(value) && value >= 0 && value <= MAX_RANGED)
    if (!fits) throw new RangeError(`Car ${car.id} has no usable ${name}`)
  }
  const status = SALE_STATUSES.indexOf(car.status)
  if (status === -1) throw new RangeError(`Car ${car.id} has an unknown status`)
  const codeOf = (group: Group): number => {
    const dictionary = table.dictionaries[group]
    return isMask(group)
      ? maskOf(dictionary, valuesOf(car, group))
      : dictionary.add(valuesOf(car, group)[0] ?? NO_VALUE)
  }
  const row = table.joints.map((joint, place) => joint.add((JOINTS[place] ?? []).map(codeOf)))
  let marks = 0
  for (const facet of MARKED) marks |= maskOf(table.dictionaries[facet], valuesOf(car, facet)) << FIRST_BIT[facet]
  for (let part = 0; part < MARK_PARTS; part++) row.push((marks >> (part * MARK_BITS)) & (2 ** MARK_BITS - 1))
  return { id, status, row, numbers }
}

function maskOf(dictionary: Dictionary, values: readonly string[]): number {
  let mask = 0
  for (const value of values) mask |= 1 << dictionary.add(value)
  return mask
}

/** Facet and value of each bit; a bit that no car ever had is left out. */
export function marksOf({ dictionaries }: CarTable): (readonly [AdditiveFacet, string])[] {
  const marks: (readonly [AdditiveFacet, string])[] = []
  for (const facet of ADDITIVE_FACETS) {
    for (const [code, value] of dictionaries[facet].values.entries()) marks[FIRST_BIT[facet] + code] = [facet, value]
  }
  return marks
}

/** Bits in use in one part of the mask. */
export function markBitsIn({ dictionaries }: CarTable, part: number): number {
  const used = FIRST_BIT[LAST_MARKED] + dictionaries[LAST_MARKED].size
  return Math.min(MARK_BITS, Math.max(0, used - part * MARK_BITS))
}

/** The slot of the car with this id; undefined for one that is not in the table. */
export function slotOf({ slots }: CarTable, id: string): number | undefined {
  const code = idCodeOf(id)
  return code === undefined ? undefined : slots.get(code)
}

/** The slot of the car with this code of an id, a new or freed one if it has none. */
export function claimSlot(table: CarTable, id: number): number {
  const known = table.slots.get(id)
  if (known !== undefined) return known
  const slot = table.free.pop() ?? table.end++
  if (slot >= table.status.length) grow(table)
  table.ids[slot] = id
  table.slots.set(id, slot)
  return slot
}

/** Writes a car into its slot; returns whether anything has changed. */
export function writeCar(table: CarTable, slot: number, { status, row, numbers }: EncodedCar): boolean {
  const { rows, columns } = table.workspace
  const start = slot * ROW
  const isNew = table.status[slot] === EMPTY_SLOT
  const isElsewhere = isNew || row.some((code, place) => rows[start + place] !== code)
  const changed =
    isElsewhere || table.status[slot] !== status || NUMBERS.some((name) => table.numbers[name][slot] !== numbers[name])
  if (isElsewhere) {
    if (!isNew) writeMembership(table, slot, false)
    rows.set(row, start)
    writeMembership(table, slot, true)
  }
  table.status[slot] = status
  for (const name of NUMBERS) table.numbers[name][slot] = numbers[name]
  for (const [column, name] of RANGED.entries()) (columns[column] as Int32Array)[slot] = numbers[name]
  return changed
}

/** Takes the car out of its slot, which becomes free. */
export function freeSlot(table: CarTable, slot: number): void {
  writeMembership(table, slot, false)
  table.slots.delete(table.ids[slot] as number)
  table.status[slot] = EMPTY_SLOT
  table.free.push(slot)
}

/** Adds the slot to the sets of all values in its row, or removes it from them. */
function writeMembership(table: CarTable, slot: number, isIn: boolean): void {
  const { members, joints } = table
  const { rows } = table.workspace
  const start = slot * ROW
  const write = (facet: Facet, code: number): void => {
    const sets = members[facet]
    while (sets.length <= code) sets.push(new Uint32Array(wordsOf(table.status.length)))
    writeBit(sets[code] as Bits, slot, isIn)
  }
  for (const [place, groups] of JOINTS.entries()) {
    const joint = rows[start + place] as number
    for (const [part, group] of groups.entries()) {
      const code = joints[place]?.parts[part]?.[joint] as number
      if (isMask(group)) for (const bit of bitsOf(code)) write(group, bit)
      else write(group, code)
    }
  }
  for (let part = 0; part < MARK_PARTS; part++) {
    for (const bit of bitsOf(rows[start + JOINTS.length + part] as number)) {
      const mark = part * MARK_BITS + bit
      const facet = MARKED.findLast((each) => FIRST_BIT[each] <= mark) ?? LAST_MARKED
      write(facet, mark - FIRST_BIT[facet])
    }
  }
}

function bitsOf(mask: number): number[] {
  const bits: number[] = []
  for (let bit = 0; mask >> bit !== 0; bit++) if (((mask >> bit) & 1) === 1) bits.push(bit)
  return bits
}

function grow(table: CarTable): void {
  const old = table.status.length
  const widened = <T extends Uint8Array | Uint32Array | Float64Array>(narrow: T, wide: T): T => {
    wide.set(narrow)
    return wide
  }
  table.ids = widened(table.ids, new Float64Array(old * 2))
  table.status = widened(table.status, new Uint8Array(old * 2)).fill(EMPTY_SLOT, old)
  table.workspace = createWorkspace(old * 2, RANGED.length, table.workspace)
  for (const facet of FACETS) {
    table.members[facet] = table.members[facet].map((set) => widened(set, new Uint32Array(wordsOf(old * 2))))
  }
  for (const name of NUMBERS) table.numbers[name] = widened(table.numbers[name], new Float64Array(old * 2))
}
