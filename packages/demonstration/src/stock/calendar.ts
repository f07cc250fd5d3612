const DAY_MS = 86_400_000

/** Days since 1970-01-01 of an ISO date or instant (its date part, UTC). Throws a RangeError on anything else. */
export function dayOf(iso: string): number {
  const time = Date.parse(`${iso.slice(0, 10)}T00:00:00Z`)
  if (Number.isNaN(time)) throw new RangeError(`Not an ISO date: ${iso}`)
  return time / DAY_MS
}

/** The ISO date of a day number. */
export function isoDateOf(day: number): string {
  return new Date(Math.floor(day) * DAY_MS).toISOString().slice(0, 10)
}

/** The ISO instant at `minute` minutes into a day (UTC). */
export function isoInstantOf(day: number, minute: number): string {
  return new Date(Math.floor(day) * DAY_MS + minute * 60_000).toISOString()
}

/** The calendar year of a day number. */
export function yearOfDay(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear()
}

/** The day number of the first of January. */
export function firstDayOf(year: number): number {
  return Date.UTC(year, 0, 1) / DAY_MS
}
