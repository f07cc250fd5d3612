import { describe, expect, it } from 'vitest'

import { BOOKING_STATES, isOpen } from '@otosafi/domain/booking/booking'
import { EDITIONS } from '@otosafi/editions/registry'
import { serverTexts } from '@otosafi/i18n/server-texts'

import { onlyValue, readCalendar, readInstant, readText } from '../../testing/read-calendar.ts'
import { exampleBooking, exampleVisit } from '../bookings/testing/booking-rows.ts'
import { bookingCalendar, visitCalendar } from './calendar-file.ts'

const WRITTEN = { changed: new Date('2026-06-01T12:00:00Z'), now: Date.parse('2026-06-01T12:00:00Z') }

const READERS = Object.values(EDITIONS).flatMap((edition) =>
  edition.languages.map((language) => [language, edition.id, { edition, language }] as const),
)

/** Names with all that has to be escaped, in letters of one to four bytes, longer than a line. */
const NAMES = [
  [
    'in French',
    String.raw`Renault Clio; « Série, limitée » à C:\new\, 1,5 dCi 🚗 et tout ce qu’elle a de plus que les autres`,
  ],
  ['in Arabic', 'رونو كليو، «زين»; مجهزة, أوتوماتيكية\nبمحرك ديزل وصندوق جديد وكل ما يلزم للسفر الطويل'],
  ['with ends of lines', 'Dacia\r\nDuster\rStepway'],
  ['with nothing of all that', 'Peugeot 208'],
] as const

/** A text whose lines end in one way. */
const linesOf = (text: string) => text.replace(/\r\n?/g, '\n')

/** The event of a file, which has no other. */
function eventOf(text: string) {
  const calendar = readCalendar(Buffer.from(text))
  expect(calendar.name).toBe('VCALENDAR')
  expect([onlyValue(calendar, 'VERSION'), onlyValue(calendar, 'METHOD')]).toEqual(['2.0', 'PUBLISH'])
  expect(onlyValue(calendar, 'PRODID')).not.toBe('')
  expect(calendar.parts.map(({ name }) => name)).toEqual(['VEVENT'])
  const [event] = calendar.parts
  if (event === undefined) throw new Error('No event')
  const names = event.properties.map(({ name }) => name)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  return event
}

