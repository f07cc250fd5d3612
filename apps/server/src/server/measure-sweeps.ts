import { sql } from 'kysely'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { createSearchService } from '../catalogue/search-service.ts'
import type { Database } from '../db/database.ts'
import { createAlerts } from '../resources/alerts/create-alerts.ts'
import { movePosition, OVERLAP_SECONDS, readPosition } from '../resources/alerts/position.ts'
import { createRunBookings } from '../resources/bookings/run-bookings.ts'

/** A run of a job over what was due: how long it took, milliseconds, and how many messages it wrote. */
export type SweepFigures = { sweep: string; time: number; messages: number }

/** Open bookings, of which a tenth are past their deadline; and saved searches, and how many cars have changed since. */
export type SweepSizes = { bookings: number; searches: number; cars: number }

const SIZES: SweepSizes = { bookings: 10_000, searches: 1000, cars: 10_000 }

type Queries = Pick<Database, 'kysely'>

/**
 * Fills an edition that has cars, and neither bookings nor accounts that search, with what is due, and has the jobs go over it
 * at noon of a day (ISO), when messages may be sent. Of a small stock there is as much as it has cars. The edition is of no
 * other use afterwards.
 */
export async function* measureSweeps(
  database: Database,
  { edition, day }: { edition: EditionId; day: string },
  sizes: SweepSizes = SIZES,
): AsyncGenerator<SweepFigures> {
  const now = new Date(`${day}T12:00:00Z`)
  const clock = () => now.getTime()
  const report = (message: string, cause: unknown) => {
    throw new Error(message, { cause })
  }
  const { service: search, loaded } = await createSearchService({ database, editions: EDITION_IDS, clock, report })
  await loaded
  const originOf = (id: EditionId) => `https://${EDITIONS[id].host}`
  const runBookings = createRunBookings({ database, payments: () => null, clock, originOf })
  const runAlerts = createAlerts({ database, search, clock, originOf })

  const measure = async (sweep: string, run: (signal: AbortSignal) => Promise<void>): Promise<SweepFigures> => {
    const before = await countMessages(database, edition)
    const began = performance.now()
    await run(new AbortController().signal)
    const time = performance.now() - began
    return { sweep, time, messages: (await countMessages(database, edition)) - before }
  }

  const { booked, overdue } = await addBookings(database, { edition, now, most: sizes.bookings })
  await passChanges(database)
  yield await measure(`${overdue} of ${booked} bookings are past their deadline`, runBookings)

  const guests = await addWaits(database, { edition, now })
  yield await measure(`${guests} guests wait for these cars`, runAlerts)

  const searches = await addSearches(database, { edition, now, most: sizes.searches })
  await passChanges(database)
  const changed = await changeCars(database, { edition, most: sizes.cars })
  yield await measure(`${searches} saved searches, ${changed} new cars`, runAlerts)
}

type Filling = { edition: EditionId; now: Date; most: number }

/** Has cars kept by bookings, one requested or held each: every tenth ran out an hour ago, the others have three days. */
async function addBookings({ kysely }: Queries, { edition, now, most }: Filling) {
  await sql`
    insert into bookings (
      edition, id, reference, car_id, car_name, language, channel, destination, full_name, phone, email, deposit, hold_days, refund,
      version, last_event, state, deadline, is_extended, received, surplus, returned, consented_at, created_at
    )
    select edition, gen_random_uuid(), 'BK-' || n, id, 'A car', ${EDITIONS[edition].defaultLanguage}::text,
      'email', 'visitor-' || n || '@example.org', 'Awa Diop', '+221771234567', 'visitor-' || n || '@example.org',
      3000, 7, 'full', 1, gen_random_uuid(), case when n % 20 < 10 then 'held' else 'requested' end,
      ${now}::timestamptz + case when n % 10 = 0 then interval '-1 hour' else interval '3 days' end,
      false, case when n % 20 < 10 then 3000 else 0 end, 0, 0, ${now}::timestamptz, ${now}::timestamptz
    from (
      select edition, id, row_number() over (order by id) as n from cars
      where edition = ${edition} and status = 'available' order by id limit ${most}
    ) as kept
  `.execute(kysely)
  await sql`
    update cars set status = 'reserved'
    where edition = ${edition} and id in (select car_id from bookings where edition = ${edition})
  `.execute(kysely)
  const { rows } = await sql<{ booked: number; overdue: number }>`
    select count(*)::integer as booked, (count(*) filter (where deadline <= ${now}::timestamptz))::integer as overdue
    from bookings where edition = ${edition}
  `.execute(kysely)
  return rows[0] ?? { booked: 0, overdue: 0 }
}

/** Has a guest wait for the car of every booking that has run out. Gives how many do. */
async function addWaits({ kysely }: Queries, { edition, now }: Omit<Filling, 'most'>): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into car_waits (edition, id, car_id, email, language, consented_at, confirmed_at)
    select edition, gen_random_uuid(), car_id, email, language, ${now}::timestamptz, ${now}::timestamptz
    from bookings where edition = ${edition} and state = 'expired'
  `.execute(kysely)
  return Number(numAffectedRows)
}

/** Has users search for the brand and model of a car up to its price, each for another car. Gives how many do. */
async function addSearches({ kysely }: Queries, { edition, now, most }: Filling): Promise<number> {
  await sql`
    insert into users (edition, id, full_name, email, email_verified_at, password_hash, language, created_at)
    select ${edition}::text, gen_random_uuid(), 'Salma Bennani', 'user-' || n || '@example.org', ${now}::timestamptz, '',
      ${EDITIONS[edition].defaultLanguage}::text, ${now}::timestamptz
    from generate_series(1, ${most}::integer) as n
  `.execute(kysely)
  // Saved before any car came: all are news.
  const before = new Date(0)
  const { numAffectedRows } = await sql`
    insert into saved_searches (edition, id, user_id, query, frequency, channel, created_at, seen_at)
    select u.edition, gen_random_uuid(), u.id,
      'brand=' || c.brand || '&model=' || c.brand || '-' || c.model || '&priceMax=' || c.price,
      'instant', 'email', ${before}::timestamptz, ${before}::timestamptz
    from (
      select edition, brand, model, price, row_number() over (order by id) as n from cars
      where edition = ${edition} and status <> 'sold' order by id limit ${most}
    ) as c
    join users u on u.edition = c.edition and u.email = 'user-' || c.n || '@example.org'
  `.execute(kysely)
  return Number(numAffectedRows)
}

/** Has cars be new to the job of alerts. Gives how many are. */
async function changeCars({ kysely }: Queries, { edition, most }: Omit<Filling, 'now'>): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into car_changes (edition, car_id)
    select edition, id from cars where edition = ${edition} and status <> 'sold' order by id limit ${most}
  `.execute(kysely)
  return Number(numAffectedRows)
}

/** Has the job of alerts pass over what has changed until now. */
async function passChanges(database: Queries): Promise<void> {
  const { upTo } = await readPosition(database)
  await movePosition(database, new Date(upTo.getTime() + 1000 * OVERLAP_SECONDS))
}

async function countMessages({ kysely }: Queries, edition: EditionId): Promise<number> {
  const { rows } = await sql<{ messages: number }>`
    select count(*)::integer as messages from outbox where edition = ${edition}
  `.execute(kysely)
  return rows[0]?.messages ?? 0
}
