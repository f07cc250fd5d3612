import { type Hours, minutesOf, type SlotTime, type StoreDay, type WallClock } from './slots.ts'

const MINUTE_MS = 60_000

/** When a place is open. */
export type Opening = {
  hours: readonly Hours[]
  wall: WallClock
  isHoliday: (day: string) => boolean
  special: readonly StoreDay[]
}

/** Whether a place is open for all of a time. */
export function isOpenFor({ startsAt, endsAt }: SlotTime, { hours, wall, isHoliday, special }: Opening): boolean {
  const begins = wall.localTime(startsAt)
  const day = begins.toISOString().slice(0, 10)
  const midnight = Date.parse(day)
  // Of the day on which it begins: a time that ends on the next one ends after 24:00.
  const minutes = (local: Date) => (local.getTime() - midnight) / MINUTE_MS
  const [from, until] = [minutes(begins), minutes(wall.localTime(endsAt))]
  const isWithin = ({ opens, closes }: Pick<Hours, 'opens' | 'closes'>) =>
    minutesOf(opens) <= from && until <= minutesOf(closes)
  const own = special.find((each) => each.day === day)
  if (own !== undefined && (own.hours === null || !isWithin(own.hours))) return false
  const weekday = begins.getUTCDay() || 7
  const usual = isHoliday(day) ? [] : hours.filter((each) => each.day === weekday)
  return usual.length === 0 ? own !== undefined : usual.some(isWithin)
}
