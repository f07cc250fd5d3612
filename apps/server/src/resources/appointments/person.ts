import { type RawBuilder, sql } from 'kysely'

import { MAX_OPEN_BOOKINGS, OPEN_STATES } from '@otosafi/domain/booking/booking'
import { MAX_OPEN_VISITS, OPEN_VISIT_STATES } from '@otosafi/domain/visits/visit'
import type { EditionId } from '@otosafi/editions/edition'

import { Problem } from '../../contract/problem.ts'
import type { Write } from '../../db/in-transaction.ts'
import type { UserRow } from '../profile/user.queries.ts'

/** An address or number, and which of them it is. */
export type Reached = { channel: 'email' | 'phone'; destination: string }

/** Who books or visits: what was verified, and the account where somebody is signed in. */
export type Person = Reached & { edition: EditionId; userId: string | null }

/** Which bookings and visits are ahead: those in one of the states whose moment has not come; and how many a person may have. */
const AHEAD = {
  bookings: { states: OPEN_STATES, moment: 'deadline', most: MAX_OPEN_BOOKINGS },
  visits: { states: OPEN_VISIT_STATES, moment: 'starts_at', most: MAX_OPEN_VISITS },
} as const

/** Whether a booking or visit is a user's: made while signed in, or as a guest under what the account has verified (P-45). */
export function isOfUser({ id, email, phone }: Pick<UserRow, 'id' | 'email' | 'phone'>): RawBuilder<boolean> {
  const verified = [email, phone].filter((each) => each !== null)
  return sql<boolean>`(user_id = ${id} or (user_id is null and destination = any(${verified}::text[])))`
}

/** Throws `too_many_open` where somebody has as many bookings or visits ahead as one may have (P-46). */
export async function refuseTooMany(
  write: Write,
  kind: keyof typeof AHEAD,
  { edition, channel, destination, userId }: Person,
  now: Date,
): Promise<void> {
  const { states, moment, most } = AHEAD[kind]
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from ${sql.table(kind)}
    where edition = ${edition} and state = any(${[...states]}::text[]) and ${sql.ref(moment)} > ${now}
      and ((channel = ${channel} and destination = ${destination}) or user_id = ${userId}::uuid)
  `.execute(write)
  if ((rows[0]?.open ?? 0) >= most) throw new Problem('too_many_open')
}
