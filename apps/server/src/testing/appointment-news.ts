import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'

import type { ContactMessage } from '../resources/appointments/contact-messages.ts'
import type { BookingNews } from '../resources/bookings/booking-messages.ts'
import type { VisitNews } from '../resources/visits/visit-messages.ts'
import { bookingOf, visitOf } from './booking-rows.ts'

type Reader = { edition: EditionFacts; language: Language }

const BOOKING_NEWS: Readonly<Record<BookingNews, true>> = {
  requested: true,
  awaitingDeposit: true,
  held: true,
  extended: true,
  ending: true,
  completed: true,
  cancelled: true,
  expired: true,
  refunded: true,
  surplus: true,
  late: true,
}
/** All news of a booking. */
export const NEWS_OF_BOOKINGS = Object.keys(BOOKING_NEWS) as BookingNews[]

const VISIT_NEWS: Readonly<Record<VisitNews, true>> = {
  requested: true,
  confirmed: true,
  moved: true,
  cancelled: true,
  reminder: true,
}
/** All news of a visit. */
export const NEWS_OF_VISITS = Object.keys(VISIT_NEWS) as VisitNews[]

/** Both ends of a change of contact, of a booking and of a visit. */
export const CONTACT_NEWS = (['here', 'elsewhere'] as const).flatMap((news) =>
  (['booking', 'visit'] as const).map((kind) => {
    const to = { channel: 'phone', destination: '+212661234567' } as const
    const of = (reader: Reader, link: string): ContactMessage => {
      const row = kind === 'booking' ? bookingOf(reader) : visitOf(reader)
      return { kind, row, news, to, link }
    }
    return [`${kind}: messages go ${news}`, of] as const
  }),
)
