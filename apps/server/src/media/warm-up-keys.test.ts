import { beforeAll, expect, it } from 'vitest'

import { PAGE_SIZE } from '@otosafi/domain/listing/limits'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { seedStock } from '../testing/cars.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { listWarmUpKeys } from './warm-up-keys.ts'

withDatabase('the pictures to prepare', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'rw'], 60)
    server = await startTestServer(database)
  })

  it("are first those of every edition's first page, then those of its newest cars, each once, and no more", async () => {
    const newest = 40
    const keys = await listWarmUpKeys(server.search, ['ma', 'rw'], newest)
    const keysOf = async (edition: 'ma' | 'rw', limit: number): Promise<string[]> =>
      (await server.send(edition, `/api/cars?limit=${limit}`)).body.cars.map(
        (car: { photo: { key: string } }) => car.photo.key,
      )
    const expected = new Set<string>()
    for (const limit of [PAGE_SIZE, newest])
      for (const edition of ['ma', 'rw'] as const) for (const key of await keysOf(edition, limit)) expected.add(key)
    expect(keys).toEqual([...expected])
    const all = await database.kysely
      .selectFrom('car_photos')
      .select('key')
      .distinct()
      .where('kind', '=', 'key')
      .execute()
    expect(keys.length).toBeLessThan(all.length)
  })
})
