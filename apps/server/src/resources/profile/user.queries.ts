import type { Selectable } from 'kysely'

import { readEmail } from '@otosafi/domain/reading/read-email'
import { toE164 } from '@otosafi/domain/reading/read-phone'
import type { EditionFacts, EditionId } from '@otosafi/editions/edition'

import { Problem } from '../../contract/problem.ts'
import type { Session } from '../../contract/session.ts'
import type { UserTable } from '../../db/account-tables.ts'
import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/in-transaction.ts'

type Queries = Pick<Database, 'kysely'>

/** The row of a user. */
export type UserRow = Selectable<UserTable>

/** The user with this id; undefined where the edition has none. */
export function findUser({ kysely }: Queries, edition: EditionId, id: string): Promise<UserRow | undefined> {
  return kysely.selectFrom('users').selectAll().where('edition', '=', edition).where('id', '=', id).executeTakeFirst()
}

/** The user of a session. Throws `unauthorized` where it was deleted since the session was checked. */
export async function requireUser(
  queries: Queries,
  edition: EditionId,
  { userId }: Pick<Session, 'userId'>,
): Promise<UserRow> {
  const user = await findUser(queries, edition, userId)
  if (user === undefined) throw new Problem('unauthorized')
  return user
}

/**
 * The user, locked until the transaction ends, so that one request at a time counts and adds rows of the account. Throws
 * `unauthorized` where it was deleted since the session was checked.
 */
export async function lockUser(
  write: Write,
  { edition, userId }: { edition: EditionId; userId: string },
): Promise<UserRow> {
  const user = await write
    .selectFrom('users')
    .selectAll()
    .where('edition', '=', edition)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (user === undefined) throw new Problem('unauthorized')
  return user
}

/** Normalises a typed e-mail address or number; null where it is neither. */
export function readIdentifier(
  typed: string,
  { phone }: Pick<EditionFacts, 'phone'>,
): { column: 'email' | 'phone'; value: string } | null {
  const email = readEmail(typed)
  if (email !== null) return { column: 'email', value: email }
  const number = toE164(typed, phone)
  return number === null ? null : { column: 'phone', value: number }
}

/** The user with this verified address or number; undefined without one. */
export async function findUserByVerifiedContact(
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
