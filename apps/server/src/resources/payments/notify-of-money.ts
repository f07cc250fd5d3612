import type { EditionFacts } from '@otosafi/editions/edition'
import type { FactsOf } from '@otosafi/messages/messages'
import { writeMail } from '@otosafi/messages/write-message'

import type { Write } from '../../db/in-transaction.ts'
import { enqueueMail } from '../../outside/outbox/enqueue-message.ts'
import { writeMinorUnits } from '../../outside/payments/minor-units.ts'
import type { BookingLinks } from '../bookings/booking-links.ts'
import { findBooking } from '../bookings/booking-rows.ts'
import type { NotifyOfManualRefund } from './send-refunds.ts'
import type { NotifyOfStray } from './settle-payment.ts'

type News = FactsOf<'money'>['news']

/** Money of a payment: `amount` in minor units of a currency, as the provider counts it. */
type Money = { reference: string; amount: number; currency: string; bookingId: string }

/** Mails the team about payments that need manual handling. */
export function createNotifyOfMoney(links: BookingLinks) {
  return (
    edition: EditionFacts,
    origin: string,
    now: Date,
  ): { notifyOfManualRefund: NotifyOfManualRefund; notifyOfStray: NotifyOfStray } => {
    const send = async (write: Write, news: News, { reference, amount, currency, bookingId }: Money) => {
      const row = await findBooking(write, edition.id, bookingId)
      const link = row === undefined ? null : await links.team(write, row)
      const message = { news, reference, money: writeMinorUnits(amount, currency), link }
      const context = { edition, language: edition.defaultLanguage, origin, phone: null }
      await enqueueMail(write, edition, writeMail('money', message, context), now)
    }
    return {
      async notifyOfManualRefund(
        write,
        { refund: { amount }, charge: { currency }, payment: { reference, booking_id: bookingId } },
      ) {
        await send(write, 'byHand', { reference, amount, currency, bookingId })
      },
      async notifyOfStray(write, { reference, booking_id: bookingId }, { amount, currency }) {
        await send(write, 'stray', { reference, amount, currency, bookingId })
      },
    }
  }
}
