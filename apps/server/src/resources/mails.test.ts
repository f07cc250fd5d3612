import { describe, expect, test } from 'vitest'

import { cardOf } from '@otosafi/api-client/testing/card'
import { BOOKING_ACTIONS } from '@otosafi/domain/booking/booking'
import { REQUEST_KINDS, SERVICES } from '@otosafi/domain/messages/request-kind'
import { TOLD_SALE_ACTIONS } from '@otosafi/domain/selling/sale'
import { VISIT_ACTIONS } from '@otosafi/domain/visits/visit'
import type { EditionFacts } from '@otosafi/editions/edition'
import { type Language, LANGUAGE_CODES, LANGUAGES, OFFICE_LANGUAGES } from '@otosafi/editions/language'
import { EDITIONS } from '@otosafi/editions/registry'

import type { EditionMail } from '../outside/outbox/enqueue-message.ts'
import { CONTACT_NEWS, NEWS_OF_BOOKINGS, NEWS_OF_VISITS } from '../testing/appointment-news.ts'
import { bookingOf, visitOf } from '../testing/booking-rows.ts'
import { expectWhole } from '../testing/expect-whole.ts'
import { issueMail } from '../testing/issue-mail.ts'
import { EVERY_FIELD, WANTED_WORDS } from '../testing/request-fields.ts'
import { OFFER, saleOf } from '../testing/sale-rows.ts'
import { type AlertMessage, composeAlertMail, composeAlertSms } from './alerts/alert-messages.ts'
import { composeContactMail, composeContactSms } from './appointments/contact-messages.ts'
import { type AccountMessage, composeAccountMail, composeAccountSms } from './auth/account-messages.ts'
import { composeBookingMail, composeBookingSms, composeTeamBookingMail } from './bookings/booking-messages.ts'
import { composeFreeMail, composeWaitMail } from './car-waits/wait-mails.ts'
import { composeConfirmationMail } from './newsletter/confirmation-mail.ts'
import { composeLeaveMail } from './newsletter/leave-mail.ts'
import { composeMoneyMail, type MoneyNews } from './payments/tell-about-money.ts'
import { composeAnswerMail } from './requests/answer-question.ts'
import { composeServiceMail } from './requests/confirm-service.ts'
import { composeRequestMail } from './requests/request-mail.ts'
import { composeSaleMail, composeSaleSms, composeTeamSaleMail, type SaleNews } from './sales/sale-messages.ts'
import type { SaleRow } from './sales/sale-rows.ts'
import { teamSaleRows } from './sales/team-sale-rows.ts'
import { composeTeamVisitMail, composeVisitMail, composeVisitSms } from './visits/visit-messages.ts'

type Reader = { edition: EditionFacts; language: Language; origin: string }

const CARD = cardOf({ price: 145_000 })
const READERS: readonly Reader[] = Object.values(EDITIONS).flatMap((edition) =>
  edition.languages.map((language) => ({ edition, language, origin: `https://${edition.host}` })),
)

/** Every message to an account, by mail or as a text message: a new one is a row here. */
const ACCOUNT_MESSAGES: Readonly<Record<string, AccountMessage>> = {
  code: { kind: 'code', code: '12345', link: 'secret' },
  'code without link': { kind: 'code', code: '12345', link: null },
  reset: { kind: 'reset', link: 'secret' },
  noAccount: { kind: 'noAccount' },
  passwordChanged: { kind: 'passwordChanged' },
  emailChanged: { kind: 'contactChanged', channel: 'email' },
  phoneChanged: { kind: 'contactChanged', channel: 'phone' },
}

const STOP = 's'.repeat(43)

/** Every alert, by mail or as a text message: a new one is a row here. */
const ALERTS: Readonly<Record<string, AlertMessage>> = {
  search: {
    kind: 'search',
    stop: STOP,
    name: 'Dacia · Diesel · 2019 · Casablanca',
    query: 'brand=dacia',
    cards: [CARD],
  },
  favourites: {
    kind: 'favourites',
    stop: STOP,
    reports: [
      { card: CARD, news: 'priceFell', before: 150_000 },
      { card: CARD, news: 'backOnSale', before: 145_000 },
    ],
  },
}

/** All news of a sale, each with the state that it leads to. */
const SALE_NEWS: Readonly<Record<SaleNews, SaleRow['state']>> = {
  sent: 'sent',
  seen: 'seen',
  appointment: 'appointment',
  unscheduled: 'seen',
  inspected: 'inspected',
  offer: 'offer',
  accepted: 'accepted',
  refused: 'refused',
  expired: 'expired',
  paid: 'paid',
  withdrawn: 'closed',
  closed: 'closed',
}
const NEWS_OF_SALES = Object.keys(SALE_NEWS) as SaleNews[]
const saleMessage = ({ edition, language }: Reader, news: SaleNews) => {
  const row = { ...saleOf({ edition: edition.id, language }), state: SALE_NEWS[news] }
  return { row, news, offer: OFFER, link: STOP }
}

