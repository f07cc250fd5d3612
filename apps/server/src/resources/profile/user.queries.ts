import type { Selectable } from 'kysely'

import type { EditionFacts, EditionId } from '@otosafi/editions/edition'
import { toE164 } from '@otosafi/validators/to-e164'

import type { UserTable } from '../../db/account-tables.ts'
import type { Database } from '../../db/database.ts'
import { cleanText } from '../clean-text.ts'

type Queries = Pick<Database, 'kysely'>

/** The row of a user. */
export type UserRow = Selectable<UserTable>

/** The user with this id; undefined where the edition has none. */
export function findUser({ kysely }: Queries, edition: EditionId, id: string): Promise<UserRow | undefined> {
  return kysely.selectFrom('users').selectAll().where('edition', '=', edition).where('id', '=', id).executeTakeFirst()
}

/** An e-mail address or a number as people type it, as it is stored; null where it is neither. */
export function readIdentifier(
  typed: string,
  { phone }: Pick<EditionFacts, 'phone'>,
): { column: 'email' | 'phone'; value: string } | null {
  if (typed.includes('@')) return { column: 'email', value: cleanText(typed).toLowerCase() }
  const value = toE164(typed, phone)
  return value === null ? null : { column: 'phone', value }
}

/** The user who has proven an address or a number; undefined where nobody has. */
export async function findUserByProof(
  { kysely }: Queries,
  edition: EditionId,
  { column, value }: { column: 'email' | 'phone'; value: string },
): Promise<UserRow | undefined> {
  return kysely
    .selectFrom('users')
    .selectAll()
    .where('edition', '=', edition)
    .where(column, '=', value)
    .where(`${column}_verified_at`, 'is not', null)
    .executeTakeFirst()
}
