import type { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'

import { withQueries } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { exampleNewSale } from '../resources/sales/testing/sale-rows.ts'
import { countPromises } from './numbers.queries.ts'

type Plan = { 'Index Cond'?: string; Plans?: Plan[] }

const partsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)]

withDatabase('the promises of a period', (open) => {
  it('are found by an index, not among all steps of all sales', async () => {
    const database = await open()
    const sale = exampleNewSale({ edition: 'ma', language: 'fr' })
    await database.kysely.insertInto('sales').values(sale).execute()
    await database.pool.query(
      `insert into sale_events (edition, id, sale_id, version, action, actor, state, at)
       select 'ma', gen_random_uuid(), $1::uuid, step, case when step % 10 = 0 then 'accept' else 'see' end,
         'staff', 'accepted', timestamptz '2026-05-01T12:00:00Z' + step * interval '1 hour'
       from generate_series(1, 1000) as step`,
      [sale.id],
    )
    await database.pool.query('analyze sale_events')
    const sent: CompiledQuery[] = []
    const watched = withQueries(database, ({ query }) => void sent.push(query))
    const period = { editions: ['ma'], from: '2026-05-04', to: '2026-05-05' } as const
    await countPromises(watched, period, new Date('2026-07-01T12:00:00Z'))

    const client = await database.pool.connect()
    const conditions: (string | undefined)[] = []
    try {
      // As where there are many sales.
      await client.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off')
      for (const { sql, parameters } of sent) {
        const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
          text: `explain (format json) ${sql}`,
          values: [...parameters],
        })
        const parts = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => partsOf(plan)))
        conditions.push(...parts.map((part) => part['Index Cond']))
      }
    } finally {
      client.release(true)
    }
    expect(conditions).toContainEqual(expect.stringMatching(/\baction\b.*\bat\b/))
  })
})
