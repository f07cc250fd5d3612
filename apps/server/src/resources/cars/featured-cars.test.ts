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
    const ids = body.cars.map(({ id }: { id: string }) => id) as string[]
    return { ids, chosen: body.chosen as number, total: body.totalFeatured as number }
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

  it('are those that the team puts first, in its order and as long as the rule holds for them, then the others', async () => {
    const before = (await featured()).ids
    const [first = '', second = ''] = before
    const last = before.at(-1) ?? ''
    const { rows } = await database.pool.query(
      `select id from cars where edition = 'ma' and status = 'sold' order by id limit 1`,
    )
    const choice = [last, rows[0].id, second]
    const choose = (ids: string[]) =>
      database.pool.query(
        `insert into featured_choices (edition, position, car_id)
          select 'ma', position, id from unnest($1::text[]) with ordinality as chosen (id, position)`,
        [ids],
      )
    await choose(choice)
    await server.search.refresh()
    const chosen = await featured()
    expect(chosen).toMatchObject({ chosen: 2, ids: [last, second, first, ...before.slice(2, -1)] })
    expect(await featuredWithSql(database.kysely, 'ma', TODAY)).toEqual(chosen)
    await database.pool.query('delete from featured_choices')
    await server.search.refresh()
    expect((await featured()).ids).toEqual(before)
  })

  it('follow changes of a car', async () => {
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
    expect(await featured()).toEqual({ ids: [], chosen: 0, total: 0 })
  })
})
