import type { EditionFacts } from '@otosafi/editions/edition'
import { localTime } from '@otosafi/editions/time/local-time'

/** A moment on the wall of the edition: its day, an ISO date, and its time, `HH:MM`. */
export function momentOf(moment: Date, { timeZone }: EditionFacts): { day: string; time: string } {
  const local = localTime(moment.getTime(), timeZone).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}
