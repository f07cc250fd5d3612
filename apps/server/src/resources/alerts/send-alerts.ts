import { sql } from 'kysely'

import { loadCars } from '../../catalogue/load-cars.ts'
import { yearOfEdition } from '../../clock.ts'
import { inTransaction, type Write } from '../../db/in-transaction.ts'
import type { RunEach } from '../../db/settle-each.ts'
import { presentCard } from '../cars/car-card.presenter.ts'
import { searchLabel } from '../cars/search-label.ts'
import { findUser } from '../profile/user.queries.ts'
import { createMatcher } from '../saved-searches/matcher.ts'
import { notifyOfCheaperFavourites, usersToNotify } from './report-favourites.ts'
import { type Alerting, deliver, eachSendingByDay, type SendingByDay } from './sending.ts'

/**
 * Sends the alerts that are due: of saved searches for which cars were found, and of favourites that have become cheaper. Each
 * is written into the outbox in the transaction that notes what it reports, so that no car is reported twice or forgotten. In
 * the quiet hours of an edition nothing is sent.
 */
export async function sendAlerts(alerting: Alerting, each: RunEach): Promise<void> {
  for (const sending of eachSendingByDay(alerting)) {
    await each('alert of the search', await dueSearches(sending), (searchId) =>
      inTransaction(alerting.database, (write) => reportSearch(write, searchId, sending)),
    )
    await each('alert of the favourites of', await usersToNotify(sending), (userId) =>
      inTransaction(alerting.database, (write) => notifyOfCheaperFavourites(write, userId, sending)),
    )
  }
}

/**
 * Whether a search's alert is due, by its last one, or else by its beginning; the first one of `instant` is due at once. A
 * digest lists the cars that were found before its moment: those found later are in the next.
 */
function isDue({ edition, times: { instant, daily, weekly } }: Pick<SendingByDay, 'edition' | 'times'>) {
  const hasWaitedSince = (moment: Date) => sql<boolean>`coalesce(s.alerted_at, s.created_at) < ${moment} and exists (
    select from saved_search_cars f
    where f.edition = ${edition.id} and f.search_id = s.id and f.reported_at is null and f.found_at < ${moment}
  )`
  return sql<boolean>`not s.paused and case s.frequency
    when 'instant' then coalesce(s.alerted_at <= ${instant}, true)
    when 'daily' then ${hasWaitedSince(daily)}
    else ${hasWaitedSince(weekly)}
  end`
}

async function dueSearches(sending: SendingByDay): Promise<string[]> {
  const {
    database: { kysely },
    edition,
  } = sending
  const { rows } = await sql<{ id: string }>`
    select s.id from saved_searches s
    where s.edition = ${edition.id} and s.id in (
      select search_id from saved_search_cars where edition = ${edition.id} and reported_at is null
    ) and ${isDue(sending)}
    order by s.id
  `.execute(kysely)
  return rows.map(({ id }) => id)
}

async function reportSearch(write: Write, id: string, sending: SendingByDay): Promise<void> {
  const { edition, now, search, clock } = sending
  // Locked, and asked again: another process may have reported it, or the user may have paused it.
  const { rows } = await sql<{ user_id: string; query: string; name: string | null; channel: 'email' | 'phone' }>`
    select s.user_id, s.query, s.name, s.channel from saved_searches s
    where s.edition = ${edition.id} and s.id = ${id} and ${isDue(sending)} for update skip locked
  `.execute(write)
  const [row] = rows
  const user = row && (await findUser({ kysely: write }, edition.id, row.user_id))
  if (row === undefined || user === undefined) return
  const found = await write
    .updateTable('saved_search_cars')
    .set({ reported_at: now })
    .where('edition', '=', edition.id)
    .where('search_id', '=', id)
    .where('reported_at', 'is', null)
    .returning('car_id')
    .execute()
  const loaded = await loadCars(
    write,
    edition.id,
    found.map(({ car_id }) => car_id),
  )
  // Sold or changed since: nothing to be said of those.
  const matching = new Set(createMatcher(loaded, edition, { search, clock })(row.query))
  const context = { edition, language: user.language, reference: search.reference, now: now.getTime() }
  const cards = loaded.flatMap(({ car }) => (matching.has(car.id) ? presentCard(car, context) : []))
  if (cards.length === 0) return
  await write
    .updateTable('saved_searches')
    .set({ alerted_at: now })
    .where('edition', '=', edition.id)
    .where('id', '=', id)
    .execute()
  const stop = await sending.findLink(write, { edition: edition.id, purpose: 'stopSearch', subject: id }, now)
  const { language } = user
  const name =
    row.name ??
    searchLabel(row.query, { edition, language, reference: search.reference, year: yearOfEdition(edition, now) })
  await deliver(write, { user, channel: row.channel }, { kind: 'search', stop, name, query: row.query, cards }, sending)
}
