import { claimSlot, createCarTable, encodeCar, freeSlot, writeCar } from './car-table.ts'
import { countFacets, tally, tallyWithout } from './facet-counts.ts'
import type { Tally, Whole } from './facet-counts.ts'
import type { IndexedCar } from './indexed-car.ts'
import { takePage } from './page.ts'
import { priceRangeOf } from './price-range.ts'
import { createBase, createScanner, listOthers } from './scan.ts'
import type { Base, Scan } from './scan.ts'
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
  /** Removes a car; an unknown id is no error. */
  remove: (id: string) => void
  /** Adds or replaces many cars and sorts once. If the iterable or a car throws, those before it are in. */
  bulkLoad: (cars: Iterable<IndexedCar>) => void
  /** Answers a question; never throws on what it is given within the types. */
  search: (query: SearchQuery) => SearchResult
  /** The counts of an unfiltered listing, worked out once after each change. */
  stats: (statuses: SearchQuery['statuses']) => CarStats
}

/** An empty index. */
export function createCarIndex(): CarIndex {
  const table = createCarTable()
  const orders = createSortOrders(table)
  const scan = createScanner(table)
  /** All cars of the statuses, counted: of many hits those that are missing are subtracted. */
  const whole = new Map<string, Base & Whole>()
  const stats = new Map<string, CarStats>()
  let others = new Uint32Array(0)
  let version = 0

  const changed = (): void => {
    version++
    whole.clear()
    stats.clear()
  }

  const wholeOf = (statuses: SearchQuery['statuses']): Base & Whole => {
    const key = keyOf(statuses)
    const known = whole.get(key)
    if (known) return known
    const base = createBase(table, statuses)
    const made = { ...base, cells: tally(table, base.slots) }
    whole.set(key, made)
    return made
  }

  const tallyHits = (found: Scan, all: Base & Whole, isPart: boolean): Tally => {
    if (isPart || all.slots.length > found.hits.length * 2) return tally(table, found.hits)
    if (others.length <= table.end) others = new Uint32Array(table.status.length + 1)
    return tallyWithout(table, all.cells, listOthers(found, table.end, others)) ?? tally(table, found.hits)
  }

  const search = (query: SearchQuery): SearchResult => {
    const all = wholeOf(query.statuses)
    const found = scan(query, all)
    const isPart = query.matchIds !== undefined
    return {
      ...takePage(table, orders, found, query),
      total: found.hits.length,
      priceRange: priceRangeOf(table, orders, found),
      facets: query.withFacets ? countFacets(table, tallyHits(found, all, isPart), all, found, query.filters) : null,
    }
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
    upsert: (car) => {
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
