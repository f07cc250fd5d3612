import { FACETS } from '@otosafi/domain/listing/vocabulary'

import { claimSlot, createCarTable, encodeCar, freeSlot, writeCar } from './car-table.ts'
import { countFacets, priceRangeOf } from './facet-counts.ts'
import type { IndexedCar } from './indexed-car.ts'
import { takePage } from './page.ts'
import { createScanner } from './scan.ts'
import type { SearchQuery, SearchResult } from './search-query.ts'
import { createSortOrders, sortsMovedBy } from './sort-orders.ts'

/** What can be said of all cars in the given statuses: an unfiltered listing without its page. */
export type CarStats = Pick<SearchResult, 'total' | 'priceRange'> & { facets: NonNullable<SearchResult['facets']> }

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
  /** The counts of an unfiltered listing, kept until the next change. */
  stats: (statuses: SearchQuery['statuses']) => CarStats
}

/** An empty index. */
export function createCarIndex(): CarIndex {
  const table = createCarTable()
  const orders = createSortOrders(table)
  const scan = createScanner(table)
  /** Counts of unfiltered listings by their statuses: the most frequent question and the slowest to count. */
  const unfiltered = new Map<string, CarStats>()
  let version = 0

  const changed = (): void => {
    version++
    unfiltered.clear()
  }

  const search = (query: SearchQuery): SearchResult => {
    const found = scan(query)
    const page = takePage(table, orders, found, query)
    const total = found.hits.length
    const count = (): CarStats => ({
      total,
      priceRange: priceRangeOf(table, found.hits),
      facets: countFacets(table, found, query.filters),
    })
    if (!query.withFacets) return { ...page, total, priceRange: priceRangeOf(table, found.hits), facets: null }
    if (narrows(query)) return { ...page, ...count() }
    const key = [...new Set(query.statuses)].sort().join()
    const stats = unfiltered.get(key) ?? count()
    unfiltered.set(key, stats)
    return { ...page, ...stats }
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
      const all = search({ filters: {}, statuses, sort: 'newest', limit: 0, start: { page: 1 }, withFacets: true })
      return { total: all.total, priceRange: all.priceRange, facets: all.facets as CarStats['facets'] }
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

/** Whether anything but the status keeps cars out, or names an option that must be listed. */
function narrows({ filters, within = {}, matchIds }: SearchQuery): boolean {
  const restricts = (each: SearchQuery['filters']): boolean =>
    FACETS.some((facet) => (each[facet]?.length ?? 0) > 0) ||
    [each.priceMin, each.priceMax, each.yearMin, each.yearMax, each.mileageMin, each.mileageMax].some(
      (bound) => bound !== undefined,
    )
  return matchIds !== undefined || restricts(filters) || restricts(within)
}
