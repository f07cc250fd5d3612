import type { EditionFacts } from '../edition.ts'
import { localTime } from './local-time.ts'

/** A moment in the edition's local time: its day, an ISO date, and its time, `HH:MM`. */
export function momentOf(moment: Date, { timeZone }: Pick<EditionFacts, 'timeZone'>): { day: string; time: string } {
  const local = localTime(moment.getTime(), timeZone).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}
