import type { EditionFacts } from '@otosafi/editions/edition'

import { createStableLinks } from '../../auth/stable-links.ts'
import type { Database } from '../../db/database.ts'
import type { ChoosePayments } from '../../outside/payments/choose-payments.ts'
import { BOOKING_LINKS, createBookingLinks } from '../bookings/booking-links.ts'
import { createBookingSteps } from '../bookings/booking-steps.ts'
import { createNotifyOfBooking } from '../bookings/notify-of-booking.ts'
import { createNotifyOfMoney } from './notify-of-money.ts'

/** Gives what the payments and refunds of an edition are settled with at a moment; `origin` is that of its pages. */
export function createSettlingTools({
  database,
  payments,
}: {
  database: Pick<Database, 'kysely'>
  payments: ChoosePayments
}) {
  const links = createBookingLinks(createStableLinks(database, BOOKING_LINKS))
  const notify = createNotifyOfBooking(links, payments)
  const notifyOfMoney = createNotifyOfMoney(links)
  return (edition: EditionFacts, origin: string, now: Date) => ({
    edition,
    now,
    steps: createBookingSteps(edition, now, notify(edition, origin)),
    ...notifyOfMoney(edition, origin, now),
  })
}
