import type { CompiledQuery } from 'kysely'
import { beforeAll, expect, it } from 'vitest'

import { type Database, withQueries } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { seedStock } from '../../testing/cars.ts'
import { findCopies, noteCopies } from './note-copies.ts'

type Plan = { 'Relation Name'?: string; 'Index Cond'?: string; 'Recheck Cond'?: string; Plans?: Plan[] }

const partsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)]

withDatabase('a photograph that is compared with others', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma'], 60)
    await database.pool.query(`
      insert into uploads (edition, key, state, created_at, likeness)
      select 'ma', 'stock/' || at, case when at < 5 then 'used' else 'pending' end, now(), '' from generate_series(1, 5) as at;
      update car_photos set key = 'stock/' || car_id || position;
      insert into uploads (edition, key, state, created_at, likeness) select edition, key, 'used', now(), '' from car_photos;
      analyze;
    `)
  })

  it('asks for those of its model by an index, not for all of its edition', async () => {
    const { rows: cars } = await database.pool.query<{ id: string; brand: string; model: string }>(
      `select id, brand, model from stock where edition = 'ma' limit 1`,
    )
    const newPhotos = cars.map(({ id: carId, brand, model }) => ({ carId, brand, model, keys: ['stock/1'] }))
    const sent: CompiledQuery[] = []
    const watched = withQueries(database, ({ query }) => void sent.push(query))
    await findCopies(watched.kysely, 'ma', newPhotos)

    const client = await database.pool.connect()
    const scans: string[] = []
    try {
      // As where there are many cars.
      await client.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off')
      for (const { sql, parameters } of sent.filter((query) => query.sql.includes('car_photos'))) {
        const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
          text: `explain (format json) ${sql}`,
          values: [...parameters],
        })
        const parts = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => partsOf(plan)))
        for (const part of parts)
          if (part['Relation Name'] === 'car_photos') scans.push(part['Index Cond'] ?? part['Recheck Cond'] ?? '')
      }
    } finally {
      client.release(true)
    }
    expect(scans.length).toBeGreaterThan(0)
    for (const scan of scans) expect(scan).toMatch(/\b(?:key|car_id)\b/)
  })

  it('is noted as a copy of those that are still there', async () => {
    const copies = ['stock/2', 'stock/3', 'stock/4', 'stock/5'].map((otherKey) => ({ key: 'stock/1', otherKey }))
    await database.pool.query(`
      delete from uploads where key = 'stock/2';
      update uploads set state = 'removed' where key = 'stock/3';
    `)
    for (let time = 0; time < 2; time += 1) await inTransaction(database, (write) => noteCopies(write, 'ma', copies))
    const { rows } = await database.pool.query('select key, other_key from photo_copies')
    expect(rows).toEqual([{ key: 'stock/1', other_key: 'stock/4' }])
  })
})
