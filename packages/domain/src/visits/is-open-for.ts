import type { Hours, SlotTime, StoreDay, WallClock } from './slots.ts'

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
  const [day, from] = begins.toISOString().slice(0, 16).split('T') as [string, string]
  const [lastDay, until] = wall.localTime(endsAt).toISOString().slice(0, 16).split('T') as [string, string]
  // Hours end before midnight.
  if (lastDay !== day) return false
  const isWithin = ({ opens, closes }: Pick<Hours, 'opens' | 'closes'>) => opens <= from && until <= closes
  if (isHoliday(day)) return false
  const own = special.find((each) => each.day === day)
  if (own !== undefined && (own.hours === null || !isWithin(own.hours))) return false
  const weekday = begins.getUTCDay() || 7
  return hours.some((each) => each.day === weekday && isWithin(each))
}
