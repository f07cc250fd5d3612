import { isQuietHour } from '@otosafi/domain/messages/quiet-hours'
import type { NewsletterFrequency } from '@otosafi/domain/newsletter/preferences'
import { localTime } from '@otosafi/editions/time/local-time'

import { lastMoment } from '../alerts/alert-times.ts'

/** When an issue of the newsletter is due: Thursdays at 10:00, in the time zone of the edition. */
const ISSUE = { hour: 10, day: 4 } as const

/** How late an issue is still sent: later ones would come shortly before the next. */
const MAX_DELAY_MS = 48 * 3_600_000
const DAYS_OF_WEEK = 7

/** An issue of the newsletter: it covers the time from one moment until another, at which it is due. */
export type Issue = { from: Date; until: Date }

/**
 * The issue that is sent at the moment `now`, milliseconds since the epoch, in a time zone of IANA, to who wants it so
 * often; null in the quiet hours, on the days before the next, and where it is monthly and the week's is not the first of
 * a month.
 */
export function issueAt(now: number, timeZone: string, frequency: NewsletterFrequency): Issue | null {
  const until = lastMoment(now, timeZone, ISSUE)
  const isNight = isQuietHour(localTime(now, timeZone).getUTCHours())
  if (isNight || now - until >= MAX_DELAY_MS) return null
  const isOne = (moment: number) => frequency === 'weekly' || isFirstOfMonth(moment, timeZone)
  if (!isOne(until)) return null
  let from = until
  do from = lastMoment(from - 1, timeZone, ISSUE)
  while (!isOne(from))
  return { from: new Date(from), until: new Date(until) }
}

/** Whether the issue of a moment is the first of its month. */
function isFirstOfMonth(moment: number, timeZone: string): boolean {
  return localTime(moment, timeZone).getUTCDate() <= DAYS_OF_WEEK
}
