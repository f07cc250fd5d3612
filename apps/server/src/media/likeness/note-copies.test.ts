import type { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'

import { withQueries } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { seedStock } from '../../testing/cars.ts'
import { noteCopies } from './note-copies.ts'

type Plan = { 'Relation Name'?: string; 'Index Cond'?: string; Plans?: Plan[] }

const partsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)]

withDatabase('a photograph that is compared with others', (open) => {
  it('is looked up by an index, not among all of its edition', async () => {
    const database = await open()
    await seedStock(database, ['ma'], 60)
    await database.pool.query(`
      insert into uploads (edition, key, state, created_at, likeness) values ('ma', 'stock/1', 'used', now(), '');
      update car_photos set key = 'stock/1' where (car_id, position) = (select car_id, position from car_photos limit 1);
      analyze;
    `)
    const sent: CompiledQuery[] = []
    const watched = withQueries(database, ({ query }) => void sent.push(query))
    await inTransaction(watched, (write) => noteCopies(write, 'ma', 'stock/1'))

    const scans: string[] = []
    for (const { sql, parameters } of sent.filter((query) => query.sql.includes('car_photos'))) {
      const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
        text: `explain (format json) ${sql}`,
        values: [...parameters],
      })
      const parts = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => partsOf(plan)))
      for (const part of parts)
        if (part['Relation Name'] === 'car_photos') scans.push(part['Index Cond'] ?? 'all of the table')
    }
    expect(scans.length).toBeGreaterThan(0)
    for (const scan of scans) expect(scan).toMatch(/\b(?:key|car_id)\b/)
  })
})