describe.each(READERS)('calendar files in %s of %s', (language, _, reader) => {
  const { edition } = reader
  const t = serverTexts(edition, language)

  it.each(NAMES)('of a visit say it whole, in UTC, to who reads them by the standard alone: %s', (_, name) => {
    const row = {
      ...exampleVisit(reader),
      car_name: name,
      store_name: name,
      store_address: `12; rue d’Alger,\n${name}`,
    }
    const event = eventOf(visitCalendar(row, edition, row.scheduled_at.getTime()))
    const lines = linesOf(name)
    expect(readText(onlyValue(event, 'SUMMARY'))).toBe(t('mail.visit.event', { car: lines }))
    expect(readText(onlyValue(event, 'LOCATION'))).toBe(`${lines}, 12; rue d’Alger,\n${lines}`)
    expect(readText(onlyValue(event, 'DESCRIPTION'))).toContain(row.reference)
    expect(onlyValue(event, 'UID')).toBe(`${row.id}@${edition.host}`)
    expect(onlyValue(event, 'STATUS')).toBe('TENTATIVE')
    expect(onlyValue(event, 'SEQUENCE')).toBe('1')
    expect(['DTSTAMP', 'DTSTART', 'DTEND'].map((each) => readInstant(onlyValue(event, each)))).toEqual(
      [row.scheduled_at, row.starts_at, row.ends_at].map((each) => each.getTime()),
    )
  })

  it('of a visit that nobody has confirmed say that it is cancelled once its time has come, in a newer version', () => {
    const row = exampleVisit(reader)
    const startsAt = row.starts_at.getTime()
    const shown = [startsAt - 1, startsAt].map((now) => {
      const event = eventOf(visitCalendar(row, edition, now))
      return [onlyValue(event, 'STATUS'), onlyValue(event, 'SEQUENCE'), readInstant(onlyValue(event, 'DTSTAMP'))]
    })
    expect(shown).toEqual([
      ['TENTATIVE', '1', row.scheduled_at.getTime()],
      ['CANCELLED', '2', startsAt],
    ])
  })

  it('of a visit have a later version for what the team says of it once its time has come', () => {
    const row = exampleVisit(reader)
    const now = row.starts_at.getTime()
    const shown = (['requested', 'cancelled', 'done', 'missed'] as const).map((state) => {
      const version = state === 'requested' ? 1 : 2
      const event = eventOf(visitCalendar({ ...row, state, version }, edition, now))
      return [state, onlyValue(event, 'STATUS'), onlyValue(event, 'SEQUENCE')]
    })
    expect(shown).toEqual([
      ['requested', 'CANCELLED', '2'],
      ['cancelled', 'CANCELLED', '2'],
      ['done', 'CONFIRMED', '3'],
      ['missed', 'CONFIRMED', '3'],
    ])
  })

  it.each(NAMES)('of a booking name the moment of its end, which takes no time: %s', (_, name) => {
    const row = { ...exampleBooking(reader), state: 'held', car_name: name } as const
    const event = eventOf(bookingCalendar(row, WRITTEN, edition))
    const lines = linesOf(name)
    expect(readText(onlyValue(event, 'SUMMARY'))).toBe(t('mail.booking.event', { car: lines }))
    expect(readText(onlyValue(event, 'DESCRIPTION'))).toContain(row.reference)
    expect(onlyValue(event, 'UID')).toBe(`${row.id}@${edition.host}`)
    expect(onlyValue(event, 'STATUS')).toBe('CONFIRMED')
    expect(['DTSTAMP', 'DTSTART'].map((each) => readInstant(onlyValue(event, each)))).toEqual(
      [row.created_at, row.deadline].map((each) => each?.getTime()),
    )
    // An end that is not later than the beginning is none that the standard knows.
    expect(event.properties.map(({ name: each }) => each)).not.toContain('DTEND')
  })

  it('of a booking say that the deposit is due while it is awaited, and else that the hold ends', () => {
    const row = exampleBooking(reader)
    const { car_name: car } = row
    const summaries = (['requested', 'awaitingDeposit', 'held'] as const).map((state) =>
      readText(onlyValue(eventOf(bookingCalendar({ ...row, state }, WRITTEN, edition)), 'SUMMARY')),
    )
    const [due, ends] = (['depositDue', 'event'] as const).map((what) => t(`mail.booking.${what}`, { car }))
    expect(summaries).toEqual([ends, due, ends])
  })

  it('of a booking are confirmed while it keeps its car, and cancelled in every other state', () => {
    const row = exampleBooking(reader)
    const confirmed = BOOKING_STATES.filter((state) => {
      const deadline = isOpen({ state }) ? row.deadline : null
      const event = eventOf(bookingCalendar({ ...row, state, deadline }, WRITTEN, edition))
      return onlyValue(event, 'STATUS') === 'CONFIRMED'
    })
    expect(confirmed).toEqual(['requested', 'awaitingDeposit', 'held'])
  })

  it.each(['awaitingDeposit', 'held'] as const)('of a booking that was %s end with its time, noted or not', (state) => {
    const deadline = new Date('2026-06-08T12:00:00Z')
    const row = { ...exampleBooking(reader), state, deadline }
    const shownAt = (now: number) => bookingCalendar(row, { ...WRITTEN, now }, edition)
    const event = eventOf(shownAt(deadline.getTime() - 1))
    expect([onlyValue(event, 'STATUS'), onlyValue(event, 'SEQUENCE')]).toEqual(['CONFIRMED', '3'])
    const over = eventOf(shownAt(deadline.getTime()))
    expect([onlyValue(over, 'STATUS'), onlyValue(over, 'SEQUENCE')]).toEqual(['CANCELLED', '4'])
    const noted = { ...row, state: 'expired', deadline: null, version: 4 } as const
    const now = deadline.getTime() + 60_000
    expect(bookingCalendar(noted, { changed: deadline, now }, edition)).toBe(shownAt(now))
  })

  it('of a booking that keeps no car any more say that its end is cancelled', () => {
    const row = { ...exampleBooking(reader), deadline: null }
    const changed = new Date('2026-06-03T12:00:00Z')
    const event = eventOf(bookingCalendar(row, { changed, now: changed.getTime() }, edition))
    expect([onlyValue(event, 'STATUS'), onlyValue(event, 'SEQUENCE')]).toEqual(['CANCELLED', '3'])
    expect(onlyValue(event, 'UID')).toBe(`${row.id}@${edition.host}`)
    expect(['DTSTAMP', 'DTSTART'].map((each) => readInstant(onlyValue(event, each)))).toEqual([
      changed.getTime(),
      changed.getTime(),
    ])
  })
})
