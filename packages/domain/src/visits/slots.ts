/** Duration of a visit, and the shortest and longest lead time of scheduling it (P-48). */
export const SLOT_MINUTES = 45
export const LEAD_HOURS = 2
export const DAYS_AHEAD = 14

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Opening hours on a day of the week, 1 Monday to 7 Sunday, as local times `HH:MM`. */
export type Hours = { day: number; opens: string; closes: string }

/** A time for a visit: when it begins and ends, milliseconds since the epoch. */
export type SlotTime = { startsAt: number; endsAt: number }

/** The clock on the wall of a time zone: from an instant to a date whose UTC parts are the local ones, and back. */
export type WallClock = { localTime: (instant: number) => Date; instantOf: (local: number) => number }

/** The place whose slots are asked for, and the days. */
export type SlotQuery = {
  hours: readonly Hours[]
  wall: WallClock
  /** Whether the place is closed on a day of the calendar, `YYYY-MM-DD`. */
  isHoliday: (day: string) => boolean
  /** The first day, `YYYY-MM-DD`, and how many. */
  from: string
  days: number
}

/**
 * The slots of some days, in the order of time: one after the other from when the place opens, as long as a whole one fits in
 * before it closes. A time that does not exist, since the clocks are put forward over it, is left out; hours that are there
 * twice are counted once.
 */
export function slotsOf({ hours, wall, isHoliday, from, days }: SlotQuery): SlotTime[] {
  const first = Date.parse(`${from}T00:00:00Z`)
  return Array.from({ length: days }, (_, at) => first + at * DAY_MS).flatMap((midnight) => {
    const date = new Date(midnight)
    if (isHoliday(date.toISOString().slice(0, 10))) return []
    const weekday = date.getUTCDay() === 0 ? 7 : date.getUTCDay()
    return hours
      .filter(({ day }) => day === weekday)
      .toSorted((a, b) => minutesOf(a.opens) - minutesOf(b.opens))
      .flatMap(({ opens, closes }) => slotsBetween(midnight, minutesOf(opens), minutesOf(closes), wall))
  })
}

/** Whether a slot can be taken at the moment `now`: not within the lead time, and not too far ahead. */
export function isWithinReach({ startsAt }: SlotTime, now: number): boolean {
  return startsAt >= now + LEAD_HOURS * HOUR_MS && startsAt <= now + DAYS_AHEAD * DAY_MS
}

function slotsBetween(midnight: number, opens: number, closes: number, wall: WallClock): SlotTime[] {
  const count = Math.max(0, Math.floor((closes - opens) / SLOT_MINUTES))
  return Array.from({ length: count }, (_, at) => midnight + (opens + at * SLOT_MINUTES) * MINUTE_MS).flatMap(
    (local) => {
      const startsAt = wall.instantOf(local)
      const exists = wall.localTime(startsAt).getTime() === local
      return exists ? [{ startsAt, endsAt: startsAt + SLOT_MINUTES * MINUTE_MS }] : []
    },
  )
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
