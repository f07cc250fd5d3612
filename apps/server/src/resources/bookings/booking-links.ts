import type { KeepLink } from '../../auth/kept-links.ts'
import type { Write } from '../../db/in-transaction.ts'
import type { BookingRow } from './booking-rows.ts'

/** The secret that links of bookings follow from. */
export const BOOKING_LINKS = 'booking links'

/** The secrets of a booking's links: the visitor's, which stays, and the team's, which is good until the next event. */
export type BookingLinks = {
  visitor: (write: Write, row: BookingRow) => Promise<string>
  team: (write: Write, row: BookingRow) => Promise<string>
}

/** Links of bookings; the same one whenever it is asked for. */
export function createBookingLinks(keep: KeepLink): BookingLinks {
  return {
    visitor: (write, { edition, id, created_at }) =>
      keep(write, { edition, purpose: 'booking', subject: id }, created_at),
    team: (write, { edition, last_event: subject, created_at }) =>
      keep(write, { edition, purpose: 'teamBooking', subject }, created_at),
  }
}
