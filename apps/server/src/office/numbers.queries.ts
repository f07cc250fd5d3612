import { sql } from 'kysely'

import type { Numbers, NumbersOfDay } from '@otosafi/api-client/office-schema'
import type { StockState } from '@otosafi/domain/office/stock-states'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import { editionTimeZone } from '../db/edition-time-zone.ts'
import { editionsClaiming, SALE_PROMISES } from '../resources/sales/sale-promises.ts'

type Queries = Pick<Database, 'kysely'>

/** Days (ISO dates, both ends counted) in some editions: what happened counts on the day that it was in its edition. */
export type Period = { editions: readonly EditionId[]; from: string; to: string }

/** The counts by day: the table, and the moment of its rows that counts. */
const COUNTED = [
  ['requests', 'created_at'],
  ['visits', 'created_at'],
  ['bookings', 'created_at'],
  ['stock', 'sold_at'],
] as const

/** What happened on each day of a period, oldest first. */
export async function numbersByDay({ kysely }: Queries, { editions, from, to }: Period): Promise<NumbersOfDay[]> {
  const happened = COUNTED.map(
    ([table, at]) => sql`
      select ${table} as what, ${dayOf(at)} as date
      from ${sql.table(table)} where edition = any(${editions}::text[]) and ${within(at, { from, to })}
    `,
  )
  const { rows } = await sql<NumbersOfDay>`
    with counted as (
      select date,
        count(*) filter (where what = 'requests') as requests, count(*) filter (where what = 'visits') as visits,
        count(*) filter (where what = 'bookings') as bookings, count(*) filter (where what = 'stock') as sales
      from (${sql.join(happened, sql` union all `)}) as happened group by date
    ), viewed as (
      select day as date, sum(visitors) as views from car_views
      where edition = any(${editions}::text[]) and day between ${from}::date and ${to}::date group by day
    )
    select each::date::text as day, coalesce(views, 0)::integer as views, coalesce(requests, 0)::integer as requests,
      coalesce(visits, 0)::integer as visits, coalesce(bookings, 0)::integer as bookings, coalesce(sales, 0)::integer as sales
    from generate_series(${from}::date, ${to}::date, interval '1 day') as each
    left join counted on counted.date = each::date left join viewed on viewed.date = each::date
    order by each
  `.execute(kysely)
  return rows
}

/** The day of a row's moment in its edition. */
function dayOf(at: string) {
  return sql`(${sql.ref(at)} at time zone ${editionTimeZone})::date`
}

/** Whether a row's moment lies in a period. Its days began and ended at most a day off those of UTC, by which an index can answer. */
function within(at: string, { from, to }: Omit<Period, 'editions'>) {
  const midnight = (day: string) => sql`(${day}::date::timestamp at time zone 'UTC')`
  return sql`${sql.ref(at)} >= ${midnight(from)} - interval '1 day' and ${sql.ref(at)} < ${midnight(to)} + interval '2 days'
    and ${dayOf(at)} between ${from}::date and ${to}::date`
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

/** How many cars for sale cost less than such cars do, as much, or more; unknown where too few are known. */
export async function countPositions({ kysely }: Queries, editions: readonly EditionId[]): Promise<Numbers['prices']> {
  const { rows } = await sql<Numbers['prices']>`
    select count(*) filter (where price < market_low)::integer as below,
      count(*) filter (where price between market_low and market_high)::integer as within,
      count(*) filter (where price > market_high)::integer as above,
      count(*) filter (where market_low is null or market_high is null)::integer as unknown
    from stock where edition = any(${editions}::text[]) and is_listed and status = 'available'
  `.execute(kysely)
  return rows[0] ?? { below: 0, within: 0, above: 0, unknown: 0 }
}

/** Whole days from publication to sale, of half of the cars that were sold in a period fewer; null where none was. */
export async function medianDaysToSell({ kysely }: Queries, { editions, from, to }: Period): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select floor(percentile_disc(0.5) within group (order by extract(epoch from sold_at - published_at) / 86400))::integer as days
    from stock where edition = any(${editions}::text[]) and ${within('sold_at', { from, to })}
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
        and ${within('created_at', { from, to })}
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

/**
 * How many of the promises to sellers that were made in a period were kept, by editions that make them. Those that can still be
 * kept are left out, and those whose sale ended in time.
 */
export function countPromises(
  { kysely }: Queries,
  { editions, from, to }: Period,
  now: Date,
): Promise<Numbers['promises']> {
  const promises = SALE_PROMISES.map((promise) => ({
    ...promise,
    of: editionsClaiming(promise.claim).filter((each) => editions.includes(each)),
  }))
  return Promise.all(
    promises
      .filter(({ of }) => of.length > 0)
      .map(async ({ kind, begunBy, keptBy, minutes, of }) => {
        const end = sql`begun.at + ${sql.lit(minutes)} * interval '1 minute'`
        const { rows } = await sql<{ made: number; kept: number }>`
          select count(*)::integer as made,
            count(*) filter (where next.action = ${keptBy} and next.at <= ${end})::integer as kept
          from (
            select edition, sale_id, version, at from sale_events
            where edition = any(${of}::text[]) and action = ${begunBy} and ${within('at', { from, to })}
          ) as begun
          left join sale_events as next
            on next.edition = begun.edition and next.sale_id = begun.sale_id and next.version = begun.version + 1
          where next.action = ${keptBy} or coalesce(next.at, ${now}::timestamptz) > ${end}
        `.execute(kysely)
        return { kind, ...(rows[0] ?? { made: 0, kept: 0 }) }
      }),
  )
}
