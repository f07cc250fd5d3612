import { SORTS, type Sort } from '@otosafi/domain/listing/vocabulary'

import { type CarTable, claimSlot, encodeCar, type EncodedCar, freeSlot, slotOf, writeCar } from './car-table.ts'
import type { IndexedCar } from './indexed-car.ts'
import { type SortOrders, sortsMovedBy } from './sort-orders.ts'
import { ROW } from './workspace.ts'

/** Called for a car whose facts the index cannot store, with the reason. */
export type Refuse = (car: IndexedCar, reason: unknown) => void

/** The effects of a change: whether it altered any result, the counts of all cars, or their prices. */
export type Difference = { answers: boolean; counts: boolean; prices: boolean }

/** Adds or replaces cars, each named once, in the table and in its sort orders. Refused ones stay as they were. */
export function upsertCars(
  table: CarTable,
  orders: SortOrders,
  cars: readonly IndexedCar[],
  refuse: Refuse,
): Difference {
  const moved = new Map<Sort, number[]>(SORTS.map((sort) => [sort, []]))
  const fresh: number[] = []
  const written: [number, EncodedCar][] = []
  for (const car of cars) {
    const encoded = tryEncode(table, car, refuse)
    if (encoded === undefined) continue
    const isNew = table.slots.get(encoded.id) === undefined
    const slot = claimSlot(table, encoded.id)
    if (isNew) fresh.push(slot)
    else for (const sort of sortsMovedBy(table, slot, encoded.numbers)) moved.get(sort)?.push(slot)
    written.push([slot, encoded])
  }
  const grows = fresh.length > 0
  const difference = { answers: grows, counts: grows, prices: grows || (moved.get('priceAsc') ?? []).length > 0 }
  for (const [sort, slots] of moved) if (slots.length > 0) orders.remove(sort, slots)
  for (const [slot, encoded] of written) {
    difference.counts ||= !isCountedAsBefore(table, slot, encoded)
    if (writeCar(table, slot, encoded)) difference.answers = true
  }
  for (const [sort, slots] of moved) if (slots.length + fresh.length > 0) orders.insert(sort, [...slots, ...fresh])
  return difference
}

/** Adds or replaces cars in the table alone; its sort orders lack them until they are rebuilt. */
export function addCars(table: CarTable, cars: Iterable<IndexedCar>, refuse: Refuse): void {
  for (const car of cars) {
    const encoded = tryEncode(table, car, refuse)
    if (encoded !== undefined) writeCar(table, claimSlot(table, encoded.id), encoded)
  }
}

/** Removes cars, each named once, from the table and its sort orders; returns whether there were any. */
export function removeCars(table: CarTable, orders: SortOrders, ids: Iterable<string>): boolean {
  const slots = [...ids].flatMap((id) => slotOf(table, id) ?? [])
  if (slots.length === 0) return false
  for (const sort of SORTS) orders.remove(sort, slots)
  for (const slot of slots) freeSlot(table, slot)
  return true
}

function tryEncode(table: CarTable, car: IndexedCar, refuse: Refuse): EncodedCar | undefined {
  try {
    return encodeCar(table, car)
  } catch (error) {
    refuse(car, error)
    return undefined
  }
}

/** Whether a car has the same status and facet values as before, so that no count changes. */
function isCountedAsBefore({ status, workspace }: CarTable, slot: number, encoded: EncodedCar): boolean {
  const { rows } = workspace
  return status[slot] === encoded.status && encoded.row.every((code, place) => rows[slot * ROW + place] === code)
}
