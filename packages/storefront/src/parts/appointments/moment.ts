import { edition } from '#edition'
import { localTime } from '@otosafi/editions/time/local-time'

/** A moment in the edition's local time, as texts write it: its day, an ISO date, and its time, `HH:MM`. */
export type Moment = { day: string; time: string }

/** The moment of an ISO instant. The rules of time zones are the server's: browsers are sent what is written. */
export function momentOf(instant: string): Moment {
  const local = localTime(Date.parse(instant), edition.timeZone).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}
