import { isQuietHour } from '../messages/quiet-hours.ts'
import type { WallClock } from './slots.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The hour of the day before at which a visit is remembered, and how long before it the second time. */
const EVENING_HOUR = 18
const SHORTLY_HOURS = 2

/**
 * When somebody is reminded of a visit, milliseconds since the epoch, in order (P-48): at 18:00 of the day before and 2 hours
 * before, but not in the quiet hours of its time zone, nor before it was scheduled.
 */
export function remindersOf(visit: { startsAt: number; scheduledAt: number }, wallClock: WallClock): number[] {
  const midnight = Math.floor(wallClock.localTime(visit.startsAt).getTime() / DAY_MS) * DAY_MS
  const evening = wallClock.instantOf(midnight - DAY_MS + EVENING_HOUR * HOUR_MS)
  const shortly = visit.startsAt - SHORTLY_HOURS * HOUR_MS
  return [evening, shortly].filter((at) => at > visit.scheduledAt && !isQuiet(at, wallClock))
}

/** Whether an instant is within the quiet hours. */
export function isQuiet(at: number, wallClock: WallClock): boolean {
  return isQuietHour(wallClock.localTime(at).getUTCHours())
}
