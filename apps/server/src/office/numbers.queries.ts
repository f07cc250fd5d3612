import { sql } from 'kysely'

import type { Numbers, NumbersOfDay } from '@otosafi/api-client/office-schema'
import type { StockState } from '@otosafi/domain/office/stock-states'
import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { isoDay, startOfDay } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { editionsClaiming, SALE_PROMISES } from '../resources/sales/sale-promises.ts'

const DAY_MS = 86_400_000

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

/** The counts of each day of a period, oldest first. */
export async function numbersByDay({ kysely }: Queries, period: Period): Promise<NumbersOfDay[]> {
  const { editions, from, to } = period
  const happened = COUNTED.map(
    ([table, at]) => sql`
      select ${table} as what, edition, ${sql.ref(at)} as at from ${sql.table(table)} where ${within(at, period)}
    `,
  )
  const { rows } = await sql<NumbersOfDay>`
    with counted as (
      select ${dayOf('at', period)} as date,
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

/** The day of a row's moment in its edition, by how many of the period had begun: PostgreSQL's zones may be out of date. */
function dayOf(at: string, { editions, from, to }: Period) {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  const begun = editions.map((edition) => {
    const starts = Array.from({ length: days }, (_, passed) => startOf(edition, from, passed).toISOString())
    return sql`when ${edition} then width_bucket(${sql.ref(at)}, ${starts}::timestamptz[])`
  })
  return sql`(${from}::date - 1 + case edition ${sql.join(begun, sql` `)} end)`
}

/** Whether a row's moment lies in a period of its edition. */
function within(at: string, { editions, from, to }: Period) {
  const each = editions.map((edition) => {
    const [start, end] = [startOf(edition, from, 0), startOf(edition, to, 1)]
    return sql`(edition = ${edition} and ${sql.ref(at)} >= ${start} and ${sql.ref(at)} < ${end})`
  })
  return sql`(edition = any(${editions}::text[]) and (${sql.join(each, sql` or `)}))`
}

/** When the day that is so many days behind another begins in an edition. */
function startOf(edition: EditionId, day: string, passed: number): Date {
  return startOfDay(EDITIONS[edition], isoDay(Date.parse(day) + passed * DAY_MS))
}

/** How many cars are in each state. */
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
export async function medianDaysToSell({ kysely }: Queries, period: Period): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select floor(percentile_disc(0.5) within group (order by extract(epoch from sold_at - published_at) / 86400))::integer as days
    from stock where ${within('sold_at', period)}
  `.execute(kysely)
  return rows[0]?.days ?? null
}

/** Minutes until the team did the first thing with a request of a period, of half of them fewer; null where it did none. */
export async function medianFirstAnswerMinutes({ kysely }: Queries, period: Period): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    select floor(percentile_disc(0.5) within group (order by extract(epoch from first - created_at) / 60))::integer as minutes
    from (
      select request.created_at, (
        select min(event.at) from request_events as event
        where event.edition = request.edition and event.request_id = request.id
      ) as first
      from requests as request where ${within('created_at', period)}
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
            where action = ${begunBy} and ${within('at', { editions: of, from, to })}
          ) as begun
          left join sale_events as next
            on next.edition = begun.edition and next.sale_id = begun.sale_id and next.version = begun.version + 1
          where next.action = ${keptBy} or coalesce(next.at, ${now}::timestamptz) > ${end}
        `.execute(kysely)
        return { kind, ...(rows[0] ?? { made: 0, kept: 0 }) }
      }),
  )
}
