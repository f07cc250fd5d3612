import { describe, expect, it } from 'vitest'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { momentOf } from '@otosafi/editions/time/moment-of'
import { serverTexts } from '@otosafi/i18n/server-texts'

import { BOOKING_NEWS, type BookingNews } from './composers/booking.ts'
import { VISIT_NEWS } from './composers/visit.ts'
import { LATER } from './examples/world.ts'
import { MESSAGES } from './messages.ts'
import { READERS } from './testing/readers.ts'
import { writeMail, writeSms } from './write-message.ts'

/** News after which the booking cannot be cancelled any more. */
const OVER: readonly BookingNews[] = ['completed', 'cancelled', 'expired', 'refunded', 'late']

/** Whole sentences, in the scripts of all languages. */
const sentencesIn = (text: string) => text.match(/[^.?!؟]{8,}[.?!؟](?=\s|$)/g) ?? []

describe.each(READERS.map((context) => [context.language, context.edition.id, context] as const))(
  'the message to a visitor in %s of %s',
  (language, _, context) => {
    const { edition, origin } = context
    const t = serverTexts(edition, language)
    const bookings = BOOKING_NEWS.map((news) => {
      const message = MESSAGES.booking.examples[news](context)
      return { ...message, mail: writeMail('booking', message, context), sms: writeSms('booking', message, context) }
    })
    const visits = VISIT_NEWS.map((news) => {
      const message = MESSAGES.visit.examples[news](context)
      return { ...message, mail: writeMail('visit', message, context), sms: writeSms('visit', message, context) }
    })

    it('of a booking names car, state, what is next, and the page', () => {
      for (const { news, booking, link, mail, sms } of bookings) {
        const page = origin + pathFor('booking', language, { token: link })
        expect(mail.subject).toContain(booking.car.name)
        // The state and what follows from it, before the reference.
        const [said = ''] = mail.text.split(booking.reference)
        expect(sentencesIn(said).length, `${news}: ${said}`).toBeGreaterThanOrEqual(2)
        expect(mail.text).toContain(page)
        expect(mail.text.includes(t('mail.booking.open'))).toBe(!OVER.includes(news))
        for (const part of [booking.car.name, booking.reference, page]) expect(sms).toContain(part)
      }
    })

    it('of a booking that has failed says by when money comes back, where its terms do', () => {
      const by = t('mail.booking.dueBy', momentOf(LATER, edition))
      const said = bookings.filter(({ mail }) => mail.text.includes(by)).map(({ news }) => news)
      expect(said).toEqual(['cancelled', 'expired'])
      const silent = writeMail('booking', { ...MESSAGES.booking.examples.cancelled(context), dueBy: null }, context)
      expect(silent.text).not.toContain(by)
    })

    it('of a visit names car, state, time, place, and the page', () => {
      for (const { news, visit, link, mail, sms } of visits) {
        const page = origin + pathFor('visit', language, { token: link })
        const when = t('mail.visit.when', momentOf(visit.startsAt, edition))
        for (const part of [visit.car.name, when, visit.store.name, visit.store.address, page])
          expect(mail.text).toContain(part)
        expect(mail.text.includes(t('mail.visit.open'))).toBe(!['cancelled', 'sold', 'withdrawn'].includes(news))
        for (const part of [visit.car.name, visit.reference, page]) expect(sms).toContain(part)
      }
    })

    it('tells one state from the others', () => {
      for (const group of [bookings, visits])
        for (const of of [({ mail }: (typeof group)[number]) => mail.subject, ({ sms }: (typeof group)[number]) => sms])
          expect(new Set(group.map(of)).size).toBe(group.length)
    })
  },
)
