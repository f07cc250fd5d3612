import { sql } from 'kysely'
import { expect, it } from 'vitest'

import { withDatabase } from '../../db/testing/with-databases.ts'
import { latestEvents } from './latest-events.ts'

withDatabase('events', (open) => {
  it('are the latest 200, the first thing first', async () => {
    const { kysely } = await open()
    const events = sql<{ version: number }>`(select generate_series(1, 201) as version)`.as('events')
    const listed = await latestEvents(kysely.selectFrom(events).selectAll().orderBy('version', 'desc'))
    expect(listed.map(({ version }) => version)).toEqual(Array.from({ length: 200 }, (_, at) => at + 2))
  })
})
