import { randomUUID } from 'node:crypto'

import { EDITION_IDS } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { OfficeContext } from './handler.ts'
import { sendInvitation } from './invitation.ts'

/**
 * Invites `email` to own the office, in all editions, where nobody owns it yet and no link waits. A member of the team who has that
 * address becomes an owner.
 */
export async function inviteFirstOwner(
  database: Pick<Database, 'kysely'>,
  email: string,
  reached: Pick<OfficeContext, 'now' | 'host' | 'isSecure'>,
): Promise<void> {
  const { now } = reached
  await inTransaction(database, async (write) => {
    const owner = await write
      .selectFrom('staff')
      .select('id')
      .where('role', '=', 'owner')
      .where('password_hash', 'is not', null)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    if (owner !== undefined) return
    const editions = [...EDITION_IDS]
    const { id, name, password_hash } = await write
      .insertInto('staff')
      .values({ id: randomUUID(), email, name: email, role: 'owner', editions, created_at: now })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ role: 'owner', editions, closed_at: null }))
      .returning(['id', 'name', 'password_hash'])
      .executeTakeFirstOrThrow()
    if (password_hash !== null) return
    const invited = await write
      .selectFrom('staff_invitations')
      .select('hash')
      .where('staff_id', '=', id)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (invited === undefined) await sendInvitation(write, { id, email, name, editions }, reached)
  })
}
