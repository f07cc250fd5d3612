import type { IssueLink } from '../../auth/stable-links.ts'
import { type CaseLinks, createCaseLinks } from '../appointments/case-links.ts'
import { bookingEndedAt } from './booking-ended-at.ts'
import type { BookingRow } from './booking-rows.ts'

/** The secret that links of bookings follow from. */
export const BOOKING_LINKS = 'booking links'

export type BookingLinks = CaseLinks<BookingRow>

/** The links of bookings. */
export function createBookingLinks(issue: IssueLink): BookingLinks {
  return createCaseLinks(issue, { purposes: { visitor: 'booking', team: 'teamBooking' }, endedAt: bookingEndedAt })
}
