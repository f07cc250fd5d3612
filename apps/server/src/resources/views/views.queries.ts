import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'

/** One visitor's view of a car on a day. `visitor` is a hash that also depends on the car. */
export type View = { edition: EditionId; car: string; day: string; visitor: string }

type Queries = Database['kysely']

/** The salt of an edition's day, the same for all processes. */
export async function findViewSalt(kysely: Queries, edition: EditionId, day: string): Promise<string> {
  const { salt } = await kysely
    .insertInto('view_days')
    .values({ edition, day, salt: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.columns(['edition', 'day']).doUpdateSet({ salt: sql<string>`view_days.salt` }))
    .returning('salt')
    .executeTakeFirstOrThrow()
  return salt
}

/** The counted visitors of a car on a day. */
export async function findVisitors(kysely: Queries, { edition, car, day }: Omit<View, 'visitor'>): Promise<number> {
  const row = await kysely
    .selectFrom('car_views')
    .select('visitors')
    .where('edition', '=', edition)
    .where('car_id', '=', car)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.visitors ?? 0
}

/**
 * Counts those of the views that were not counted yet, whichever process brings them and however often. Those of a deleted
 * car, and of a day that is over, are dropped. The order in which rows are locked is the same for all.
 */
export async function countViews(kysely: Queries, views: readonly View[]): Promise<void> {
  await sql`
    with brought as (
      select * from json_to_recordset(${JSON.stringify(views)}::json)
        as view (edition text, car text, day date, visitor text)
    ), counted as (
      insert into view_visitors (edition, day, visitor)
      select brought.edition, brought.day, brought.visitor
      from brought
      join view_days on view_days.edition = brought.edition and view_days.day = brought.day
      join cars on cars.edition = brought.edition and cars.id = brought.car
      order by 1, 2, 3
      on conflict do nothing
      returning edition, day, visitor
    )
    insert into car_views (edition, car_id, day, visitors)
    select edition, car, day, count(*)
    from counted join brought using (edition, day, visitor)
    group by edition, car, day
    order by edition, car, day
    on conflict (edition, car_id, day) do update set visitors = car_views.visitors + excluded.visitors
  `.execute(kysely)
}
