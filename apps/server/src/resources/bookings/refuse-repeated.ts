import { sql } from 'kysely'

import { MAX_UNPAID_BOOKINGS, UNPAID_DAYS } from '@otosafi/domain/booking/booking'

import { Problem } from '../../contract/problem.ts'
import type { Write } from '../../db/in-transaction.ts'
import { isOfPerson, type Person } from '../appointments/person.ts'

const DAY_MS = 24 * 3_600_000

/**
 * Throws `booked_too_often` where somebody has booked a car as often as one may without paying its deposit (P-46), since each
 * booking keeps it from others. One that the team has cancelled, or let run out without an answer, does not count. The contacts
 * are locked by `refuseTooMany`.
 */
export async function refuseRepeated(write: Write, person: Person, carId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - UNPAID_DAYS * DAY_MS)
  const { rows } = await sql<{ times: number }>`
    select count(*)::int as times from bookings
    where edition = ${person.edition} and car_id = ${carId} and ${isOfPerson(person)}
      and created_at > ${since} and received + surplus = 0
      and (state in ('cancelled', 'expired') or deadline <= ${now})
      and not exists (
        select from booking_events
        where edition = bookings.edition and booking_id = bookings.id and action = 'cancel' and actor = 'staff'
      )
      and (state = 'cancelled' or exists (
        select from booking_events
        where edition = bookings.edition and booking_id = bookings.id and action = 'confirm'
      ))
  `.execute(write)
  if ((rows[0]?.times ?? 0) >= MAX_UNPAID_BOOKINGS) throw new Problem('booked_too_often')
}
