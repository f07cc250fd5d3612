import { type RawBuilder, sql } from 'kysely'

import { EDITIONS } from '@otosafi/editions/registry'
import { localTime } from '@otosafi/editions/time/local-time'

const MINUTE = 60_000
const WEEK = 7 * 24 * 60 * MINUTE
// Changes of clocks are looked for between them: no row is older, and no process runs as long.
const FROM = Date.UTC(2020, 0)
const UNTIL = Date.now() + 104 * WEEK

/** The day of a row's moment in its edition (its column `edition`), by Node's time zones: PostgreSQL's may be out of date. */
export function editionDay(at: string): RawBuilder<string> {
  const ahead = Object.values(EDITIONS).map(
    ({ id, timeZone }) => sql`when ${sql.lit(id)} then ${aheadOfUtc(sql.ref(at), timeZone)}`,
  )
  return sql<string>`((${sql.ref(at)} at time zone 'UTC') + case edition ${sql.join(ahead, sql` `)} end)::date`
}

/** How far the clocks of a zone are ahead of UTC at a moment of a row. */
function aheadOfUtc(at: RawBuilder<unknown>, timeZone: string): RawBuilder<unknown> {
  const { changes, minutes } = clocksOf(timeZone)
  const intervals = sql.lit(`{${minutes.map((each) => `${each} minutes`).join(',')}}`)
  if (changes.length === 0) return sql`(${intervals}::interval[])[1]`
  return sql`(${intervals}::interval[])[1 + width_bucket(${at}, ${sql.lit(`{${changes.join(',')}}`)}::timestamptz[])]`
}

/** When the clocks of a zone are changed, and how many minutes they are ahead of UTC before the first change and since each. */
function clocksOf(timeZone: string): { changes: string[]; minutes: number[] } {
  const minutesAt = (instant: number) => (localTime(instant, timeZone).getTime() - instant) / MINUTE
  let ahead = minutesAt(FROM)
  const changes: string[] = []
  const minutes = [ahead]
  for (let week = FROM; week < UNTIL; week += WEEK) {
    const next = minutesAt(week + WEEK)
    if (next === ahead) continue
    let [before, after] = [week, week + WEEK]
    while (after - before > MINUTE) {
      const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE
      if (minutesAt(middle) === ahead) before = middle
      else after = middle
    }
    changes.push(new Date(after).toISOString())
    minutes.push(next)
    ahead = next
  }
  return { changes, minutes }
}
