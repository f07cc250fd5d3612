import { randomBytes } from 'node:crypto'

import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import {
  type CarStats,
  type SearchQuery,
  type SearchResult,
  statsOf,
  unfilteredQuery,
} from '@otosafi/search/search-query'
import { createTextDictionary, type TextDictionary } from '@otosafi/search/text/text-dictionary'

import { type Clock, isoDay, dayOfEdition, yearOfEdition } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { retryWhileUnavailable } from '../db/retry-while-unavailable.ts'
import { applyChanges } from './apply-changes.ts'
import { type CarChange, createChangeFeed } from './change-feed.ts'
import { createContentVersions } from './content-versions.ts'
import { endedCertifications } from './ended-certifications.ts'
import { type Featured, featuredWithSql } from './featured-cars.ts'
import { createInMemoryStock } from './in-memory-stock.ts'
import { loadAllCars, loadCars } from './load-cars.ts'
import { type Newest, newestWithSql } from './newest-cars.ts'
import { loadReferenceData, type ReferenceData } from './reference-data.ts'
import { searchWithSql } from './sql-fallback.ts'
import { type StoredCar } from './stored-car.ts'
import { textEntriesOf } from './text-entries.ts'

/** The searchable stock of all editions, kept in step with the database. */
export type SearchService = {
  /** Whether every edition's index is loaded. */
  readonly ready: boolean
  /** The time (of the service's clock) up to which all writes have been read; null before the first load. */
  readonly readAt: number | null
  readonly reference: ReferenceData
  /** Searches in the index, or in the database while the index is being loaded. */
  search: (edition: EditionId, query: SearchQuery) => Promise<SearchResult>
  /** Totals over all cars of an edition in the given statuses. */
  stats: (edition: EditionId, statuses: SearchQuery['statuses']) => Promise<CarStats>
  /** The first featured cars of an edition, and how many there are. */
  featured: (edition: EditionId) => Promise<Featured>
  /** When the newest car for sale of each model of an edition came. */
  newest: (edition: EditionId) => Promise<Newest>
  /** The cars with these ids in this order, unknown ones left out. */
  cars: (edition: EditionId, ids: readonly string[]) => Promise<StoredCar[]>
  /** Whether the index of an edition has a car with this id, a sold one too; no while the index is being loaded. */
  has: (edition: EditionId, id: string) => boolean
  /** The dictionary of free text of an edition. */
  dictionary: (edition: EditionId) => TextDictionary
  /** Changes with all data of an edition's pages: cars, names, content, and the hour (a car is "recent" for a week). */
  dataVersion: (edition: EditionId) => string
  /** Reads the new entries of the change log, and the versions of the content. */
  refresh: () => Promise<void>
  /** Reads the names of brands, models and cities again. */
  refreshNames: () => Promise<void>
  /** Reads the numbers of views again. */
  refreshViews: () => Promise<void>
  /** On a new day of an edition, reads again the cars that are not certified any more. */
  refreshCertified: () => Promise<void>
  /** Removes old entries from the change log. */
  prune: () => Promise<void>
}

export type SearchServiceOptions = {
  database: Database
  editions: readonly EditionId[]
  clock: Clock
  report: (message: string, error: unknown) => void
  /** Aborted when the process is to stop: gives up a load that waits for the database. */
  signal?: AbortSignal
}

/** Milliseconds between attempts to load while the database is away; doubled, up to the longest. */
const RETRY = { first: 250, longest: 10_000 }

const HOUR = 3_600_000

/**
 * Creates the service with its names read and its indexes empty: `loaded` is settled when they are full. Versions begin
 * with a random text, since a process that starts again counts from the beginning. While the database is away the load
 * waits for it; `loaded` rejects for any other reason, and when the process is to stop meanwhile.
 */
