import type { Kysely, Selectable } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../db/in-transaction.ts'
import type { OfficeTables } from '../db/office-tables.ts'
import { createSecretText, hashOf } from '../db/secret-text.ts'
import type { Tables } from '../db/tables.ts'

/** A member of the team. */
export type Staff = Pick<Selectable<OfficeTables['staff']>, 'id' | 'name' | 'email' | 'role' | 'editions'>

/** Idle timeout of a session, and its maximum lifetime. */
const IDLE_TIMEOUT_MS = 30 * 60_000
const MAX_SESSION_MS = 12 * 3_600_000
/** Throttle of writing a session's last use. */
const SEEN_INTERVAL_MS = 60_000

/** Begins a session, and returns the secret of its cookie. */
export async function beginStaffSession(write: Write, staffId: string, now: Date): Promise<string> {
  const secret = createSecretText()
  await write
    .insertInto('staff_sessions')
    .values({ hash: hashOf(secret), staff_id: staffId, begun_at: now, seen_at: now })
    .execute()
  return secret
}

/** The member of the team whose session it is, and when it was last confirmed; null where it has ended, or the account is closed. */
export async function findStaff(
  kysely: Kysely<Tables>,
  secret: string,
  now: Date,
): Promise<{ staff: Staff; confirmedAt: Date | null } | null> {
  const hash = hashOf(secret)
  const found = await kysely
    .selectFrom('staff_sessions as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.role', 'staff.editions'])
    .select(['session.seen_at', 'session.confirmed_at'])
    .where('session.hash', '=', hash)
    .where('session.seen_at', '>', new Date(now.getTime() - IDLE_TIMEOUT_MS))
    .where('session.begun_at', '>', new Date(now.getTime() - MAX_SESSION_MS))
    .where('staff.closed_at', 'is', null)
    .executeTakeFirst()
  if (found === undefined) return null
  const { seen_at: seenAt, confirmed_at: confirmedAt, ...staff } = found
  if (now.getTime() - seenAt.getTime() > SEEN_INTERVAL_MS)
    await kysely.updateTable('staff_sessions').set({ seen_at: now }).where('hash', '=', hash).execute()
  return { staff, confirmedAt }
}

/** Whether a member of the team works in an edition. */
export function worksIn({ editions }: Pick<Staff, 'editions'>, edition: EditionId): boolean {
  return editions.includes(edition)
}