/** Every mail that visitors are sent: a new one is a row here. */
const TO_VISITORS: Readonly<Record<string, (reader: Reader) => EditionMail>> = {
  wait: (reader) => ({
    to: 'awa@example.org',
    ...composeWaitMail({ name: CARD.name }, { confirm: 'c', stop: 's' }, reader),
  }),
  free: (reader) => ({ to: 'awa@example.org', ...composeFreeMail(CARD, reader) }),
  confirmation: (reader) => composeConfirmationMail('awa@example.org', { confirm: 'c', unsubscribe: 'u' }, reader),
  leave: (reader) => composeLeaveMail('awa@example.org', 'u', reader),
  newsletter: issueMail(CARD, 'weekly'),
  monthlyNewsletter: issueMail(CARD, 'monthly'),
  ...Object.fromEntries(
    Object.entries(ACCOUNT_MESSAGES).map(([name, message]) => [
      name,
      (reader: Reader) => composeAccountMail(message, reader),
    ]),
  ),
  ...Object.fromEntries(
    NEWS_OF_BOOKINGS.map((news) => [
      `booking ${news}`,
      (reader: Reader) => ({
        to: 'awa@example.org',
        ...composeBookingMail({ row: bookingOf(reader), news, amount: 3000, link: STOP, takesOnline: true }, reader),
      }),
    ]),
  ),
  ...Object.fromEntries(
    CONTACT_NEWS.map(([name, of]) => [
      name,
      (reader: Reader) => ({ to: 'awa@example.org', ...composeContactMail(of(reader, STOP), reader) }),
    ]),
  ),
  ...Object.fromEntries(
    NEWS_OF_VISITS.map((news) => [
      `visit ${news}`,
      (reader: Reader) => ({
        to: 'awa@example.org',
        ...composeVisitMail({ row: visitOf(reader), news, link: STOP }, reader),
      }),
    ]),
  ),
  ...Object.fromEntries(
    NEWS_OF_SALES.map((news) => [
      `sale ${news}`,
      (reader: Reader) => ({ to: 'awa@example.org', ...composeSaleMail(saleMessage(reader, news), reader) }),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(ALERTS).map(([name, message]) => [
      name,
      (reader: Reader) => ({ to: 'awa@example.org', ...composeAlertMail(message, reader) }),
    ]),
  ),
  ...Object.fromEntries(
    SERVICES.map((kind) => [
      `service ${kind}`,
      (reader: Reader) => ({ to: 'awa@example.org', ...composeServiceMail({ kind, reference: 'R-1' }, reader) }),
    ]),
  ),
  'service at a time': (reader) => {
    const appointment = { startsAt: '2026-06-12T09:00:00.000Z', store: 'Otosafi Rabat' }
    const request = { kind: 'inspector', reference: 'R-1', appointment } as const
    return { to: 'awa@example.org', ...composeServiceMail(request, reader) }
  },
  answer: (reader) => ({
    to: 'awa@example.org',
    ...composeAnswerMail({ question: 'Q', answer: 'A', isPublished: true }, reader),
  }),
}

/** Every text message that visitors are sent. */
const TEXT_MESSAGES: Readonly<Record<string, (reader: Reader) => string>> = Object.fromEntries([
  ...Object.entries(ACCOUNT_MESSAGES).map(([name, message]) => [
    name,
    (reader: Reader) => composeAccountSms(message, reader),
  ]),
  ...NEWS_OF_VISITS.map((news) => [
    `visit ${news}`,
    (reader: Reader) => composeVisitSms({ row: visitOf(reader), news, link: STOP }, reader),
  ]),
  ...CONTACT_NEWS.map(([name, of]) => [name, (reader: Reader) => composeContactSms(of(reader, STOP), reader)]),
  ...NEWS_OF_SALES.map((news) => [
    `sale ${news}`,
    (reader: Reader) => composeSaleSms(saleMessage(reader, news), reader),
  ]),
  ...NEWS_OF_BOOKINGS.map((news) => [
    `booking ${news}`,
    (reader: Reader) =>
      composeBookingSms({ row: bookingOf(reader), news, amount: 3000, link: STOP, takesOnline: true }, reader),
  ]),
  ...Object.entries(ALERTS).map(([name, message]) => [name, (reader: Reader) => composeAlertSms(message, reader)]),
])

/** Every mail that the team is sent. */
const TO_TEAM: Readonly<Record<string, (reader: Reader) => EditionMail>> = Object.fromEntries(
  REQUEST_KINDS.map((kind) => [
    kind,
    (reader: Reader) =>
      composeRequestMail(
        {
          kind,
          reference: 'R-1',
          fields: EVERY_FIELD,
          car: '00000000',
          email: null,
          wantedWords: WANTED_WORDS,
          link: STOP,
        },
        reader,
      ),
  ]),
)

describe.each(Object.entries(TEXT_MESSAGES))('the text message “%s”', (_, compose) => {
  test('is whole and short in every language of the product', () => {
    const said = new Map(READERS.map((reader) => [reader.language, compose(reader)]))
    expect([...said.keys()].toSorted()).toEqual(LANGUAGE_CODES.toSorted())
    expect(new Set(said.values()).size).toBe(LANGUAGE_CODES.length)
    for (const text of said.values()) {
      expect(text).not.toMatch(/\{\{|\}\}|undefined|null|^$/)
      // Three parts of 67 letters: what an alphabet outside GSM's is split into.
      expect(text.length).toBeLessThanOrEqual(3 * 67)
    }
  })
})

describe.each(Object.entries(TO_VISITORS))('the mail “%s”', (_, compose) => {
  test.each(READERS.map((reader) => [reader.language, reader.edition.id, reader] as const))(
    'is whole in %s of %s',
    (language, _edition, reader) => expectWhole(compose(reader), language),
  )

  test('is in every language of the product, and borrows from none', () => {
    const said = new Map(READERS.map((reader) => [reader.language, compose(reader)]))
    expect([...said.keys()].toSorted()).toEqual(LANGUAGE_CODES.toSorted())
    const [subjects, paragraphs] = [
      [...said.values()].map(({ subject }) => subject),
      [...said.values()].flatMap(({ html }) => html.match(/<p>.*<\/p>/g) ?? []),
    ]
    expect(new Set(subjects).size).toBe(LANGUAGE_CODES.length)
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
  })
})

describe.each(Object.entries(TO_TEAM))('the mail on a request of the kind “%s”', (_, compose) => {
  test.each(READERS.map((reader) => [reader.language, reader.edition.id, reader] as const))(
    'is whole for the team where the visitor reads %s of %s',
    (language, _edition, reader) => {
      const team = OFFICE_LANGUAGES.find((each) => each === language) ?? (['ar', 'wo'].includes(language) ? 'fr' : 'en')
      const mail = compose(reader)
      expectWhole(mail, team)
      expect(mail.html.match(/<dt>/g)).toHaveLength(31)
      expect(mail.html).toContain(`<dd dir="auto">${LANGUAGES[language].name}</dd>`)
      expect(mail.html).toContain('<dd dir="auto">مرحبا</dd>')
    },
  )
})

/** All notifications of the team about money. */
const MONEY_NEWS: Readonly<Record<MoneyNews, true>> = { byHand: true, stray: true }

describe('the mail to the team on money', () => {
  test.each(Object.values(EDITIONS).map((edition) => [edition.id, edition] as const))(
    'is whole in %s',
    (_, edition) => {
      const team = edition.defaultLanguage === 'fr' ? 'fr' : 'en'
      for (const news of Object.keys(MONEY_NEWS) as MoneyNews[]) {
        const about = { news, reference: 'CI-PY-4K7Q2PXA', amount: 500_050, currency: 'ZAR' }
        const mail = composeMoneyMail({ ...about, link: STOP }, { edition, origin: `https://${edition.host}` })
        expectWhole(mail, team)
        expect(mail.text).toContain('5000.50 ZAR')
        expect(mail.text).toContain(`https://${edition.host}/team/bookings/${STOP}`)
        expectWhole(composeMoneyMail({ ...about, link: null }, { edition, origin: 'https://x' }), team)
      }
    },
  )
})

describe('the mail to the team on a booking, visit or sale', () => {
  test.each(READERS.map((reader) => [reader.language, reader.edition.id, reader] as const))(
    'is whole for the team where the visitor reads %s of %s',
    (language, _edition, reader) => {
      const team = OFFICE_LANGUAGES.find((each) => each === language) ?? (['ar', 'wo'].includes(language) ? 'fr' : 'en')
      for (const action of BOOKING_ACTIONS) {
        const mail = composeTeamBookingMail({ row: bookingOf(reader), link: STOP }, { action }, reader)
        expectWhole(mail, team)
        expect(mail.text).toContain(`${reader.origin}/team/bookings/${STOP}`)
      }
      for (const action of VISIT_ACTIONS) {
        const mail = composeTeamVisitMail({ row: visitOf(reader), link: STOP }, { action }, reader)
        expectWhole(mail, team)
        expect(mail.text).toContain(`${reader.origin}/team/visits/${STOP}`)
      }
      for (const action of TOLD_SALE_ACTIONS) {
        const row = saleOf({ edition: reader.edition.id, language: reader.language })
        const rows = teamSaleRows(row, { offer: OFFER, cityName: 'Casablanca', slot: null }, reader.edition)
        const mail = composeTeamSaleMail({ row, rows, link: STOP }, { action }, reader)
        expectWhole(mail, team)
        expect(mail.text).toContain(`${reader.origin}/team/sales/${STOP}`)
      }
    },
  )
})
