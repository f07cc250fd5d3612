import { randomBytes } from 'node:crypto'

import type { EditionId } from '@otosafi/editions/edition'
import {
  type CarStats,
  questionOfAll,
  type SearchQuery,
  type SearchResult,
  statsOf,
} from '@otosafi/search/search-query'
import { createTextDictionary, type TextDictionary } from '@otosafi/search/text/text-dictionary'

import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { applyChanges } from './apply-changes.ts'
import { type CarChange, createChangeFeed } from './change-feed.ts'
import { createContentVersions } from './content-versions.ts'
import { createEditionStock } from './edition-stock.ts'
import { loadAllCars, loadCars } from './load-cars.ts'
import { loadReferenceData, type ReferenceData } from './reference-data.ts'
import { searchWithSql } from './sql-oracle.ts'
import { type StoredCar } from './stored-car.ts'
import { textEntriesOf } from './text-entries.ts'

/** The searchable stock of all editions, kept in step with the database. */
export type SearchService = {
  /** Whether every edition's index is loaded. */
  readonly ready: boolean
  readonly reference: ReferenceData
  /** Answers from the index, or from the database while the index is being loaded. */
  search: (edition: EditionId, query: SearchQuery) => Promise<SearchResult>
  /** What can be said of all cars of an edition in the given statuses. */
  stats: (edition: EditionId, statuses: SearchQuery['statuses']) => Promise<CarStats>
  /** The cars with these ids in this order, unknown ones left out. */
  cars: (edition: EditionId, ids: readonly string[]) => Promise<StoredCar[]>
  /** What free text means in an edition. */
  dictionary: (edition: EditionId) => TextDictionary
  /** Changes with everything that pages of the edition are made of: cars, names, content, and the hour (a car is "recent" for a week). */
  dataVersion: (edition: EditionId) => string
  /** Reads what the log of changes and the content have that is new. */
  refresh: () => Promise<void>
  /** Reads the names of brands, models and cities again. */
  refreshNames: () => Promise<void>
  /** Reads again how often each car was looked at. */
  refreshViews: () => Promise<void>
  /** Removes what is old from the log of changes. */
  prune: () => Promise<void>
}

export type SearchServiceOptions = {
  database: Database
  editions: readonly EditionId[]
  clock: Clock
  report: (message: string, error: unknown) => void
}

const HOUR = 3_600_000

/**
 * Creates the service with its names read and its indexes empty: `loaded` is settled when they are full. Versions begin
 * with a random text, since a process that starts again counts from the beginning.
 */
export async function createSearchService(
  options: SearchServiceOptions,
): Promise<{ service: SearchService; loaded: Promise<void> }> {
  const { database, editions, clock, report } = options
  const { kysely } = database
  const boot = randomBytes(3).toString('hex')
  const stocks = new Map(editions.map((edition) => [edition, createEditionStock(edition, report)]))
  const full = new Set<EditionId>()
  const feed = createChangeFeed(database)
  const content = createContentVersions(database)
  let reference = await loadReferenceData(kysely, editions)
  let dictionaries = makeDictionaries()

  function makeDictionaries(): Map<EditionId, TextDictionary> {
    return new Map(editions.map((edition) => [edition, createTextDictionary(textEntriesOf(reference, edition), clock)]))
  }

  const stockOf = (edition: EditionId) => {
    const stock = stocks.get(edition)
    if (stock === undefined) throw new RangeError(`The edition ${edition} is not served here`)
    return stock
  }

  const applyTo = (blocks: AsyncIterable<CarChange[]> | Iterable<CarChange[]>): Promise<void> =>
    applyChanges(stocks, blocks, (edition, ids) => loadCars(kysely, edition, ids))

  const load = async (): Promise<void> => {
    await feed.start()
    await content.refresh()
    for (const edition of editions) {
      await stockOf(edition).load(loadAllCars(kysely, edition))
      full.add(edition)
    }
  }

  const service: SearchService = {
    get ready() {
      return full.size === editions.length
    },
    get reference() {
      return reference
    },
    search: async (edition, query) =>
      full.has(edition) ? stockOf(edition).index.search(query) : searchWithSql(kysely, edition, query),
    stats: async (edition, statuses) =>
      full.has(edition)
        ? stockOf(edition).index.stats(statuses)
        : statsOf(await searchWithSql(kysely, edition, questionOfAll(statuses))),
    async cars(edition, ids) {
      if (full.has(edition)) return ids.flatMap((id) => stockOf(edition).car(id) ?? [])
      const known = new Map((await loadCars(kysely, edition, ids)).map(({ car }) => [car.id, car]))
      return ids.flatMap((id) => known.get(id) ?? [])
    },
    dictionary(edition) {
      const dictionary = dictionaries.get(edition)
      if (dictionary === undefined) throw new RangeError(`The edition ${edition} is not served here`)
      return dictionary
    },
    dataVersion: (edition) =>
      [
        boot,
        stockOf(edition).version,
        content.of(edition),
        reference.version,
        Math.floor(clock() / HOUR).toString(36),
      ].join('.'),
    async refresh() {
      await feed.read(applyTo)
      await content.refresh()
    },
    async refreshNames() {
      const names = await loadReferenceData(kysely, editions)
      if (names.version === reference.version) return
      reference = names
      dictionaries = makeDictionaries()
    },
    async refreshViews() {
      const yesterday = new Date(clock() - 24 * HOUR).toISOString().slice(0, 10)
      const viewed = await kysely
        .selectFrom('car_views')
        .select(['edition', 'car_id as carId'])
        .where('day', '>=', yesterday)
        .execute()
      await applyTo([viewed])
    },
    prune: feed.prune,
  }
  return { service, loaded: load() }
}
