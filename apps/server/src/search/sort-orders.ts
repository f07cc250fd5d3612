import { SORTS } from '@otosafi/domain/listing/vocabulary'
import type { Sort } from '@otosafi/domain/listing/vocabulary'

import type { CarTable, NumberColumn } from './car-table.ts'

/** What a sort goes by. Keys always ascend, so that a column that descends is negated. */
const SORT_BY: Record<Sort, { column: NumberColumn; sign: 1 | -1 }> = {
  newest: { column: 'publishedAt', sign: -1 },
  priceAsc: { column: 'price', sign: 1 },
  priceDesc: { column: 'price', sign: -1 },
  mileageAsc: { column: 'mileage', sign: 1 },
  yearDesc: { column: 'modelYear', sign: -1 },
  bestDeal: { column: 'dealScore', sign: 1 },
  mostViewed: { column: 'views', sign: -1 },
}

/** The ascending key of a slot's car in a sort; equal keys go by id. */
export function sortKey(table: CarTable, sort: Sort, slot: number): number {
  const { column, sign } = SORT_BY[sort]
  return (table.numbers[column][slot] as number) * sign
}

/** The sorts in which the car of `slot` changes place when its facts become `numbers`. */
export function sortsMovedBy(table: CarTable, slot: number, numbers: Record<NumberColumn, number>): Sort[] {
  return SORTS.filter((sort) => table.numbers[SORT_BY[sort].column][slot] !== numbers[SORT_BY[sort].column])
}

/** Negative when the car in slot `a` comes before the car in slot `b`. */
export function compareSlots(table: CarTable, sort: Sort, a: number, b: number): number {
  return compareTo(table, sort, a, sortKey(table, sort, b), table.ids[b] as string)
}

/** Negative when the car in `slot` comes before the place (key, id). Infinity minus itself is NaN: hence no subtraction. */
export function compareTo(table: CarTable, sort: Sort, slot: number, key: number, id: string): number {
  const own = sortKey(table, sort, slot)
  if (own !== key) return own < key ? -1 : 1
  const ownId = table.ids[slot] as string
  if (ownId === id) return 0
  return ownId < id ? -1 : 1
}

/** The slots of all cars in each sort's order, kept sorted by insertion: one change moves memory, it does not sort. */
export type SortOrders = {
  /** The slots of all cars in this order. Valid until the next change. */
  slots: (sort: Sort) => Uint32Array
  /** The first position whose car comes behind the place (key, id). */
  positionAfter: (sort: Sort, key: number, id: string) => number
  /** Puts a written slot in its place in the given orders. */
  insert: (slot: number, sorts?: readonly Sort[]) => void
  /** Takes out a slot whose facts are still those that it was put in with. */
  remove: (slot: number, sorts?: readonly Sort[]) => void
  /** Takes many slots out of an order at once: one pass along it, whatever their number. */
  removeMany: (sort: Sort, slots: ReadonlySet<number>) => void
  /** Puts many written slots, none of which is in the order, in their places: one pass along it. */
  insertMany: (sort: Sort, slots: Iterable<number>) => void
  /** Sorts everything from the beginning, for a bulk load. */
  rebuild: () => void
}

/** The orders of `table`, empty until filled. */
export function createSortOrders(table: CarTable): SortOrders {
  const orders = Object.fromEntries(SORTS.map((sort) => [sort, { slots: new Uint32Array(1024), length: 0 }])) as Record<
    Sort,
    { slots: Uint32Array; length: number }
  >

  const positionAfter = (sort: Sort, key: number, id: string): number => {
    const { slots, length } = orders[sort]
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compareTo(table, sort, slots[middle] as number, key, id) <= 0) low = middle + 1
      else high = middle
    }
    return low
  }

  const positionOf = (sort: Sort, slot: number): number =>
    positionAfter(sort, sortKey(table, sort, slot), table.ids[slot] as string)

  return {
    slots: (sort) => orders[sort].slots.subarray(0, orders[sort].length),
    positionAfter,
    insert: (slot, sorts = SORTS) => {
      for (const sort of sorts) {
        const order = orders[sort]
        if (order.length === order.slots.length) {
          const wide = new Uint32Array(order.length * 2)
          wide.set(order.slots)
          order.slots = wide
        }
        const at = positionOf(sort, slot)
        order.slots.copyWithin(at + 1, at, order.length)
        order.slots[at] = slot
        order.length++
      }
    },
    remove: (slot, sorts = SORTS) => {
      for (const sort of sorts) {
        const order = orders[sort]
        const at = positionOf(sort, slot) - 1
        order.slots.copyWithin(at, at + 1, order.length)
        order.length--
      }
    },
    removeMany: (sort, slots) => {
      const order = orders[sort]
      let length = 0
      for (let at = 0; at < order.length; at++) {
        const slot = order.slots[at] as number
        if (!slots.has(slot)) order.slots[length++] = slot
      }
      order.length = length
    },
    insertMany: (sort, slots) => {
      const order = orders[sort]
      const further = [...slots].sort((a, b) => compareSlots(table, sort, a, b))
      const length = order.length + further.length
      const merged = length > order.slots.length ? new Uint32Array(Math.ceil(length * 1.25)) : order.slots
      // From the end, so that nothing is overwritten before it was read.
      let from = order.length - 1
      for (let at = length - 1, next = further.length - 1; at >= 0; at--) {
        const slot = order.slots[from] as number
        const other = further[next]
        const isOther = other !== undefined && (from < 0 || compareSlots(table, sort, other, slot) > 0)
        merged[at] = isOther ? other : slot
        if (isOther) next--
        else from--
      }
      order.slots = merged
      order.length = length
    },
    rebuild: () => {
      const { ids } = table
      const byId = [...table.slots.values()].sort((a, b) => ((ids[a] as string) < (ids[b] as string) ? -1 : 1))
      for (const sort of SORTS) {
        const keys = Float64Array.from({ length: table.end }, (_, slot) => sortKey(table, sort, slot))
        // The sort is stable, so that cars with equal keys stay in the order of their ids.
        const sorted = Uint32Array.from(byId).sort((a, b) => {
          const keyA = keys[a] as number
          const keyB = keys[b] as number
          return keyA < keyB ? -1 : keyA > keyB ? 1 : 0
        })
        const slots = new Uint32Array(Math.max(1024, Math.ceil(sorted.length * 1.25)))
        slots.set(sorted)
        orders[sort] = { slots, length: sorted.length }
      }
    },
  }
}
