import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../db/database.ts'
import { withDatabases } from '../db/testing/with-databases.ts'
import { seedStock } from '../testing/cars.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { listWarmUpKeys } from './warm-up-keys.ts'

withDatabases('the pictures to prepare', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'rw'], 60)
    server = await startTestServer(database)
  })

  it("are first those of every edition's first page, then all other key photographs, each once", async () => {
    const keys = await listWarmUpKeys({ search: server.search, database }, ['ma', 'rw'])
    const onPage = async (edition: 'ma' | 'rw'): Promise<string[]> =>
      (await server.send(edition, '/api/cars')).body.cars.map((car: { photo: { key: string } }) => car.photo.key)
    const first = [...new Set([...(await onPage('ma')), ...(await onPage('rw'))])]
    expect(keys.slice(0, first.length)).toEqual(first)
    const all = await database.kysely.selectFrom('car_photos').select('key').where('kind', '=', 'key').execute()
    expect(keys.toSorted()).toEqual([...new Set(all.map(({ key }) => key))].toSorted())
  })
})
