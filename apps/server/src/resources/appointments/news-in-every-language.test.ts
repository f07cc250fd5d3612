import { describe, expect, it } from 'vitest'

import { BOOKING_ACTIONS } from '@otosafi/domain/booking/booking'
import type { EditionFacts } from '@otosafi/editions/edition'
import type { Language } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { serverTexts } from '@otosafi/i18n/server-texts'

import { NEWS_OF_BOOKINGS, NEWS_OF_VISITS } from '../../testing/appointment-news.ts'
import { bookingOf, visitOf } from '../../testing/booking-rows.ts'
import { type BookingNews, composeBookingMail, composeBookingSms, newsOf } from '../bookings/booking-messages.ts'
import { composeVisitMail, composeVisitSms } from '../visits/visit-messages.ts'
import { momentOf } from './moment-of.ts'

const LINK = 's'.repeat(43)

/** News after which the booking cannot be cancelled any more. */
const OVER: readonly BookingNews[] = ['completed', 'cancelled', 'expired', 'refunded', 'late']

const READERS = Object.values(EDITIONS).flatMap((edition) =>
  edition.languages.map((language) => [language, edition.id, { edition, language }] as const),
)

/** Whole sentences, in the scripts of all languages. */
const sentencesIn = (text: string) => text.match(/[^.?!؟]{8,}[.?!؟](?=\s|$)/g) ?? []

describe.each(READERS)(
  'what a visitor is told in %s of %s',
  (language: Language, _, reader: { edition: EditionFacts; language: Language }) => {
    const { edition } = reader
    const origin = `https://${edition.host}`
    const t = serverTexts(edition, language)
    const bookings = NEWS_OF_BOOKINGS.map((news) => {
      const message = { row: bookingOf(reader), news, amount: 3000, link: LINK, takesOnline: true }
      const words = { edition, origin }
      return {
        news,
        row: message.row,
        mail: composeBookingMail(message, words),
        sms: composeBookingSms(message, words),
      }
    })
    const visits = NEWS_OF_VISITS.map((news) => {
      const message = { row: visitOf(reader), news, link: LINK }
      const words = { edition, origin }
      return { news, row: message.row, mail: composeVisitMail(message, words), sms: composeVisitSms(message, words) }
    })

    it('of a booking names car, state, what is next, and the page', () => {
      for (const { news, row, mail, sms } of bookings) {
        const page = origin + pathFor('booking', language, { token: LINK })
        expect(mail.subject).toContain(row.car_name)
        // The state and what follows from it, before the reference.
        const [said = ''] = mail.text.split(row.reference)
        expect(sentencesIn(said).length, `${news}: ${said}`).toBeGreaterThanOrEqual(2)
        expect(mail.text).toContain(page)
        expect(mail.text.includes(t('mail.booking.open'))).toBe(!OVER.includes(news))
        for (const part of [row.car_name, row.reference, page]) expect(sms).toContain(part)
      }
    })

    it('of a visit names car, state, time, place, and the page', () => {
      for (const { news, row, mail, sms } of visits) {
        const page = origin + pathFor('visit', language, { token: LINK })
        const when = t('mail.visit.when', momentOf(row.starts_at, edition))
        for (const part of [row.car_name, when, row.store_name, row.store_address, page])
          expect(mail.text).toContain(part)
        expect(mail.text.includes(t('mail.visit.open'))).toBe(news !== 'cancelled')
        for (const part of [row.car_name, row.reference, page]) expect(sms).toContain(part)
      }
    })

    it('tells one state from the others', () => {
      for (const told of [bookings, visits])
        for (const of of [({ mail }: (typeof told)[number]) => mail.subject, ({ sms }: (typeof told)[number]) => sms])
          expect(new Set(told.map(of)).size).toBe(told.length)
    })
  },
)

it('there is news for each step of a booking', () => {
  const row = bookingOf({ edition: EDITIONS.ma, language: 'fr' })
  for (const action of BOOKING_ACTIONS)
    expect(NEWS_OF_BOOKINGS).toContain(newsOf(row, { action, isSurplus: false } as Parameters<typeof newsOf>[1]))
})
