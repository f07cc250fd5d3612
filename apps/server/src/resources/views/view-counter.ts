import { createHash, randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { EditionFacts, EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { isRobot } from './robots.ts'

/** Visitors below which the number is not shown (decision 11). */
export const SHOWN_FROM = 3
/** Views that are remembered, so that a visitor counts once a day; beyond it the oldest are forgotten. */
const REMEMBERED = 200_000
const HOUR = 3_600_000

export type Visitor = { address: string; userAgent: string }

/** Counts visitors of cars: one a visitor and day, robots left out (decision 11). */
export type ViewCounter = {
  record: (edition: EditionFacts, car: string, visitor: Visitor) => Promise<void>
  /** Visitors of a car today, those not yet written included; null below three. */
  today: (edition: EditionFacts, car: string) => Promise<number | null>
  /** Writes what was counted since the last time. What cannot be written is kept for the next time. */
  flush: () => Promise<void>
}

type Count = { edition: EditionId; car: string; day: string; visitors: number }

/** A counter on `database`. Who looked at what is kept as salted hashes, in memory only, and forgotten every day. */
export function createViewCounter({ kysely }: Pick<Database, 'kysely'>, clock: Clock): ViewCounter {
  const salt = randomBytes(16)
  const seen = new Set<string>()
  const days = new Map<EditionId, { hour: number; day: Promise<string> }>()
  let pending = new Map<string, Count>()

  /** The day in the edition's time zone, ISO. The database knows the zones; it is asked once an hour. */
  const dayOf = ({ id, timeZone }: EditionFacts): Promise<string> => {
    const hour = Math.floor(clock() / HOUR)
    const known = days.get(id)
    if (known?.hour === hour) return known.day
    const day = sql<{
      day: string
    }>`select (to_timestamp(${hour * 3600}::double precision) at time zone ${timeZone}::text)::date as day`
      .execute(kysely)
      .then(({ rows }) => rows[0]?.day ?? '')
    days.set(id, { hour, day })
    day.catch(() => days.delete(id))
    return day
  }

  const remember = (key: string): boolean => {
    if (seen.has(key)) return false
    seen.add(key)
    const [oldest] = seen
    if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest)
    return true
  }

  return {
    async record(edition, car, { address, userAgent }) {
      if (isRobot(userAgent)) return
      const day = await dayOf(edition)
      const visitor = createHash('sha256')
        .update(salt)
        .update([day, address, userAgent, edition.id, car].join('\n'))
        .digest('base64')
      if (!remember(visitor)) return
      const key = `${edition.id} ${car} ${day}`
      const count = pending.get(key) ?? { edition: edition.id, car, day, visitors: 0 }
      count.visitors++
      pending.set(key, count)
    },

    async today(edition, car) {
      const day = await dayOf(edition)
      const row = await kysely
        .selectFrom('car_views')
        .select('visitors')
        .where('edition', '=', edition.id)
        .where('car_id', '=', car)
        .where('day', '=', day)
        .executeTakeFirst()
      const visitors = (row?.visitors ?? 0) + (pending.get(`${edition.id} ${car} ${day}`)?.visitors ?? 0)
      return visitors < SHOWN_FROM ? null : visitors
    },

    async flush() {
      if (pending.size === 0) return
      const counts = pending
      pending = new Map()
      try {
        // A car that has gone meanwhile takes its views with it.
        await sql`
          insert into car_views (edition, car_id, day, visitors)
          select cars.edition, cars.id, day, visitors
          from json_to_recordset(${JSON.stringify([...counts.values()])}::json) as counted (edition text, car text, day date, visitors integer)
          join cars on cars.edition = counted.edition and cars.id = counted.car
          on conflict (edition, car_id, day) do update set visitors = car_views.visitors + excluded.visitors
        `.execute(kysely)
      } catch (error) {
        for (const [key, count] of counts) {
          const newer = pending.get(key)
          pending.set(key, newer ? { ...count, visitors: count.visitors + newer.visitors } : count)
        }
        throw error
      }
    },
  }
}
