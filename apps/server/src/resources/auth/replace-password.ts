import { voidLinkTokens } from '../../auth/link-tokens.ts'
import type { Sessions } from '../../auth/sessions.ts'
import type { Write } from '../../db/in-transaction.ts'
import type { UserRow } from '../profile/user.queries.ts'

/** A new password, hashed, and the session that stays signed in, if any. */
export type NewPassword = { hash: string; keeps: string | null; now: Date }

/**
 * Stores a password, voids the links that were sent for another, and ends the sessions that knew the old one. An account that has a
 * verified address or number waits for no other any more: who knew the old password may have named it, and would still get its code.
 */
export async function replacePassword(
  write: Write,
  sessions: Pick<Sessions, 'endAll'>,
  { edition, id, email, phone }: Pick<UserRow, 'edition' | 'id' | 'email' | 'phone'>,
  { hash, keeps, now }: NewPassword,
): Promise<void> {
  const isVerified = email !== null || phone !== null
  await write
    .updateTable('users')
    .set({ password_hash: hash, ...(isVerified && { pending_email: null, pending_phone: null }) })
    .where('edition', '=', edition)
    .where('id', '=', id)
    .execute()
  await voidLinkTokens(write, { edition, purpose: 'resetPassword', subject: id, now })
  await sessions.endAll(write, { edition, userId: id, except: keeps })
}
