import type { EditionFacts } from '@otosafi/editions/edition'

import type { Write } from '../../db/in-transaction.ts'
import { enqueueMail, enqueueSms } from '../../outside/outbox/enqueue-message.ts'
import type { ChoosePayments } from '../../outside/payments/choose-payments.ts'
import { tellOfContact } from '../appointments/contact-messages.ts'
import type { BookingLinks } from './booking-links.ts'
import {
  type BookingMessage,
  composeBookingMail,
  composeBookingSms,
  composeTeamBookingMail,
  newsOf,
} from './booking-messages.ts'
import type { Tell } from './booking-steps.ts'

/** Writes to visitors and team in an edition; `origin` is that of its pages. */
export type TellIn = (edition: EditionFacts, origin: string) => Tell

/** Writes messages about the events of bookings into the outbox. `payments` knows where a deposit can be paid online. */
export function createTell(links: BookingLinks, payments: ChoosePayments): TellIn {
  return (edition, origin) => async (write, row, event, to) => {
    const now = new Date(event.at)
    if (to === 'team') {
      const mail = composeTeamBookingMail({ row, link: await links.team(write, row) }, event, { edition, origin })
      await enqueueMail(write, edition, mail, now)
      return
    }
    const link = await links.visitor(write, row)
    if (event.change !== undefined) {
      await tellOfContact(write, { kind: 'booking', row, link }, event.change, { edition, origin }, now)
      return
    }
    const takesOnline = payments(edition.id) !== null
    const message = { row, news: newsOf(row, event), amount: event.amount ?? 0, link, takesOnline }
    await writeToVisitor(write, message, { edition, origin }, now)
  }
}

/** Writes to the address or number that was verified for a booking; to nobody once the account was deleted. */
export async function writeToVisitor(
  write: Write,
  message: BookingMessage,
  words: { edition: EditionFacts; origin: string },
  now: Date,
): Promise<void> {
  const { edition } = words
  const { channel, destination: to } = message.row
  if (channel === null || to === null) return
  if (channel === 'email') await enqueueMail(write, edition, { to, ...composeBookingMail(message, words) }, now)
  else await enqueueSms(write, edition, { to, text: composeBookingSms(message, words) }, { now, expiresAt: null })
}
