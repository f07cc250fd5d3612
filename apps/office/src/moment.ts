import type { EditionId } from '@otosafi/editions/edition'
import { formatDate } from '@otosafi/editions/format/date'
import { EDITIONS } from '@otosafi/editions/registry'
import { instantOf, localTime } from '@otosafi/editions/time/local-time'

/** A moment as text, in the time zone of its edition; without an edition, in the reader's own. */
export function momentText(iso: string, language: 'en' | 'fr', edition: EditionId | null): string {
  const [day = '', time = ''] = (edition === null ? readersMoment(iso) : localMoment(iso, edition)).split('T')
  return `${formatDate(day, language)}, ${time}`
}

/** A moment as the value of a `datetime-local` field, in the time zone of an edition: `2026-06-01T09:00`. */
export function localMoment(iso: string, edition: EditionId): string {
  return minuteOf(localTime(Date.parse(iso), EDITIONS[edition].timeZone))
}

/** The moment that the value of such a field means in the time zone of an edition. */
export function momentIn(field: string, edition: EditionId): string {
  return new Date(instantOf(Date.parse(`${field}Z`), EDITIONS[edition].timeZone)).toISOString()
}

function readersMoment(iso: string): string {
  const at = new Date(iso)
  return minuteOf(new Date(at.getTime() - at.getTimezoneOffset() * 60_000))
}

/** The minute of a date whose UTC parts are the local ones. */
function minuteOf(local: Date): string {
  return local.toISOString().slice(0, 16)
}
