import { beforeAll, expect, it } from 'vitest'

import { MAX_FEATURED } from '@otosafi/domain/car/featured'

import { featuredWithSql } from '../../catalogue/featured-cars.ts'
import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { seedStock, TODAY } from '../../testing/cars.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

const DAY_MS = 86_400_000

withDatabase('the featured cars', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'sn'], 600)
    server = await startTestServer(database)
  })

  const featured = async () => {
    const { status, body } = await server.send('ma', '/api/featured-cars')
    expect(status).toBe(200)
    return { ids: body.cars.map(({ id }: { id: string }) => id) as string[], total: body.totalFeatured as number }
  }

  it('are certified, for sale, of sure mileage and no dearer than the market, the furthest below it first', async () => {
    const { ids, total } = await featured()
    expect(ids.length).toBe(Math.min(total, MAX_FEATURED))
    expect(total).toBeGreaterThan(2)
    const shares = []
    for (const id of ids) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a visitor does
      const { body } = await server.send('ma', `/api/cars/${id}`)
      expect(body).toMatchObject({ status: 'available', certified: true, mileageEvidence: 'sure' })
      shares.push(body.price / body.marketValue)
    }
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBeLessThanOrEqual(1)
  })

  it('are the same by the database, which answers while the cars are being loaded', async () => {
    expect(await featuredWithSql(database.kysely, 'ma', TODAY)).toEqual(await featured())
  })

  it('come and go with what is true of a car', async () => {
    const before = await featured()
    const [first = '', second = ''] = before.ids
    await database.pool.query(`update cars set status = 'reserved' where edition = 'ma' and id = $1`, [first])
    await database.pool.query(`update cars set price = market_value + 1 where edition = 'ma' and id = $1`, [second])
    await server.search.refresh()
    const after = await featured()
    expect(after.total).toBe(before.total - 2)
    expect(after.ids).toEqual(expect.not.arrayContaining([first, second]))
    expect(await featuredWithSql(database.kysely, 'ma', TODAY)).toEqual(after)
    await database.pool.query(`update cars set status = 'available' where edition = 'ma' and id = $1`, [first])
    await server.search.refresh()
    expect((await featured()).ids[0]).toBe(first)
    server.time.now += 200 * DAY_MS
    await server.search.refreshCertified()
    expect(await featured()).toEqual({ ids: [], total: 0 })
  })
})
