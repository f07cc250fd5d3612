import { setImmediate as nextTurn } from 'node:timers/promises'

import { sql } from 'kysely'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { type LoadedCar, loadCars } from '../../catalogue/load-cars.ts'
import { type Clock, dayOfEdition } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { ApiServices } from '../api-services.ts'
import { createMatcher } from '../saved-searches/matcher.ts'
import { LEEWAY_MS } from '../saved-searches/recent-cars.ts'
import { formerPrices } from './former-prices.ts'
import { changesSince, movePosition, readPosition } from './position.ts'

/** Cars that are matched at a time. */
const BATCH_SIZE = 2000
/** Time slice of matching searches before it yields to requests, milliseconds. */
const TIME_SLICE_MS = 5
/** Found cars that are written with one statement. */
const WRITE_SIZE = 1000

export type Matching = { database: Pick<Database, 'kysely'>; search: ApiServices['search']; clock: Clock }

/** The searches of an edition that are the same: who has saved them, and when. */
type SameSearches = { query: string; ids: string[]; since: number[] }

/** A car that was found for a search. */
type Found = { searchId: string; carId: string }

/**
 * Finds news for saved searches and favourites among the cars that have changed since the last run: those published since the search was
 * saved, or brought into it by a lower price. Each is noted once for a search, also when an unfinished run is repeated.
 */
export async function matchChanges(matching: Matching, signal: AbortSignal): Promise<void> {
  const { database } = matching
  const { from, upTo } = await readPosition(database)
  const changed = await changesSince(database, from)
  for (const edition of EDITION_IDS) {
    const ids = changed.get(edition) ?? []
    for (let at = 0; at < ids.length; at += BATCH_SIZE) {
      signal.throwIfAborted()
      const batch = ids.slice(at, at + BATCH_SIZE)
      await noteFavourites(database, edition, batch)
      await noteCars(matching, edition, batch, signal)
    }
  }
  await movePosition(database, upTo)
}

async function noteCars(
  { database, search, clock }: Matching,
  edition: EditionId,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const { kysely } = database
  const loaded = (await loadCars(kysely, edition, ids)).filter(({ car }) => car.status !== 'sold')
  if (loaded.length === 0) return
  const searches = await listSame(database, edition)
  if (searches.length === 0) return
  const services = { search, clock }
  const publishedAt = new Map(loaded.map(({ car }) => [car.id, car.publishedAt]))
  const today = dayOfEdition(EDITIONS[edition], clock())
  const former = await formerPrices(database, { edition, today }, [...publishedAt.keys()])
  const matchNow = createMatcher(loaded, EDITIONS[edition], services)
  const matchBefore = createMatcher(withPrices(loaded, former), EDITIONS[edition], services)
  let found: Found[] = []
  let turn = performance.now()
  for (const { query, ids: searchIds, since } of searches) {
    const matching = matchNow(query)
    if (matching.length > 0) {
      const before = new Set(former.size === 0 ? [] : matchBefore(query))
      for (const carId of matching) {
        const cameByPrice = former.has(carId) && !before.has(carId)
        const published = publishedAt.get(carId) ?? 0
        searchIds.forEach((searchId, place) => {
          if (cameByPrice || published > (since[place] ?? 0) - LEEWAY_MS) found.push({ searchId, carId })
        })
      }
    }
    if (found.length >= WRITE_SIZE) {
      await note(database, edition, found, clock())
      found = []
    }
    if (performance.now() - turn > TIME_SLICE_MS) {
      await nextTurn()
      signal.throwIfAborted()
      turn = performance.now()
    }
  }
  await note(database, edition, found, clock())
}

/** The cars whose price was lowered, as they were before. */
function withPrices(loaded: readonly LoadedCar[], former: ReadonlyMap<string, number>): LoadedCar[] {
  return loaded.flatMap(({ car, facts }) => {
    const price = former.get(car.id)
    return price === undefined ? [] : [{ car: { ...car, price, oldPrice: null }, facts }]
  })
}

/** The saved searches of an edition, each query once. */
async function listSame({ kysely }: Pick<Database, 'kysely'>, edition: EditionId): Promise<SameSearches[]> {
  const { rows } = await sql<SameSearches>`
    select query, array_agg(id::text) as ids, array_agg((extract(epoch from created_at) * 1000)::float8) as since
    from saved_searches where edition = ${edition} group by query
  `.execute(kysely)
  return rows
}

/**
 * Notes found cars, those that are known already left out; what was deleted meanwhile is left out too. Those of a paused search
 * count as reported: no alert is sent for them, and every run would read them again.
 */
async function note(
  { kysely }: Pick<Database, 'kysely'>,
  edition: EditionId,
  found: readonly Found[],
  now: number,
): Promise<void> {
  if (found.length === 0) return
  const at = new Date(now)
  await sql`
    insert into saved_search_cars (edition, search_id, car_id, found_at, reported_at)
    select s.edition, s.id, c.id, ${at}, case when s.paused then ${at}::timestamptz end
    from unnest(${found.map(({ searchId }) => searchId)}::uuid[], ${found.map(({ carId }) => carId)}::text[])
      as found (search_id, car_id)
    join saved_searches s on s.edition = ${edition} and s.id = found.search_id
    join cars c on c.edition = s.edition and c.id = found.car_id
    on conflict do nothing
  `.execute(kysely)
}

/**
 * Records changes of favourites: one that was reserved or sold and is for sale again, or one that is cheaper than its
 * user knows. A sold car has no news.
 */
async function noteFavourites(
  { kysely }: Pick<Database, 'kysely'>,
  edition: EditionId,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update wish_list_items w set was_away = seen.is_away, news = seen.news
    from (
      select w.id, c.status <> 'available' as is_away, case
          when c.status <> 'available' then null
          when w.was_away then 'backOnSale'
          when w.news = 'backOnSale' then w.news
          when c.price < least(w.price, coalesce(w.reported_price, w.price)) then 'priceFell'
        end as news
      from wish_list_items w join cars c on c.edition = w.edition and c.id = w.car_id
      where w.edition = ${edition} and w.car_id = any(${ids}::text[])
    ) as seen
    where w.edition = ${edition} and w.id = seen.id
      and (w.was_away <> seen.is_away or w.news is distinct from seen.news)
  `.execute(kysely)
}
