import type { KeepLink } from '../../auth/kept-links.ts'
import { type CaseLinks, createCaseLinks } from '../appointments/case-links.ts'
import { bookingEndedAt } from './booking-ended-at.ts'
import type { BookingRow } from './booking-rows.ts'

/** The secret that links of bookings follow from. */
export const BOOKING_LINKS = 'booking links'

export type BookingLinks = CaseLinks<BookingRow>

/** The links of bookings. */
export function createBookingLinks(keep: KeepLink): BookingLinks {
  return createCaseLinks(keep, { purposes: { visitor: 'booking', team: 'teamBooking' }, endedAt: bookingEndedAt })
}
