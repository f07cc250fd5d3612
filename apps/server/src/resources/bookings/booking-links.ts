import type { KeepLink } from '../../auth/kept-links.ts'
import type { Write } from '../../db/in-transaction.ts'
import { ownLink } from '../appointments/ended-links.ts'
import { bookingOver } from './booking-over.ts'
import type { BookingRow } from './booking-rows.ts'

/** The secret that links of bookings follow from. */
export const BOOKING_LINKS = 'booking links'

/**
 * The secrets of a booking's links: the visitor's, the one in the list of their account, which lives on when that has
 * ended, and the team's, which is good until the next event.
 */
export type BookingLinks = {
  visitor: (write: Write, row: BookingRow) => Promise<string>
  own: (write: Write, row: BookingRow, now: number) => Promise<string>
  team: (write: Write, row: BookingRow) => Promise<string>
}

/** Links of bookings; the same one whenever it is asked for. */
export function createBookingLinks(keep: KeepLink): BookingLinks {
  return {
    visitor: (write, { edition, id, created_at }) =>
      keep(write, { edition, purpose: 'booking', subject: id }, created_at),
    own: async (write, row, now) =>
      ownLink(
        keep,
        write,
        { edition: row.edition, purpose: 'booking', subject: row.id },
        { over: await bookingOver(write, row), now, made: row.created_at },
      ),
    team: (write, { edition, last_event: subject, created_at }) =>
      keep(write, { edition, purpose: 'teamBooking', subject }, created_at),
  }
}
