import { beforeAll, expect, it } from 'vitest'

import { newestWithSql } from '../../catalogue/newest-cars.ts'
import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { seedStock } from '../../testing/cars.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

withDatabase('when the newest car came', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'sn'], 300)
    server = await startTestServer(database)
  })

  const get = async (path: string) => (await server.send('ma', `/api/${path}`)).body

  /** Asked of the listing, newest first. */
  const newestOf = async (query: string) => (await get(`cars?limit=1&${query}`)).cars[0]?.publishedAt ?? null

  async function expectAsListed(): Promise<void> {
    const { carBrands } = await get('car-brands?all=true')
    const { models } = await get('car-models/filter?limit=2000')
    expect(models.length).toBeGreaterThan(24)
    const newest = [
      ...carBrands.map(({ id, newestAt }: { id: string; newestAt: string }) => [`brand=${id}`, newestAt]),
      ...models.map(({ key, newestAt }: { key: string; newestAt: string }) => [`model=${key}`, newestAt]),
    ]
    expect(newest).toEqual(await Promise.all(newest.map(async ([query]) => [query, await newestOf(query)])))
    expect(await newestWithSql(database.kysely, 'ma')).toEqual(await server.search.newest('ma'))
  }

  it(
    'is said of brands and models as the listing shows it, and by the database while the cars are being loaded',
    expectAsListed,
  )

  it('is said of categories', async () => {
    const { categories } = await get('categories')
    const { newestAt } = categories.find(({ id }: { id: string }) => id === 'suv')
    expect(newestAt).toBe(await newestOf('bodyType=suv'))
    expect((await get('categories/suv')).newestAt).toBe(newestAt)
  })

  it('stays true as cars come, are sold, change their model and go', async () => {
    const {
      cars: [first, second, third, fourth],
    } = await get('cars?limit=4')
    const set = (change: string, { id }: { id: string }) =>
      database.pool.query(`update cars set ${change} where edition = 'ma' and id = $1`, [id])
    await set(`status = 'sold', sold_at = now()`, first)
    await set(`published_at = '2020-01-01'`, second)
    await set(`brand = 'kia', model = 'rio'`, third)
    await database.pool.query(`delete from cars where edition = 'ma' and id = $1`, [fourth.id])
    await server.search.refresh()
    await expectAsListed()
    await set(`status = 'available', sold_at = null`, first)
    await server.search.refresh()
    await expectAsListed()
    expect(await newestOf(`model=${first.brand.id}-${first.model.id}`)).toBe(first.publishedAt)
  })
})
