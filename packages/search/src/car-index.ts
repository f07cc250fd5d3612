import { createCarTable, slotOf } from './car-table.ts'
import { addCars, type Difference, type Refuse, removeCars, upsertCars } from './change-cars.ts'
import { countFacets, tally, tallyHits } from './facet-counts.ts'
import type { Baseline } from './facet-counts.ts'
import type { IndexedCar } from './indexed-car.ts'
import { takePage } from './page.ts'
import { priceRangeOf } from './price-range.ts'
import { createBase, scan } from './scan.ts'
import { type CarStats, type SearchQuery, type SearchResult, statsOf, unfilteredQuery } from './search-query.ts'
import { createSortOrders } from './sort-orders.ts'

/** The search index of one edition, in memory (P-15). All of it is synchronous. */
export type CarIndex = {
  /** Number of cars, whatever their status. */
  readonly size: number
  /** Incremented by each change that could alter a result: part of the key of caches. */
  readonly version: number
  /** Adds a car or replaces the one with its id. Throws a RangeError, the index unchanged, for facts that it cannot store. */
  upsert: (car: IndexedCar) => void
  /**
   * Adds or replaces many cars, each named once: far quicker than one after the other. `refuse` is called for each whose
   * facts cannot be stored; the others are in.
   */
  upsertMany: (cars: readonly IndexedCar[], refuse: Refuse) => void
  /** Removes a car; an unknown id is no error. */
  remove: (id: string) => void
  /** Removes many cars, each named once: far quicker than one after the other. */
  removeMany: (ids: Iterable<string>) => void
  /** Adds or replaces many cars and sorts once at the end. If the iterable or a car throws, those before it are in. */
  bulkLoad: (cars: Iterable<IndexedCar>) => void
  /** The same for cars that arrive in batches: until `finish` is called, only `slotOf` may be used. */
  startLoad: () => BulkLoad
  /** The slot of a car: a small whole number, its own from when it is added until it is removed. */
  slotOf: (id: string) => number | undefined
  /** Answers a query. Never throws, whatever the values of its fields. */
  search: (query: SearchQuery) => SearchResult
  /** The counts of an unfiltered listing, memoised until the next change. */
  stats: (statuses: SearchQuery['statuses']) => CarStats
}

/** A bulk load that is under way. `refuse` is called for each car whose facts cannot be stored; the others are in. */
export type BulkLoad = { add: (cars: Iterable<IndexedCar>, refuse: Refuse) => void; finish: () => void }

const EVERYTHING: Difference = { answers: true, counts: true, prices: true }

const throwReason: Refuse = (_, reason) => {
  throw reason
}

/** An empty index. */
export function createCarIndex(): CarIndex {
  const table = createCarTable()
  const orders = createSortOrders(table)
  /** All cars of the statuses, counted: where most cars match, only the missing ones are counted and subtracted. */
  const baselines = new Map<string, Baseline>()
  const stats = new Map<string, CarStats>()
  let version = 0

  const changed = ({ answers, counts, prices }: Difference): void => {
    if (answers) version++
    if (counts) baselines.clear()
    if (counts || prices) stats.clear()
  }

  const baselineOf = (statuses: SearchQuery['statuses']): Baseline => {
    const key = keyOf(statuses)
    const known = baselines.get(key)
    if (known) return known
    const base = createBase(table, statuses)
    const made = { ...base, cells: tally(table, base.bits).slice() }
    baselines.set(key, made)
    return made
  }

  const search = (query: SearchQuery): SearchResult => {
    table.workspace.begin(table.end)
    const all = baselineOf(query.statuses)
    const found = scan(table, query, all)
    return {
      ...takePage(table, orders, found, query),
      total: found.total,
      priceRange: priceRangeOf(table, orders, found),
      facets: query.withFacets ? countFacets(table, tallyHits(table, found, all), all, found, query.filters) : null,
    }
  }

  const upsertMany = (cars: readonly IndexedCar[], refuse: Refuse): void =>
    changed(upsertCars(table, orders, cars, refuse))

  const removeMany = (ids: Iterable<string>): void => {
    if (removeCars(table, orders, ids)) changed(EVERYTHING)
  }

  const startLoad = (): BulkLoad => ({
    add: (cars, refuse) => addCars(table, cars, refuse),
    finish: () => {
      orders.rebuild()
      changed(EVERYTHING)
    },
  })

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
      const made = statsOf(search(unfilteredQuery(statuses)))
      stats.set(key, made)
      return made
    },
    upsert: (car) => upsertMany([car], throwReason),
    upsertMany,
    remove: (id) => removeMany([id]),
    removeMany,
    bulkLoad: (cars) => {
      const load = startLoad()
      try {
        load.add(cars, throwReason)
      } finally {
        load.finish()
      }
    },
    startLoad,
    slotOf: (id) => slotOf(table, id),
  }
}

function keyOf(statuses: SearchQuery['statuses']): string {
  return [...new Set(statuses)].sort().join()
}
