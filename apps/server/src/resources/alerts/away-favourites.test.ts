import type { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'

import { withQueries } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { openAlertWorld } from './testing/alert-world.ts'

type Plan = { 'Index Name'?: string; Plans?: Plan[] }

const partsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)]

withDatabase('favourites that were reserved or sold', (open) => {
  it('are found by an index of their own, not among all favourites', async () => {
    const database = await open()
    const world = await openAlertWorld(database)
    const user = await world.addOwner()
    await database.pool.query(
      `insert into wish_list_items (edition, id, user_id, car_id, car_name, price, created_at, was_away)
       select 'ma', gen_random_uuid(), $1::uuid, 'car' || step, 'A car', 90000, now(), step % 100 = 0
       from generate_series(1, 2000) as step`,
      [user],
    )
    await database.pool.query('analyze wish_list_items')
    const sent: CompiledQuery[] = []
    await world.run(withQueries(database, ({ query }) => void sent.push(query)).kysely)
    const queries = sent.filter(({ sql }) => sql.includes('asked_at'))
    expect(queries).not.toEqual([])

    const client = await database.pool.connect()
    const indexes: (string | undefined)[] = []
    try {
      // As where there are many favourites.
      await client.query('set enable_seqscan = off')
      for (const { sql, parameters } of queries) {
        const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
          text: `explain (format json) ${sql}`,
          values: [...parameters],
        })
        const parts = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => partsOf(plan)))
        indexes.push(...parts.map((part) => part['Index Name']))
      }
    } finally {
      client.release(true)
    }
    expect(indexes).toContain('wish_list_items_away')
  })
})
