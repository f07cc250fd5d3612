import type { Kysely, SelectType } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { ContentTables } from './content-tables.ts'
import type { Tables } from './tables.ts'

type Database = { kysely: Kysely<Tables> }
type ItemTable = {
  [Name in keyof ContentTables]: 'published' extends keyof ContentTables[Name] ? Name : never
}[keyof ContentTables]
type TextTable = 'footer_content' | 'contact_information'

/** An item of a content list: its payload and its id. */
export type Item<Name extends ItemTable> = { id: string } & SelectType<ContentTables[Name]['payload']>

/** The published items of an edition's list, in their order. */
export async function listItems<Name extends ItemTable>(
  database: Database,
  table: Name,
  edition: EditionId,
): Promise<Item<Name>[]> {
  const rows = await (database.kysely as unknown as Kysely<Record<ItemTable, ContentTables['faqs']>>)
    .selectFrom<ItemTable>(table)
    .select(['id', 'payload'])
    .where('edition', '=', edition)
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, payload }) => ({ ...payload, id }) as unknown as Item<Name>)
}

/** A text that an edition has once; null where the operator has not written it. */
export async function findText<Name extends TextTable>(
  database: Database,
  table: Name,
  edition: EditionId,
): Promise<SelectType<ContentTables[Name]['payload']> | null> {
  const row = await (database.kysely as unknown as Kysely<Record<TextTable, ContentTables['footer_content']>>)
    .selectFrom<TextTable>(table)
    .select('payload')
    .where('edition', '=', edition)
    .executeTakeFirst()
  return (row?.payload ?? null) as SelectType<ContentTables[Name]['payload']> | null
}
