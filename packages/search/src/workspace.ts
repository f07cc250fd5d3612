import { type Bits, wordsOf } from './bits.ts'
import { createLoops } from './loops.ts'

/** 16-bit numbers in one row; a row never crosses a cache line. */
export const ROW = 8

/** Counters by code. */
export type Cells = Uint32Array

/**
 * The WebAssembly memory in which the index combines and counts sets.
 *
 * Sets and cells are allocated for one query and released together by the next `begin`. A set that is written `into` must
 * have been allocated here; the others may be any. The rows are kept.
 */
export type Workspace = {
  /** {@link ROW} numbers for each slot. */
  readonly rows: Uint16Array
  /** Columns with a whole number for each slot. */
  readonly columns: readonly Int32Array[]
  /** Begins a query over so many slots, and releases all sets and cells. */
  begin: (slots: number) => void
  /** A copy of a set. */
  copy: (set: Bits) => Bits
  /** An empty set. */
  empty: () => Bits
  /** So many cells, zeroed. */
  cells: (count: number) => Cells
  /** Adds all slots of `set`. */
  union: (into: Bits, set: Bits) => void
  /** Removes all slots that are not in `set`. */
  intersect: (into: Bits, set: Bits) => void
  /** The slots whose number in a column lies between two others, both included. */
  within: (column: number, least: number, most: number) => Bits
  /** Removes all slots of `set`. */
  subtract: (into: Bits, set: Bits) => void
  /** Records which of the `candidates` fail a choice, and which fail a second one. */
  fail: (failed: Bits, twice: Bits, candidates: Bits, choice: Bits) => void
  /** How many slots are in a set. */
  count: (set: Bits) => number
  /** How many slots are in both sets. */
  countCommon: (set: Bits, other: Bits) => number
  /** The slots of a set, ascending; valid until the next call. */
  list: (set: Bits) => Uint32Array
  /** Adds `step` to the cell of each number in the rows of a set; `offsets` says where the cells of each column begin. */
  tally: (set: Bits, cells: Cells, offsets: readonly number[], step: 1 | -1) => void
  /** Adds 1 to the cell of the number in one column of each row of a set. */
  tallyPlace: (set: Bits, place: number, cells: Cells) => void
}

/** The most sets that a query allocates: two unions and the misses for each group, two for each range, and a few more. */
const SETS = 80
/** Places for copies of sets from outside: no loop reads more than two of them. */
const GUESTS = 2
/** The most cells that a query allocates: for each group and each joint as many as 16 bits have values. */
const CELLS = 30 * 0x1_00_00

/**
 * A workspace for `slots` slots, a multiple of 128, and so many columns. Rows and columns are copied from the smaller one
 * that it replaces.
 */
export function createWorkspace(slots: number, columnCount: number, before?: Workspace): Workspace {
  const setBytes = wordsOf(slots) * 4
  const columnsAt = slots * ROW * 2
  const slotsAt = columnsAt + columnCount * slots * 4
  const setsAt = slotsAt + slots * 4
  const cellsAt = setsAt + (SETS + GUESTS) * setBytes
  const { loops, buffer } = createLoops(cellsAt + CELLS * 4)
  const rows = new Uint16Array(buffer, 0, slots * ROW)
  const columns = Array.from(
    { length: columnCount },
    (_, at) => new Int32Array(buffer, columnsAt + at * slots * 4, slots),
  )
  if (before) rows.set(before.rows)
  for (const [at, column] of columns.entries()) if (before?.columns[at]) column.set(before.columns[at])
  const setAt = (place: number): Bits => new Uint32Array(buffer, setsAt + place * setBytes, wordsOf(slots))
  const guests = Array.from({ length: GUESTS }, (_, place) => setAt(SETS + place))
  const sets: Bits[] = []
  let usedSets = 0
  let usedCells = 0
  /** Bytes of a set that are in use. */
  let bytes = 0

  const take = (): Bits => {
    if (usedSets === SETS) throw new RangeError('A question took more sets than the workspace has')
    const set = (sets[usedSets] ??= setAt(usedSets))
    usedSets++
    return set
  }
  /** The address of a set; one from outside is copied into a guest place first. */
  const addressOf = (set: Bits, guest: number): number => {
    if (set.buffer === buffer) return set.byteOffset
    const own = guests[guest] as Bits
    own.set(set)
    return own.byteOffset
  }

  return {
    rows,
    columns,
    begin(all) {
      usedSets = 0
      usedCells = 0
      bytes = wordsOf(all) * 4
    },
    copy(set) {
      const own = take()
      own.set(set)
      return own
    },
    empty: () => take().fill(0, 0, bytes / 4),
    cells(count) {
      if (usedCells + count > CELLS) throw new RangeError('A question took more cells than the workspace has')
      const cells = new Uint32Array(buffer, cellsAt + usedCells * 4, count).fill(0)
      usedCells += count
      return cells
    },
    union: (into, set) => loops.add(into.byteOffset, addressOf(set, 0), into.byteOffset + bytes),
    intersect: (into, set) => loops.keep(into.byteOffset, addressOf(set, 0), into.byteOffset + bytes),
    within(column, least, most) {
      const set = take()
      const end = set.byteOffset + bytes
      loops.within(set.byteOffset, columnsAt + column * slots * 4, int32(least), int32(most), end)
      return set
    },
    subtract: (into, set) => loops.drop(into.byteOffset, addressOf(set, 0), into.byteOffset + bytes),
    fail: (failed, twice, candidates, choice) =>
      loops.fail(
        failed.byteOffset,
        twice.byteOffset,
        addressOf(candidates, 0),
        addressOf(choice, 1),
        failed.byteOffset + bytes,
      ),
    count(set) {
      const at = addressOf(set, 0)
      return loops.countCommon(at, at, at + bytes)
    },
    countCommon(set, other) {
      const at = addressOf(set, 0)
      return loops.countCommon(at, addressOf(other, 1), at + bytes)
    },
    list(set) {
      const at = addressOf(set, 0)
      return new Uint32Array(buffer, slotsAt, (loops.list(at, at + bytes, slotsAt) - slotsAt) / 4)
    },
    tally(set, cells, offsets, step) {
      const at = addressOf(set, 0)
      const place = (each: number): number => cells.byteOffset + (offsets[each] as number) * 4
      loops.tally(
        at,
        at + bytes,
        0,
        step,
        place(0),
        place(1),
        place(2),
        place(3),
        place(4),
        place(5),
        place(6),
        place(7),
      )
    },
    tallyPlace(set, place, cells) {
      const at = addressOf(set, 0)
      loops.tallyPlace(at, at + bytes, place * 2, cells.byteOffset)
    },
  }
}

/** The nearest number that a column can hold. */
function int32(value: number): number {
  return Math.max(-0x80_00_00_00, Math.min(0x7f_ff_ff_ff, value))
}
