import type { ExpressionBuilder, ExpressionWrapper, Selectable, SqlBool } from 'kysely'

import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { WriteTables } from '../../db/write-tables.ts'
import type { UserRow } from '../profile/user.queries.ts'

/** The requests that a page of the account shows at most; an export has all of them. */
export const MAX_LISTED_REQUESTS = 200

/** A request as it is stored. */
export type RequestRow = Selectable<WriteTables['requests']>

type Builder = ExpressionBuilder<Tables, 'requests'>

/**
 * Selects a user's requests: those that were sent while signed in, and those of guests that name an address or number which
 * the account has verified. One that is still to be verified claims nothing: anybody may have typed it.
 */
export function isOwnRequest({ edition, id, email, phone }: UserRow) {
  return (eb: Builder): ExpressionWrapper<Tables, 'requests', SqlBool> => {
    const field = (name: string) => eb.ref('fields', '->>').key(name as never)
    const asGuest = [
      ...(email === null ? [] : [eb(eb.fn('lower', [field('email')]), '=', email)]),
      ...(phone === null ? [] : [eb(field('phone'), '=', phone)]),
    ]
    const own = eb('user_id', '=', id)
    return eb.and([
      eb('edition', '=', edition),
      asGuest.length === 0 ? own : eb.or([own, eb.and([eb('user_id', 'is', null), eb.or(asGuest)])]),
    ])
  }
}

/** The requests of a user, latest first. */
export function listRequestsOf(
  { kysely }: Pick<Database, 'kysely'>,
  user: UserRow,
  most: number,
): Promise<RequestRow[]> {
  return kysely
    .selectFrom('requests')
    .selectAll()
    .where(isOwnRequest(user))
    .orderBy('created_at', 'desc')
    .orderBy('reference')
    .limit(most)
    .execute()
}
