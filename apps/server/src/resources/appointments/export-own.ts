import { sql } from 'kysely'

import type { BodyOf } from '../../contract/handler.ts'
import type { Database } from '../../db/database.ts'
import { listBookingsOf } from '../bookings/own-bookings.ts'
import type { UserRow } from '../profile/user.queries.ts'
import { listVisitsOf } from '../visits/visit-rows.ts'
import { isOfUser } from './person.ts'

type Exported = Pick<BodyOf<'exportAccount'>, 'bookings' | 'visits'>
type Shown = Pick<BodyOf<'listOwnBookings'>, 'bookings' | 'visits'>

/** Personal data given with a booking or visit. */
type Given = {
  id: string
  reference: string
  full_name: string | null
  phone: string | null
  email: string | null
  message: string | null
  destination: string | null
}

/** A user's bookings and visits as they are shown, with the personal details that were given. */
export async function exportAppointments(
  database: Pick<Database, 'kysely'>,
  user: UserRow,
  { bookings, visits }: Shown,
): Promise<Exported> {
  const ofBookings = givenIn(await listBookingsOf(database, user), await reasonsOf(database, user, 'booking'))
  const ofVisits = givenIn(await listVisitsOf(database, user), await reasonsOf(database, user, 'visit'))
  return {
    bookings: bookings.flatMap((booking) => ofBookings(booking).map((given) => ({ booking, ...given }))),
    visits: visits.flatMap((visit) => ofVisits(visit).map((given) => ({ visit, ...given }))),
  }
}

/** Finds what was given with the one that has a reference; nothing where it was forgotten in between. */
function givenIn(rows: readonly Given[], reasons: ReadonlyMap<string, string>) {
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  return ({ reference }: { reference: string }) => {
    const row = byReference.get(reference)
    const { id = '', full_name: fullName = null, phone = null, email = null, message = null } = row ?? {}
    const reason = reasons.get(id) ?? null
    return fullName === null || phone === null
      ? []
      : [{ fullName, phone, email, message, reason, reachedAt: row?.destination ?? null }]
  }
}

/** Why a user has cancelled bookings or visits, by their ids, where that was said. */
async function reasonsOf(
  { kysely }: Pick<Database, 'kysely'>,
  user: UserRow,
  kind: 'booking' | 'visit',
): Promise<Map<string, string>> {
  const subject = sql.ref(`${kind}_id`)
  const { rows } = await sql<{ id: string; reason: string }>`
    select ${subject} as id, reason from ${sql.table(`${kind}_events`)}
    where edition = ${user.edition} and action = 'cancel' and actor = 'visitor' and reason is not null
      and ${subject} in (
        select id from ${sql.table(`${kind}s`)} where edition = ${user.edition} and ${isOfUser(user)}
      )
  `.execute(kysely)
  return new Map(rows.map(({ id, reason }) => [id, reason]))
}
