import { sql } from 'kysely'

import type { NumbersOfDay } from '@otosafi/api-client/office-schema'
import type { StockState } from '@otosafi/domain/office/stock-states'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'

type Queries = Pick<Database, 'kysely'>

/** Days (ISO dates of UTC, both ends counted) in some editions. */
export type Period = { editions: readonly EditionId[]; from: string; to: string }

/** What happened on each day of a period, oldest first. */
export async function numbersByDay({ kysely }: Queries, { editions, from, to }: Period): Promise<NumbersOfDay[]> {
  const ofDay = (table: string, at: string) => sql`(
    select count(*)::integer from ${sql.table(table)} as counted
    where counted.edition = any(${editions}::text[]) and ${sql.ref(`counted.${at}`)} >= day.begins
      and ${sql.ref(`counted.${at}`)} < day.begins + interval '1 day'
  )`
  const { rows } = await sql<NumbersOfDay>`
    select day.date::text as day,
      coalesce((
        select sum(visitors)::integer from car_views where edition = any(${editions}::text[]) and car_views.day = day.date
      ), 0) as views,
      ${ofDay('requests', 'created_at')} as requests,
      ${ofDay('visits', 'created_at')} as visits,
      ${ofDay('bookings', 'created_at')} as bookings,
      ${ofDay('stock', 'sold_at')} as sales
    from (
      select each::date as date, each::date::timestamp at time zone 'UTC' as begins
      from generate_series(${from}::date, ${to}::date, interval '1 day') as each
    ) as day
    order by day.date
  `.execute(kysely)
  return rows
}

/** How many cars stand in each state. */
export async function countStates(
  { kysely }: Queries,
  editions: readonly EditionId[],
): Promise<Map<StockState, number>> {
  const { rows } = await sql<{ state: StockState; cars: number }>`
    select case when is_listed then status when withdrawn_at is null then 'draft' else 'withdrawn' end as state,
      count(*)::integer as cars
    from stock where edition = any(${editions}::text[]) group by 1
  `.execute(kysely)
  return new Map(rows.map(({ state, cars }) => [state, cars]))
}

/** Whole days from publication to sale, of half of the cars that were sold in a period fewer; null where none was. */
export async function medianDaysToSell({ kysely }: Queries, { editions, from, to }: Period): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select floor(percentile_disc(0.5) within group (order by extract(epoch from sold_at - published_at) / 86400))::integer as days
    from stock where edition = any(${editions}::text[]) and (sold_at at time zone 'UTC')::date between ${from}::date and ${to}::date
  `.execute(kysely)
  return rows[0]?.days ?? null
}

/** Minutes until the team did the first thing with a request of a period, of half of them fewer; null where it did none. */
export async function medianFirstAnswerMinutes(
  { kysely }: Queries,
  { editions, from, to }: Period,
): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    select floor(percentile_disc(0.5) within group (order by extract(epoch from first - created_at) / 60))::integer as minutes
    from (
      select request.created_at, (
        select min(event.at) from request_events as event
        where event.edition = request.edition and event.request_id = request.id
      ) as first
      from requests as request
      where request.edition = any(${editions}::text[])
        and (request.created_at at time zone 'UTC')::date between ${from}::date and ${to}::date
    ) as answered where first is not null
  `.execute(kysely)
  return rows[0]?.minutes ?? null
}

/** Requests with which nothing was done yet. */
export async function countUnanswered({ kysely }: Queries, editions: readonly EditionId[]): Promise<number> {
  const { count } = await kysely
    .selectFrom('requests')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('edition', 'in', [...editions])
    .where('state', '=', 'received')
    .executeTakeFirstOrThrow()
  return Number(count)
}
