import { randomUUID } from 'node:crypto'

import { type Selectable, sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { SavedSearchTable } from '../../db/account-tables.ts'
import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/in-transaction.ts'
import { insertRows } from '../../db/insert-rows.ts'

type Queries = Pick<Database, 'kysely'>

/** The row of a saved search. */
export type SavedSearchRow = Selectable<SavedSearchTable>

/** The owner of saved searches. */
export type Owner = { edition: EditionId; userId: string }

/** The saved searches of a user, latest first. */
export function listSearches({ kysely }: Queries, { edition, userId }: Owner): Promise<SavedSearchRow[]> {
  return kysely
    .selectFrom('saved_searches')
    .selectAll()
    .where('edition', '=', edition)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** The cars that each search of a user has found since it was last viewed; searches without are left out. */
export async function listFresh({ kysely }: Queries, { edition, userId }: Owner): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; cars: string[] }>`
    select s.id, array_agg(f.car_id) as cars from saved_searches s
    join saved_search_cars f on f.edition = s.edition and f.search_id = s.id and f.found_at > s.seen_at
    where s.edition = ${edition} and s.user_id = ${userId} group by s.id
  `.execute(kysely)
  return new Map(rows.map(({ id, cars }) => [id, cars]))
}

/** Adds a search, which the user must not have yet. `known` are cars that match it and that the user can see already. */
export async function insertSearch(
  write: Write,
  { edition, userId }: Owner,
  search: Pick<SavedSearchRow, 'query' | 'frequency' | 'channel'>,
  { known, now }: { known: readonly string[]; now: Date },
): Promise<SavedSearchRow> {
  const row = await write
    .insertInto('saved_searches')
    .values({
      ...search,
      edition,
      id: randomUUID(),
      user_id: userId,
      name: null,
      created_at: now,
      seen_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const at = now.toISOString()
  // Many come at once with a file of cars: more than a statement has parameters for.
  await insertRows(
    write,
    'saved_search_cars',
    known.map((car_id) => ({ edition, search_id: row.id, car_id, found_at: at, reported_at: at })),
  )
  return row
}

/** Changes a search of a user; undefined where there is none. */
export async function changeSearch(
  write: Write,
  { edition, userId }: Owner,
  id: string,
  changes: Partial<Pick<SavedSearchRow, 'name' | 'frequency' | 'channel' | 'paused' | 'seen_at'>>,
): Promise<SavedSearchRow | undefined> {
  return write
    .updateTable('saved_searches')
    .set({ edition, ...changes })
    .where('edition', '=', edition)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Takes what was found for a search as reported: after a pause nothing of it is sent. */
export async function skipWaiting(write: Write, edition: EditionId, id: string, now: Date): Promise<void> {
  await write
    .updateTable('saved_search_cars')
    .set({ reported_at: now })
    .where('edition', '=', edition)
    .where('search_id', '=', id)
    .where('reported_at', 'is', null)
    .execute()
}

/** Deletes a search of a user with what was found for it; false where there is none. */
export async function deleteSearch({ kysely }: Queries, { edition, userId }: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('saved_searches')
    .where('edition', '=', edition)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The most found cars of an exported search. */
const MAX_FOUND = 10_000

/** The cars that were found for a search, latest first. */
export function listFound({ kysely }: Queries, edition: EditionId, id: string) {
  return kysely
    .selectFrom('saved_search_cars')
    .select(['car_id', 'found_at', 'reported_at'])
    .where('edition', '=', edition)
    .where('search_id', '=', id)
    .orderBy('found_at', 'desc')
    .orderBy('car_id')
    .limit(MAX_FOUND)
    .execute()
}
