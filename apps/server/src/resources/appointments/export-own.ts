import type { BodyOf } from '../../contract/handler.ts'
import type { Database } from '../../db/database.ts'
import { listBookingsOf } from '../bookings/own-bookings.ts'
import type { UserRow } from '../profile/user.queries.ts'
import { listVisitsOf } from '../visits/visit-rows.ts'

type Exported = Pick<BodyOf<'exportAccount'>, 'bookings' | 'visits'>
type Shown = Pick<BodyOf<'listOwnBookings'>, 'bookings' | 'visits'>

/** Personal data given with a booking or visit. */
type Given = {
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
  const ofBookings = givenIn(await listBookingsOf(database, user))
  const ofVisits = givenIn(await listVisitsOf(database, user))
  return {
    bookings: bookings.flatMap((booking) => ofBookings(booking).map((given) => ({ booking, ...given }))),
    visits: visits.flatMap((visit) => ofVisits(visit).map((given) => ({ visit, ...given }))),
  }
}

/** Finds what was given with the one that has a reference; nothing where it was forgotten in between. */
function givenIn(rows: readonly Given[]) {
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  return ({ reference }: { reference: string }) => {
    const row = byReference.get(reference)
    const { full_name: fullName = null, phone = null, email = null, message = null } = row ?? {}
    return fullName === null || phone === null
      ? []
      : [{ fullName, phone, email, message, reachedAt: row?.destination ?? null }]
  }
}
