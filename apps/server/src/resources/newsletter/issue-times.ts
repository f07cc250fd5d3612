import { isQuietHour } from '@otosafi/domain/messages/quiet-hours'
import { localTime } from '@otosafi/editions/time/local-time'

import { lastMoment } from '../alerts/alert-times.ts'

/** When an issue of the newsletter is due: Thursdays at 10:00, in the time zone of the edition. */
const ISSUE = { hour: 10, day: 4 } as const

/** How late an issue is still sent: later ones would come shortly before the next. */
const LATEST_MS = 48 * 3_600_000

/** An issue of the newsletter: it tells what became new from one moment until another, that at which it is due. */
export type Issue = { from: Date; until: Date }

/**
 * The issue that is sent at the moment `now`, milliseconds since the epoch, in a time zone of IANA; null in the quiet hours, and
 * on the days before the next.
 */
export function issueAt(now: number, timeZone: string): Issue | null {
  const until = lastMoment(now, timeZone, ISSUE)
  const isNight = isQuietHour(localTime(now, timeZone).getUTCHours())
  if (isNight || now - until >= LATEST_MS) return null
  return { from: new Date(lastMoment(until - 1, timeZone, ISSUE)), until: new Date(until) }
}
