import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'

import type { ContentList } from '@otosafi/domain/office/content-lists'
import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../db/in-transaction.ts'
import type { Tables } from '../db/tables.ts'

/** The lists of many items: how to reach the team an edition says once. */
type ItemList = Exclude<ContentList, 'contact'>

/** By what the one item is known that says how to reach the team. */
const ONLY = 'contact'

/** Where the items of each list are. */
const TABLES = {
  faqs: 'faqs',
  posts: 'posts',
  pages: 'pages',
  testimonials: 'testimonials',
  galleryItems: 'gallery_items',
  teamMembers: 'team_members',
  stores: 'stores',
  categories: 'categories',
  financingPartners: 'financing_partners',
  replyTemplates: 'reply_templates',
} as const satisfies Readonly<Record<ItemList, keyof Tables>>

/** An item as it is stored. What its payload says is for who knows its list. */
export type ContentRow = { id: string; published: boolean; payload: Readonly<Record<string, unknown>> }

/** An item of a list, in an edition. */
type Item = { edition: EditionId; list: ContentList; id: string }
type Payload = ContentRow['payload']
type Loose = { edition: EditionId; id: string; position: number; published: boolean; payload: unknown }

/** The tables of all lists, as far as they are alike. */
function loose(kysely: Kysely<Tables> | Transaction<Tables>): Kysely<Record<(typeof TABLES)[ItemList], Loose>> {
  return kysely as unknown as Kysely<Record<(typeof TABLES)[ItemList], Loose>>
}

/** The items of a list in their order, published or not. */
export async function listContentRows(
  kysely: Kysely<Tables>,
  { edition, list }: Omit<Item, 'id'>,
): Promise<ContentRow[]> {
  if (list === 'contact') {
    const row = await findContact(kysely, edition)
    return row === undefined ? [] : [row]
  }
  const rows = await loose(kysely)
    .selectFrom(TABLES[list])
    .select(['id', 'published', 'payload'])
    .where('edition', '=', edition)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows as ContentRow[]
}

/** An item; undefined where there is none. `lock` keeps it from others until the transaction ends. */
export async function findContentRow(
  kysely: Kysely<Tables> | Transaction<Tables>,
  { edition, list, id }: Item,
  lock?: 'forUpdate',
): Promise<ContentRow | undefined> {
  if (list === 'contact') return id === ONLY ? findContact(kysely, edition, lock) : undefined
  const row = await loose(kysely)
    .selectFrom(TABLES[list])
    .select(['id', 'published', 'payload'])
    .where('edition', '=', edition)
    .where('id', '=', id)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst()
  return row as ContentRow | undefined
}

/** How to reach the team of an edition, as an item that is always on the site. */
async function findContact(
  kysely: Kysely<Tables> | Transaction<Tables>,
  edition: EditionId,
  lock?: 'forUpdate',
): Promise<ContentRow | undefined> {
  const row = await kysely
    .selectFrom('contact_information')
    .select('payload')
    .where('edition', '=', edition)
    .$if(lock !== undefined, (query) => query.forUpdate())
    .executeTakeFirst()
  return row && { id: ONLY, published: true, payload: row.payload }
}

/** Changes an item. */
export async function updateContent(
  write: Write,
  { edition, list, id }: Item,
  { published, payload }: Omit<ContentRow, 'id'>,
): Promise<void> {
  if (list === 'contact') {
    await write
      .updateTable('contact_information')
      .set({ payload: JSON.stringify(payload) })
      .where('edition', '=', edition)
      .execute()
    return
  }
  await loose(write)
    .updateTable(TABLES[list])
    .set({ published, payload: JSON.stringify(payload) })
    .where('edition', '=', edition)
    .where('id', '=', id)
    .execute()
}

/** Adds an item behind the others of its list. Resolves to false where another has its id. */
export async function insertContent(
  write: Write,
  { edition, list, id }: Item & { list: ItemList },
  { published, payload }: { published: boolean; payload: Payload },
): Promise<boolean> {
  const last = sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(TABLES[list])} where edition = ${edition})`
  const row = await loose(write)
    .insertInto(TABLES[list])
    .values({ edition, id, position: last, published, payload: JSON.stringify(payload) })
    .onConflict((conflict) => conflict.columns(['edition', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps what an item said until now. */
export async function keepContent(
  write: Write,
  { edition, list, id }: Item,
  { published, payload }: Omit<ContentRow, 'id'>,
  { at, staffId }: { at: Date; staffId: string },
): Promise<void> {
  await write
    .insertInto('content_history')
    .values({ edition, list, item_id: id, at, staff_id: staffId, published, payload: JSON.stringify(payload) })
    .execute()
}

/** Whether an item has said this before. */
export async function wasInContent(write: Write, { edition, list, id }: Item, said: Payload): Promise<boolean> {
  const row = await write
    .selectFrom('content_history')
    .select('number')
    .where('edition', '=', edition)
    .where('list', '=', list)
    .where('item_id', '=', id)
    .where(sql<boolean>`payload @> ${JSON.stringify(said)}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The latest states that an item was in before. */
const KEPT_SHOWN = 20

/** Earlier versions of an item, latest first. */
export function listContentHistory(kysely: Kysely<Tables> | Transaction<Tables>, { edition, list, id }: Item) {
  return kysely
    .selectFrom('content_history')
    .innerJoin('staff', 'staff.id', 'content_history.staff_id')
    .select(['content_history.at', 'staff.name as by', 'content_history.payload'])
    .where('content_history.edition', '=', edition)
    .where('list', '=', list)
    .where('item_id', '=', id)
    .orderBy('number', 'desc')
    .limit(KEPT_SHOWN)
    .execute()
}
