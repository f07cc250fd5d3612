import { minutesOf, type Opening, type SlotTime, type Times } from './slots.ts'

const MINUTE_MS = 60_000

/** Whether a showroom is open from the beginning to the end of a slot. */
export function isOpenThroughout(
  { startsAt, endsAt }: SlotTime,
  { hours, wallClock, isHoliday, special }: Opening,
): boolean {
  const start = wallClock.localTime(startsAt)
  const day = start.toISOString().slice(0, 10)
  const midnight = Date.parse(day)
  // Counted from the midnight before the start: a slot that ends on the next day ends after 24:00.
  const minutes = (local: Date) => (local.getTime() - midnight) / MINUTE_MS
  const [from, until] = [minutes(start), minutes(wallClock.localTime(endsAt))]
  const covers = ({ opens, closes }: Times) => minutesOf(opens) <= from && until <= minutesOf(closes)
  const exception = special.find((each) => each.day === day)
  if (exception !== undefined && (exception.hours === null || !covers(exception.hours))) return false
  const weekday = start.getUTCDay() || 7
  const usual = isHoliday(day) ? [] : hours.filter((each) => each.day === weekday)
  return usual.length === 0 ? exception !== undefined : usual.some(covers)
}
