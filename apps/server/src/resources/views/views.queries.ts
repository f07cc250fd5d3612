import { randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'

/** The subject of a view: a car (P-17), or a post of the blog (P-08). */
export type Seen = { kind: 'car' | 'post'; id: string }

/** One visitor's view on a day. `visitor` is a hash that also depends on what is seen. */
export type View = Seen & { edition: EditionId; day: string; visitor: string }

/** Where views of a kind are counted, and what has to be there. */
const TABLES = {
  car: { seen: sql.table('cars'), views: sql.table('car_views'), id: sql.ref('car_id') },
  post: { seen: sql.table('posts'), views: sql.table('post_views'), id: sql.ref('post_id') },
} as const

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
export async function findVisitors(
  kysely: Queries,
  { edition, id, day }: Pick<View, 'edition' | 'id' | 'day'>,
): Promise<number> {
  const row = await kysely
    .selectFrom('car_views')
    .select('visitors')
    .where('edition', '=', edition)
    .where('car_id', '=', id)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.visitors ?? 0
}

/** The counted visitors of each post since a day; posts that nobody read are not in it. */
export async function findReaders(kysely: Queries, edition: EditionId, since: string): Promise<Map<string, number>> {
  const rows = await kysely
    .selectFrom('post_views')
    .select(['post_id', ({ fn }) => fn.sum<string>('visitors').as('visitors')])
    .where('edition', '=', edition)
    .where('day', '>=', since)
    .groupBy('post_id')
    .execute()
  return new Map(rows.map(({ post_id, visitors }) => [post_id, Number(visitors)]))
}

/**
 * Counts those of the views of a kind that were not counted yet, whichever process brings them and however often. Those of
 * what was deleted, and of a day that is over, are dropped. The order in which rows are locked is the same for all.
 */
export async function countViews(kysely: Queries, kind: Seen['kind'], views: readonly View[]): Promise<void> {
  const tables = TABLES[kind]
  await sql`
    with brought as (
      select * from json_to_recordset(${JSON.stringify(views)}::json)
        as view (edition text, id text, day date, visitor text)
    ), counted as (
      insert into view_visitors (edition, day, visitor)
      select brought.edition, brought.day, brought.visitor
      from brought
      join view_days on view_days.edition = brought.edition and view_days.day = brought.day
      join ${tables.seen} as seen on seen.edition = brought.edition and seen.id = brought.id
      order by 1, 2, 3
      on conflict do nothing
      returning edition, day, visitor
    )
    insert into ${tables.views} as views (edition, ${tables.id}, day, visitors)
    select edition, id, day, count(*)
    from counted join brought using (edition, day, visitor)
    group by edition, id, day
    order by edition, id, day
    on conflict (edition, ${tables.id}, day) do update set visitors = views.visitors + excluded.visitors
  `.execute(kysely)
}