export async function createSearchService(
  options: SearchServiceOptions,
): Promise<{ service: SearchService; loaded: Promise<void> }> {
  const { database, editions, clock, report, signal } = options
  const { kysely } = database
  const boot = randomBytes(3).toString('hex')
  const stocks = new Map(editions.map((edition) => [edition, createInMemoryStock(edition, clock, report)]))
  const loadedEditions = new Set<EditionId>()
  const feed = createChangeFeed(database)
  const content = createContentVersions(database)
  let reference = await loadReferenceData(kysely, editions)
  /** Visitors of recently viewed cars when they were last read: cars whose number is the same are not read again. */
  let views: ReadonlyMap<string, string> = new Map()
  let dictionaries = makeDictionaries()
  const today = (edition: EditionId): string => dayOfEdition(EDITIONS[edition], clock())
  /** The day of each edition for which its index knows what is certified. */
  const certifiedOn = new Map(editions.map((edition) => [edition, today(edition)]))

  function makeDictionaries(): Map<EditionId, TextDictionary> {
    return new Map(
      editions.map((edition) => {
        const { currency, country, languages } = EDITIONS[edition]
        const year = () => yearOfEdition(EDITIONS[edition], clock())
        return [
          edition,
          createTextDictionary(textEntriesOf(reference, edition), { year, currency, country, languages }),
        ]
      }),
    )
  }

  const stockOf = (edition: EditionId) => {
    const stock = stocks.get(edition)
    if (stock === undefined) throw new RangeError(`The edition ${edition} is not served here`)
    return stock
  }

  const applyTo = (blocks: AsyncIterable<CarChange[]> | Iterable<CarChange[]>): Promise<void> =>
    applyChanges(stocks, blocks, (edition, ids) => loadCars(kysely, edition, ids))

  const loadStock = async (edition: EditionId): Promise<void> => {
    // A failed attempt leaves a partial stock: each attempt begins with an empty one.
    const stock = createInMemoryStock(edition, clock, report)
    await stock.load(loadAllCars(kysely, edition))
    stocks.set(edition, stock)
    loadedEditions.add(edition)
  }

  let readAt: number | null = null

  const load = async (): Promise<void> => {
    const onTrouble = (error: unknown) => report('The cars could not be loaded yet', error)
    const retry = (task: () => Promise<void>) => retryWhileUnavailable(task, { ...RETRY, signal, onTrouble })
    await retry(feed.start)
    const began = clock()
    await retry(content.refresh)
    for (const edition of editions) await retry(() => loadStock(edition))
    readAt = began
  }

  const service: SearchService = {
    get ready() {
      return loadedEditions.size === editions.length
    },
    get readAt() {
      return readAt
    },
    get reference() {
      return reference
    },
    search: async (edition, query) =>
      loadedEditions.has(edition)
        ? stockOf(edition).index.search(query)
        : searchWithSql(kysely, edition, query, today(edition)),
    stats: async (edition, statuses) =>
      loadedEditions.has(edition)
        ? stockOf(edition).index.stats(statuses)
        : statsOf(await searchWithSql(kysely, edition, unfilteredQuery(statuses), today(edition))),
    featured: async (edition) =>
      loadedEditions.has(edition)
        ? stockOf(edition).featured(content.featured(edition))
        : featuredWithSql(kysely, edition, today(edition)),
    newest: async (edition) =>
      loadedEditions.has(edition) ? stockOf(edition).newest() : newestWithSql(kysely, edition),
    async cars(edition, ids) {
      if (loadedEditions.has(edition)) return ids.flatMap((id) => stockOf(edition).car(id) ?? [])
      const known = new Map((await loadCars(kysely, edition, ids)).map(({ car }) => [car.id, car]))
      return ids.flatMap((id) => known.get(id) ?? [])
    },
    has: (edition, id) => loadedEditions.has(edition) && stockOf(edition).index.slotOf(id) !== undefined,
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
      const began = clock()
      await feed.read(applyTo)
      await content.refresh()
      readAt = began
    },
    async refreshNames() {
      const names = await loadReferenceData(kysely, editions)
      if (names.version === reference.version) return
      reference = names
      dictionaries = makeDictionaries()
    },
    async refreshViews() {
      const yesterday = isoDay(clock() - 24 * HOUR)
      const viewed = await kysely
        .selectFrom('car_views')
        .select(({ fn }) => ['edition', 'car_id as carId', fn.sum<string>('visitors').as('visitors')])
        .where('day', '>=', yesterday)
        .groupBy(['edition', 'car_id'])
        .execute()
      const keyOf = ({ edition, carId }: (typeof viewed)[number]) => `${edition} ${carId}`
      await applyTo([viewed.filter((each) => views.get(keyOf(each)) !== each.visitors)])
      views = new Map(viewed.map((each) => [keyOf(each), each.visitors]))
    },
    async refreshCertified() {
      for (const [edition, from] of certifiedOn) {
        const to = today(edition)
        if (to === from) continue
        await applyTo([await endedCertifications(database, { edition, from, to })])
        certifiedOn.set(edition, to)
      }
    },
    prune: feed.prune,
  }
  return { service, loaded: load() }
}
