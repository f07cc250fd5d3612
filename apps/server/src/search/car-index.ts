import { SORTS, type Sort } from '@otosafi/domain/listing/vocabulary'

import { claimSlot, createCarTable, encodeCar, type EncodedCar, freeSlot, writeCar } from './car-table.ts'
import { countFacets, tally, tallyHits } from './facet-counts.ts'
import type { Whole } from './facet-counts.ts'
import type { IndexedCar } from './indexed-car.ts'
import { takePage } from './page.ts'
import { priceRangeOf } from './price-range.ts'
import { createBase, scan } from './scan.ts'
import { type CarStats, questionOfAll, type SearchQuery, type SearchResult, statsOf } from './search-query.ts'
import { createSortOrders, sortsMovedBy } from './sort-orders.ts'

/** The search index of one edition, in memory (decision 9). All of it is synchronous. */
export type CarIndex = {
  /** Number of cars, whatever their status. */
  readonly size: number
  /** Grows with each change that could change an answer: a key for caches of answers. */
  readonly version: number
  /** Adds a car or replaces the one with its id. Throws a RangeError, the index unchanged, for facts that have no place in it. */
  upsert: (car: IndexedCar) => void
  /**
   * Adds or replaces many cars, each named once: far quicker than one after the other. `refuse` hears of each whose facts
   * have no place in the index, and why; the others are in.
   */
  upsertMany: (cars: readonly IndexedCar[], refuse: (car: IndexedCar, reason: unknown) => void) => void
  /** Removes a car; an unknown id is no error. */
  remove: (id: string) => void
  /** Adds or replaces many cars and sorts once. If the iterable or a car throws, those before it are in. */
  bulkLoad: (cars: Iterable<IndexedCar>) => void
  /** Answers a question; never throws on what it is given within the types. */
  search: (query: SearchQuery) => SearchResult
  /** The counts of an unfiltered listing, worked out once after each change. */
  stats: (statuses: SearchQuery['statuses']) => CarStats
}

/** Up to so many cars, each is put in its places by itself. */
const FEW = 8

/** An empty index. */
export function createCarIndex(): CarIndex {
  const table = createCarTable()
  const orders = createSortOrders(table)
  /** All cars of the statuses, counted: of many hits those that are missing are subtracted. */
  const whole = new Map<string, Whole>()
  const stats = new Map<string, CarStats>()
  let version = 0

  const changed = (): void => {
    version++
    whole.clear()
    stats.clear()
  }

  const wholeOf = (statuses: SearchQuery['statuses']): Whole => {
    const key = keyOf(statuses)
    const known = whole.get(key)
    if (known) return known
    const base = createBase(table, statuses)
    const made = { ...base, cells: tally(table, base.bits).slice() }
    whole.set(key, made)
    return made
  }

  const search = (query: SearchQuery): SearchResult => {
    table.workspace.begin(table.end)
    const all = wholeOf(query.statuses)
    const found = scan(table, query, all)
    return {
      ...takePage(table, orders, found, query),
      total: found.total,
      priceRange: priceRangeOf(table, orders, found),
      facets: query.withFacets ? countFacets(table, tallyHits(table, found, all), all, found, query.filters) : null,
    }
  }

  const upsert = (car: IndexedCar): void => {
    const encoded = encodeCar(table, car)
    const known = table.slots.get(car.id)
    if (known === undefined) {
      const slot = claimSlot(table, car.id)
      writeCar(table, slot, encoded)
      orders.insert(slot)
      changed()
      return
    }
    const moved = sortsMovedBy(table, known, encoded.numbers)
    orders.remove(known, moved)
    if (writeCar(table, known, encoded)) changed()
    orders.insert(known, moved)
  }

  return {
    get size() {
      return table.slots.size
    },
    get version() {
      return version
    },
    search,
    stats: (statuses) => {
      const key = keyOf(statuses)
      const known = stats.get(key)
      if (known) return known
      const made = statsOf(search(questionOfAll(statuses)))
      stats.set(key, made)
      return made
    },
    upsert,
    upsertMany: (cars, refuse) => {
      if (cars.length <= FEW) {
        for (const car of cars) {
          try {
            upsert(car)
          } catch (error) {
            refuse(car, error)
          }
        }
        return
      }
      const moved = new Map<Sort, Set<number>>(SORTS.map((sort) => [sort, new Set()]))
      const fresh = new Set<number>()
      const written: [number, EncodedCar][] = []
      for (const car of cars) {
        try {
          const encoded = encodeCar(table, car)
          const known = table.slots.get(car.id)
          const slot = known ?? claimSlot(table, car.id)
          if (known === undefined) fresh.add(slot)
          else for (const sort of sortsMovedBy(table, slot, encoded.numbers)) moved.get(sort)?.add(slot)
          written.push([slot, encoded])
        } catch (error) {
          refuse(car, error)
        }
      }
      for (const [sort, slots] of moved) if (slots.size > 0) orders.removeMany(sort, slots)
      let differs = false
      for (const [slot, encoded] of written) differs = writeCar(table, slot, encoded) || differs
      for (const [sort, slots] of moved) if (slots.size + fresh.size > 0) orders.insertMany(sort, [...slots, ...fresh])
      if (differs) changed()
    },
    remove: (id) => {
      const slot = table.slots.get(id)
      if (slot === undefined) return
      orders.remove(slot)
      freeSlot(table, slot)
      changed()
    },
    bulkLoad: (cars) => {
      try {
        for (const car of cars) {
          const encoded = encodeCar(table, car)
          writeCar(table, claimSlot(table, car.id), encoded)
        }
      } finally {
        orders.rebuild()
        changed()
      }
    },
  }
}

function keyOf(statuses: SearchQuery['statuses']): string {
  return [...new Set(statuses)].sort().join()
}
