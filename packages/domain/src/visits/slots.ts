/** Duration of a visit, and the shortest and longest lead time of scheduling it (P-48). */
export const SLOT_MINUTES = 45
export const LEAD_HOURS = 2
export const DAYS_AHEAD = 14

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Opening hours on a day of the week, 1 Monday to 7 Sunday, as local times `HH:MM`. */
export type Hours = { day: number; opens: string; closes: string }

/**
 * An exception to the opening hours on a day, `YYYY-MM-DD`. Null hours close it; others, `HH:MM` local time, limit its
 * usual hours, or open a day without any.
 */
export type StoreDay = { day: string; hours: Times | null }

/** When a showroom opens and closes, local times `HH:MM`. */
export type Times = Pick<Hours, 'opens' | 'closes'>

/** A time for a visit: when it begins and ends, milliseconds since the epoch. */
export type SlotTime = { startsAt: number; endsAt: number }

/** Local time in a time zone: from an instant to a date whose UTC parts are the local ones, and back. */
export type WallClock = { localTime: (instant: number) => Date; instantOf: (local: number) => number }

/** When a showroom is open. */
export type Opening = {
  hours: readonly Hours[]
  wallClock: WallClock
  /** Whether it is closed on a day of the calendar, `YYYY-MM-DD`. */
  isHoliday: (day: string) => boolean
  /** The exceptions to its opening hours. */
  special: readonly StoreDay[]
}

/** A showroom and the days whose slots are wanted. */
export type SlotQuery = Opening & {
  /** The first day, `YYYY-MM-DD`, and how many. */
  from: string
  days: number
}

/**
 * The slots of some days, in order of time: back to back from the opening on, while a whole one fits in before closing.
 * An exception keeps those of the usual slots that fit, so that none overlaps one that was booked before. Local times
 * that the change to summer time skips are left out; those that occur twice count once.
 */
export function slotsOf({ hours, wallClock, isHoliday, special, from, days }: SlotQuery): SlotTime[] {
  const first = Date.parse(`${from}T00:00:00Z`)
  return Array.from({ length: days }, (_, at) => first + at * DAY_MS).flatMap((midnight) => {
    const date = new Date(midnight)
    const today = date.toISOString().slice(0, 10)
    const own = special.find((each) => each.day === today)
    const bounds = own?.hours
    if (bounds === null) return []
    const weekday = date.getUTCDay() === 0 ? 7 : date.getUTCDay()
    const usual = isHoliday(today) ? [] : hours.filter(({ day }) => day === weekday)
    const open: readonly Times[] = usual.length === 0 && bounds !== undefined ? [bounds] : usual
    return open
      .toSorted((a, b) => minutesOf(a.opens) - minutesOf(b.opens))
      .flatMap(({ opens, closes }) => slotsBetween(midnight, { opens, closes }, bounds, wallClock))
  })
}

/** Whether a slot can be taken at the moment `now`: not within the lead time, and not too far ahead. */
export function isWithinReach({ startsAt }: SlotTime, now: number): boolean {
  return startsAt >= now + LEAD_HOURS * HOUR_MS && startsAt <= now + DAYS_AHEAD * DAY_MS
}

/** The slots of opening hours that lie within `bounds`. */
function slotsBetween(midnight: number, { opens, closes }: Times, bounds: Times | undefined, wallClock: WallClock) {
  const [first, last] = [minutesOf(opens), minutesOf(closes)]
  const count = Math.max(0, Math.floor((last - first) / SLOT_MINUTES))
  return Array.from({ length: count }, (_, at) => first + at * SLOT_MINUTES)
    .filter((at) => isWithin(at, bounds))
    .flatMap((at) => {
      const local = midnight + at * MINUTE_MS
      const startsAt = wallClock.instantOf(local)
      const exists = wallClock.localTime(startsAt).getTime() === local
      return exists ? [{ startsAt, endsAt: startsAt + SLOT_MINUTES * MINUTE_MS }] : []
    })
}

function isWithin(at: number, bounds: Times | undefined): boolean {
  return bounds === undefined || (at >= minutesOf(bounds.opens) && at + SLOT_MINUTES <= minutesOf(bounds.closes))
}

/** The minutes of a local time, `HH:MM`, from midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
