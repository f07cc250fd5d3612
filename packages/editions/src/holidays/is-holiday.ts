import { EXPECTED_FEASTS, type Feast } from './feasts.ts'
import type { Holidays } from './holidays.ts'

const DAY_MS = 24 * 3_600_000

/** Whether a day of the calendar, `YYYY-MM-DD`, is a holiday. */
export function isHoliday(day: string, holidays: Holidays): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return isOwnHoliday(time, holidays) || isInLieu(time, holidays)
}

/** Whether it is one by itself, and not in the place of another. */
function isOwnHoliday(time: number, { fixed, firstOfMonth = [], easter, feasts, announced = {} }: Holidays): boolean {
  const date = new Date(time)
  if (fixed.includes(yearlyOf(time))) return true
  const isFirst = date.getUTCDate() <= 7
  if (
    firstOfMonth.some(
      ({ month, weekday }) => isFirst && date.getUTCMonth() + 1 === month && weekdayOf(time) === weekday,
    )
  )
    return true
  if (easter.includes(Math.round((time - easterSunday(date.getUTCFullYear())) / DAY_MS))) return true
  return Object.entries(feasts).some(([feast, days]) =>
    EXPECTED_FEASTS[feast as Feast].some((expected) => {
      const sinceFirst = (time - Date.parse(`${announced[expected] ?? expected}T00:00:00Z`)) / DAY_MS
      return sinceFirst >= 0 && sinceFirst < days
    }),
  )
}

/** Whether it is the Monday after a holiday that was lost to a Sunday, or to a weekend. */
function isInLieu(time: number, holidays: Holidays): boolean {
  const { inLieu } = holidays
  if (inLieu === undefined || weekdayOf(time) !== 1) return false
  const { after, of, not = [] } = inLieu
  return (after === 'weekend' ? [1, 2] : [1]).some((daysBefore) => {
    const lost = time - daysBefore * DAY_MS
    const counts = (of === 'all' || of.includes(yearlyOf(lost))) && !not.includes(yearlyOf(lost))
    return counts && isOwnHoliday(lost, holidays)
  })
}

/** `MM-DD`. */
function yearlyOf(time: number): string {
  return new Date(time).toISOString().slice(5, 10)
}

/** 1 Monday to 7 Sunday. */
function weekdayOf(time: number): number {
  return new Date(time).getUTCDay() || 7
}

/** Easter Sunday of the Western churches, milliseconds since the epoch: the anonymous Gregorian algorithm. */
function easterSunday(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const corrected =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - corrected - (ofCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * corrected + 22 * weekday) / 451)
  const days = corrected + weekday - 7 * shift + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}
