import { SORTS } from '@otosafi/domain/listing/vocabulary'
import type { Sort } from '@otosafi/domain/listing/vocabulary'

import { type CarTable, EMPTY_SLOT, type NumberColumn } from './car-table.ts'
import { sortByKey } from './sort-by-key.ts'

/** The column of each sort order. Keys always ascend: a descending column is negated. */
const SORT_BY: Record<Sort, { column: NumberColumn; sign: 1 | -1 }> = {
  newest: { column: 'publishedAt', sign: -1 },
  priceAsc: { column: 'price', sign: 1 },
  priceDesc: { column: 'price', sign: -1 },
  priceWithRepairsAsc: { column: 'priceWithRepairs', sign: 1 },
  mileageAsc: { column: 'mileage', sign: 1 },
  yearDesc: { column: 'modelYear', sign: -1 },
  bestDeal: { column: 'dealScore', sign: 1 },
  mostViewed: { column: 'views', sign: -1 },
}

/** The ascending key of a slot's car in a sort order; ties are broken by id. */
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
  return compareTo(table, sort, a, sortKey(table, sort, b), table.ids[b] as number)
}

/**
 * Negative when the car in `slot` comes before the position (key, code of an id). Compares keys, since Infinity minus
 * itself is NaN.
 */
export function compareTo(table: CarTable, sort: Sort, slot: number, key: number, id: number): number {
  const own = sortKey(table, sort, slot)
  if (own !== key) return own < key ? -1 : 1
  return (table.ids[slot] as number) - id
}

/** The slots of all cars in each sort order, kept sorted by insertion: a change moves memory instead of sorting. */
export type SortOrders = {
  /** The slots of all cars in this order. Valid until the next change. */
  slots: (sort: Sort) => Uint32Array
  /** The index of the first car after the position (key, code of an id). */
  positionAfter: (sort: Sort, key: number, id: number) => number
  /** Inserts slots whose cars are written already, and none of which is in the order. */
  insert: (sort: Sort, slots: readonly number[]) => void
  /** Removes slots whose facts are still those with which they were inserted. */
  remove: (sort: Sort, slots: readonly number[]) => void
  /** Sorts everything, after a bulk load. */
  rebuild: () => void
}

/** The slots of an order and how many of them count; there is room for more. */
type Order = { slots: Uint32Array; length: number }

/** The orders of `table`, empty until filled. */
export function createSortOrders(table: CarTable): SortOrders {
  const orders = Object.fromEntries(SORTS.map((sort) => [sort, { slots: new Uint32Array(1024), length: 0 }])) as Record<
    Sort,
    Order
  >

  const positionAfter = (sort: Sort, key: number, id: number): number => {
    const { slots, length } = orders[sort]
    const { ids, numbers } = table
    const { column, sign } = SORT_BY[sort]
    const values = numbers[column]
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >>> 1
      const slot = slots[middle] as number
      const own = (values[slot] as number) * sign
      if (own < key || (own === key && (ids[slot] as number) <= id)) low = middle + 1
      else high = middle
    }
    return low
  }

  const positionOf = (sort: Sort, slot: number): number =>
    positionAfter(sort, sortKey(table, sort, slot), table.ids[slot] as number)

  return {
    slots: (sort) => orders[sort].slots.subarray(0, orders[sort].length),
    positionAfter,
    insert: (sort, slots) => {
      const further = [...slots].sort((a, b) => compareSlots(table, sort, a, b))
      const places = further.map((slot) => positionOf(sort, slot))
      open(orders[sort], places)
      for (const [at, place] of places.entries()) orders[sort].slots[place + at] = further[at] as number
    },
    remove: (sort, slots) => {
      close(
        orders[sort],
        slots.map((slot) => positionOf(sort, slot) - 1).sort((a, b) => a - b),
      )
    },
    rebuild: () => {
      const taken = Uint32Array.from(table.status.subarray(0, table.end).keys()).filter(
        (slot) => table.status[slot] !== EMPTY_SLOT,
      )
      const byId = sortByKey(taken, table.ids.subarray(0, table.end))
      for (const sort of SORTS) {
        const { column, sign } = SORT_BY[sort]
        const sorted = sortByKey(
          byId,
          table.numbers[column].subarray(0, table.end).map((value) => value * sign),
        )
        const slots = new Uint32Array(Math.max(1024, Math.ceil(sorted.length * 1.25)))
        slots.set(sorted)
        orders[sort] = { slots, length: sorted.length }
      }
    },
  }
}

/** Makes a gap before each of the ascending `places`, from the end, so that nothing is overwritten before it is moved. */
function open(order: Order, places: readonly number[]): void {
  const length = order.length + places.length
  if (length > order.slots.length) {
    const wide = new Uint32Array(Math.ceil(length * 1.25))
    wide.set(order.slots)
    order.slots = wide
  }
  let end = order.length
  for (let at = places.length - 1; at >= 0; at--) {
    const place = places[at] as number
    order.slots.copyWithin(place + at + 1, place, end)
    end = place
  }
  order.length = length
}

/** Removes the entries at the ascending `places`. */
function close(order: Order, places: readonly number[]): void {
  for (let at = 0; at < places.length; at++) {
    const from = (places[at] as number) + 1
    order.slots.copyWithin(from - at - 1, from, places[at + 1] ?? order.length)
  }
  order.length -= places.length
}
