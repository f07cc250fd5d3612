import { type Hours, minutesOf, type SlotTime, type StoreDay, type WallClock } from './slots.ts'

const MINUTE_MS = 60_000

/** When a place is open. */
export type Opening = {
  hours: readonly Hours[]
  wall: WallClock
  isHoliday: (day: string) => boolean
  special: readonly StoreDay[]
}

/** Whether a place is open during the whole of a slot. */
export function isOpenFor({ startsAt, endsAt }: SlotTime, { hours, wall, isHoliday, special }: Opening): boolean {
  const start = wall.localTime(startsAt)
  const day = start.toISOString().slice(0, 10)
  const midnight = Date.parse(day)
  // Counted from the midnight before the start: a slot that ends on the next day ends after 24:00.
  const minutes = (local: Date) => (local.getTime() - midnight) / MINUTE_MS
  const [from, until] = [minutes(start), minutes(wall.localTime(endsAt))]
  const isWithin = ({ opens, closes }: Pick<Hours, 'opens' | 'closes'>) =>
    minutesOf(opens) <= from && until <= minutesOf(closes)
  const exception = special.find((each) => each.day === day)
  if (exception !== undefined && (exception.hours === null || !isWithin(exception.hours))) return false
  const weekday = start.getUTCDay() || 7
  const usual = isHoliday(day) ? [] : hours.filter((each) => each.day === weekday)
  return usual.length === 0 ? exception !== undefined : usual.some(isWithin)
}
