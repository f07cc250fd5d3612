import type { EditionFacts } from '@otosafi/editions/edition'
import { dayIn, instantOf } from '@otosafi/editions/time/local-time'

/** The present moment, milliseconds since the epoch; tests set their own. */
export type Clock = () => number

/** The day of a moment in UTC, as an ISO date. */
export function isoDay(at: Date | number): string {
  return new Date(at).toISOString().slice(0, 10)
}

const days = new Map<string, { minute: number; day: string }>()

/** The day of a moment in an edition, as an ISO date. The last one is kept for its minute: every card asks for it. */
export function dayOfEdition({ timeZone }: Pick<EditionFacts, 'timeZone'>, at: Date | number): string {
  const instant = new Date(at).getTime()
  const minute = Math.floor(instant / 60_000)
  const known = days.get(timeZone)
  if (known?.minute === minute) return known.day
  const day = dayIn(instant, timeZone)
  days.set(timeZone, { minute, day })
  return day
}

/** When a day (an ISO date) begins in an edition. */
export function startOfDay({ timeZone }: Pick<EditionFacts, 'timeZone'>, day: string): Date {
  return new Date(instantOf(Date.parse(day), timeZone))
}

/** The year of a moment in an edition. */
export function yearOfEdition(edition: Pick<EditionFacts, 'timeZone'>, at: Date | number): number {
  return Number(dayOfEdition(edition, at).slice(0, 4))
}
