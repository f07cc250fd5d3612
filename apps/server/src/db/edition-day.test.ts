import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { dayIn } from '@otosafi/editions/time/local-time'

import { editionDay } from './edition-day.ts'
import { withDatabases } from './testing/with-databases.ts'

const HOUR = 3_600_000
/** Moments at all hours of the day since 2020, up to one in 2027. */
const MOMENTS = Array.from({ length: 2800 }, (_, at) => Date.parse('2020-01-01T00:30:00Z') + at * 23 * HOUR)

withDatabases('the day of a moment in an edition, in SQL', (open) => {
  it('is that of Node’s time zones', async () => {
    const { kysely } = await open({ migrated: false })
    const instants = MOMENTS.map((each) => new Date(each).toISOString())
    for (const { id, timeZone } of Object.values(EDITIONS)) {
      const { rows } = await sql<{ day: string }>`
        select ${editionDay('at')}::text as day
        from (
          select ${id}::text as edition, at, place
          from unnest(${instants}::timestamptz[]) with ordinality as moments (at, place)
        ) as moments
        order by place
      `.execute(kysely)
      expect(
        rows.map(({ day }) => day),
        id,
      ).toEqual(MOMENTS.map((each) => dayIn(each, timeZone)))
    }
  })
})
