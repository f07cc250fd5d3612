import { isQuietHour, QUIET_HOURS } from '@otosafi/domain/messages/quiet-hours'
import { instantOf, localTime } from '@otosafi/editions/time/local-time'

/** When daily and weekly digests are due, and on which day of the week those of a week: Monday. */
const DIGEST_HOUR = 9
const DIGEST_DAY = 1

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Due times by frequency: a search is due if its last alert, or else its creation, is before that moment. */
export type AlertTimes = { instant: Date; daily: Date; weekly: Date }

/**
 * When alerts are due at the moment `now`, milliseconds since the epoch, in a time zone of IANA; null in the quiet
 * hours.
 */
export function alertTimes(now: number, timeZone: string): AlertTimes | null {
  const hour = localTime(now, timeZone).getUTCHours()
  if (isQuietHour(hour)) return null
  return {
    instant: new Date(now - HOUR_MS),
    daily: new Date(lastMoment(now, timeZone, { hour: DIGEST_HOUR })),
    weekly: new Date(lastMoment(now, timeZone, { hour: DIGEST_HOUR, day: DIGEST_DAY })),
  }
}

/** The moment `now`, or in the quiet hours the one at which they end, milliseconds since the epoch. */
export function endOfNight(now: number, timeZone: string): number {
  const local = localTime(now, timeZone)
  const hour = local.getUTCHours()
  if (!isQuietHour(hour)) return now
  const day = local.getUTCDate() + (hour < QUIET_HOURS.until ? 0 : 1)
  return instantOf(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), day, QUIET_HOURS.until), timeZone)
}

/** The latest moment, not after `now`, at which it was an hour of the day, on such a day of the week (0 is Sunday) or on any. */
export function lastMoment(now: number, timeZone: string, { hour, day }: { hour: number; day?: number }): number {
  for (let daysAgo = 0; ; daysAgo += 1) {
    const local = localTime(now - daysAgo * DAY_MS, timeZone)
    const moment = instantOf(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), hour), timeZone)
    if (moment <= now && (day === undefined || day === local.getUTCDay())) return moment
  }
}
