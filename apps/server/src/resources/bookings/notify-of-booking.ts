import { countsAsUnpaid, refundDeadline } from '@otosafi/domain/booking/booking'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { FactsOf } from '@otosafi/messages/messages'
import { writeMail } from '@otosafi/messages/write-message'

import { enqueueMail } from '../../outside/outbox/enqueue-message.ts'
import type { ChoosePayments } from '../../outside/payments/choose-payments.ts'
import { notifyOfContact } from '../appointments/notify-of-contact.ts'
import { writeToVisitor } from '../appointments/write-to-visitor.ts'
import { bookingFacts } from './booking-facts.ts'
import type { BookingLinks } from './booking-links.ts'
import { bookingOf, type BookingRow, listBookingEvents } from './booking-rows.ts'
import type { BookingEvent, NotifyOfBooking } from './booking-steps.ts'

/** Writes to visitors and team in an edition; `origin` is that of its pages. */
export type NotifyOfBookingIn = (edition: EditionFacts, origin: string) => NotifyOfBooking

type Message = FactsOf<'booking'>

/** Writes messages about the events of bookings into the outbox. `payments` knows where a deposit can be paid online. */
export function createNotifyOfBooking(links: BookingLinks, payments: ChoosePayments): NotifyOfBookingIn {
  return (edition, origin) => async (write, row, event, to) => {
    const { action, reason, storedAt: now } = event
    const booking = bookingFacts(row, edition)
    if (to === 'team') {
      const message = { booking, action, reason, link: await links.team(write, row) }
      await enqueueMail(
        write,
        edition,
        writeMail('teamBooking', message, { edition, language: row.language, origin, phone: null }),
        now,
      )
      return
    }
    const link = await links.visitor(write, row)
    if (event.change !== undefined) {
      await notifyOfContact(write, { about: 'booking', row, link }, event.change, { edition, origin }, now)
      return
    }
    const takesOnline = payments(edition.id) !== null
    const by = refundDeadline(bookingOf(row).terms, event.at)
    const dueBy = by === null ? null : new Date(by)
    const hasEnded = action === 'cancel' || action === 'expire'
    const isCounted = hasEnded && countsAsUnpaid(await listBookingEvents(write, row))
    const facts = { booking, news: newsOf(row, event), amount: event.amount ?? 0, dueBy, link, takesOnline, isCounted }
    await writeToVisitor('booking', write, row, { facts, expiresAt: null }, { edition, origin }, now)
  }
}

/** The news that an event is to its visitor. */
export function newsOf({ state }: Pick<BookingRow, 'state'>, { action, isSurplus }: BookingEvent): Message['news'] {
  if (action === 'extend') return 'extended'
  if (action === 'refund') return 'refunded'
  if (isSurplus) return state === 'expired' ? 'late' : 'surplus'
  return state
}
