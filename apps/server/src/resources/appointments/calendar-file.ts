import { isOverdue } from '@otosafi/domain/booking/booking'
import { SLOT_MINUTES } from '@otosafi/domain/visits/slots'
import { visitStateAt } from '@otosafi/domain/visits/visit'
import type { EditionFacts } from '@otosafi/editions/edition'
import { serverTexts } from '@otosafi/i18n/server-texts'
import { soldCarName } from '@otosafi/messages/rows/sale-rows'

import { bookingOf, type BookingRow } from '../bookings/booking-rows.ts'
import { isCalledOff, type SaleRow } from '../sales/sale-rows.ts'
import type { VisitRow } from '../visits/visit-rows.ts'

/** The most bytes of a line (RFC 5545, 3.1). */
const LINE_BYTES = 75

const MINUTE_MS = 60_000

/** An event of a calendar file. A file with a higher `version` replaces the event in a calendar that has it already. */
type CalendarEvent = {
  row: Pick<VisitRow, 'id' | 'version' | 'reference' | 'language'>
  /** When the event was last written, when it begins and when it ends. */
  times: { written: Date; starts: Date; ends: Date }
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  summary: string
  location?: string
}

/** A visit as a calendar file (RFC 5545), in the visitor's language, with the state that its page shows at the moment `now`. */
export function visitCalendar(row: VisitRow, edition: EditionFacts, now: number): string {
  const t = serverTexts(edition, row.language)
  const state = visitStateAt(row.state, { at: now, startsAt: row.starts_at.getTime() })
  // A calendar keeps the state of an event whose version it has: time's own, and what the team says after that, have later ones.
  const isEndedByTime = state !== row.state || state === 'done' || state === 'missed'
  const event: CalendarEvent = {
    row: isEndedByTime ? { ...row, version: row.version + 1 } : row,
    times: { written: isEndedByTime ? row.starts_at : row.scheduled_at, starts: row.starts_at, ends: row.ends_at },
    status: state === 'cancelled' ? 'CANCELLED' : state === 'requested' ? 'TENTATIVE' : 'CONFIRMED',
    summary: t('mail.visit.event', { car: row.car_name }),
    location: `${row.store_name}, ${row.store_address}`,
  }
  return calendarFile(event, edition)
}

/**
 * The inspection of a car that is for sale, as a calendar file in the seller's language: `last` is the latest time that was
 * agreed on, cancelled or not. Null where none ever was.
 */
export function saleCalendar(row: SaleRow, last: Date | undefined, edition: EditionFacts): string | null {
  const starts = row.appointment_at ?? last
  if (starts === undefined) return null
  const ends = new Date(starts.getTime() + SLOT_MINUTES * MINUTE_MS)
  const isCancelled = row.appointment_at === null || isCalledOff(row)
  const event: CalendarEvent = {
    row,
    times: { written: row.changed_at, starts, ends },
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    summary: serverTexts(edition, row.language)('mail.sale.event', { car: soldCarName(row) }),
    ...(row.appointment_place !== null && { location: row.appointment_place }),
  }
  return calendarFile(event, edition)
}

/**
 * By when the deposit of a booking is due, or when its hold ends, as a calendar file. Once it keeps no car, or its time has run out
 * at the moment `now`, that is cancelled; `changed` is when it last changed.
 */
export function bookingCalendar(
  row: BookingRow,
  { changed, now }: { changed: Date; now: number },
  edition: EditionFacts,
): string {
  const { deadline, car_name: car, state } = row
  const hasRunOut = isOverdue(bookingOf(row), now)
  const what = state === 'awaitingDeposit' && !hasRunOut ? 'depositDue' : 'event'
  const at = deadline ?? changed
  const event: CalendarEvent = {
    // The next version is its expiry, which may be noted later.
    row: hasRunOut ? { ...row, version: row.version + 1 } : row,
    times: { written: hasRunOut ? at : changed, starts: at, ends: at },
    status: deadline === null || hasRunOut ? 'CANCELLED' : 'CONFIRMED',
    summary: serverTexts(edition, row.language)(`mail.booking.${what}`, { car }),
  }
  return calendarFile(event, edition)
}

function calendarFile({ row, times, status, summary, location }: CalendarEvent, edition: EditionFacts): string {
  const t = serverTexts(edition, row.language)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Otosafi//Visits//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${row.id}@${edition.host}`,
    `DTSTAMP:${stampOf(times.written)}`,
    `DTSTART:${stampOf(times.starts)}`,
    // An event without a duration has no DTEND: the standard demands one later than the beginning.
    ...(times.ends > times.starts ? [`DTEND:${stampOf(times.ends)}`] : []),
    `SEQUENCE:${row.version}`,
    `STATUS:${status}`,
    `SUMMARY:${escaped(summary)}`,
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    `DESCRIPTION:${escaped(t('mail.booking.reference', { reference: row.reference }))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** An instant in UTC: `20260516T080000Z`. */
function stampOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`)
}

/** A line in pieces that are short enough, never within a character. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  for (const letter of line) {
    if (Buffer.byteLength(piece + letter) > LINE_BYTES) {
      pieces.push(piece)
      piece = ' '
    }
    piece += letter
  }
  return [...pieces, piece].join('\r\n')
}
