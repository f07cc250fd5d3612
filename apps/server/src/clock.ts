import type { EditionFacts } from '@otosafi/editions/edition'
import { dayIn } from '@otosafi/editions/time/local-time'

/** The present moment, milliseconds since the epoch; tests set their own. */
export type Clock = () => number

/** The day of a moment in UTC, as an ISO date. */
export function isoDay(at: Date | number): string {
  return new Date(at).toISOString().slice(0, 10)
}

const days = new Map<string, { minute: number; day: string }>()

/** The day that it is in an edition, as an ISO date. It is kept for the minute: every card asks for it. */
export function todayIn({ timeZone }: Pick<EditionFacts, 'timeZone'>, now: number): string {
  const minute = Math.floor(now / 60_000)
  const known = days.get(timeZone)
  if (known?.minute === minute) return known.day
  const day = dayIn(now, timeZone)
  days.set(timeZone, { minute, day })
  return day
}

/** The year that it is, in UTC. */
export function currentYear(clock: Clock): number {
  return new Date(clock()).getUTCFullYear()
}
