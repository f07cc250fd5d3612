import type { EditionFacts } from '@otosafi/editions/edition'
import { officeLanguageOf } from '@otosafi/editions/language'
import { officeTexts } from '@otosafi/i18n/server-texts'

import type { Write } from '../../db/in-transaction.ts'
import { type MailPart, renderMail } from '../../outside/mail/mail-document.ts'
import { type EditionMail, enqueueMail } from '../../outside/outbox/enqueue-message.ts'
import { writeMinorUnits } from '../../outside/payments/minor-units.ts'
import type { BookingLinks } from '../bookings/booking-links.ts'
import { findBooking } from '../bookings/booking-rows.ts'
import type { TellByHand } from './send-refunds.ts'
import type { TellOfStray } from './settle-payment.ts'

/** Notifications of the team about money: a refund that it has to make itself, or a payment that does not fit its booking. */
export type MoneyNews = 'byHand' | 'stray'

/** Money of a payment: `amount` in minor units of a currency, as the provider counts it. */
export type MoneyMessage = { news: MoneyNews; reference: string; amount: number; currency: string; link: string | null }

/** Writes to the team about money that asks for people. */
export function createTellAboutMoney(links: BookingLinks) {
  return (edition: EditionFacts, origin: string, now: Date): { tellByHand: TellByHand; tellOfStray: TellOfStray } => {
    const linkTo = async (write: Write, bookingId: string): Promise<string | null> => {
      const row = await findBooking(write, edition.id, bookingId)
      return row === undefined ? null : links.team(write, row)
    }
    const send = (write: Write, message: MoneyMessage) =>
      enqueueMail(write, edition, composeMoneyMail(message, { edition, origin }), now)
    return {
      async tellByHand(write, { refund, charge, payment }) {
        const { reference } = payment
        const link = await linkTo(write, payment.booking_id)
        await send(write, { news: 'byHand', reference, amount: refund.amount, currency: charge.currency, link })
      },
      async tellOfStray(write, { reference, booking_id }, { amount, currency }) {
        await send(write, { news: 'stray', reference, amount, currency, link: await linkTo(write, booking_id) })
      },
    }
  }
}

/** The mail to the team. */
export function composeMoneyMail(
  { news, reference, amount, currency, link }: MoneyMessage,
  { edition, origin }: { edition: EditionFacts; origin: string },
): EditionMail {
  const language = officeLanguageOf(edition.defaultLanguage)
  const t = officeTexts(edition, language)
  const subject = t(`mail.payment.${news}.subject`, { reference })
  const parts: MailPart[] = [
    { kind: 'text', text: t(`mail.payment.${news}.text`, { reference }) },
    { kind: 'text', text: t('mail.payment.money', { money: writeMinorUnits(amount, currency) }) },
    ...(link === null
      ? []
      : [{ kind: 'link' as const, text: t('mail.booking.open'), href: `${origin}/team/bookings/${link}` }]),
  ]
  return { subject, ...renderMail(subject, language, parts) }
}
