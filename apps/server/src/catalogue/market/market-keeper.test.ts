import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import type { Car } from '@otosafi/domain/car/car'
import { eventually } from '@otosafi/vitest/eventually'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { startJobs } from '../../jobs/start-jobs.ts'
import { IDLE_JOBS } from '../../jobs/testing/idle-jobs.ts'
import { buildCar, insertCars, seedStock } from '../../testing/cars.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { createMarketKeeper } from './market-keeper.ts'

const NOW = Date.parse('2026-06-01T12:00:00Z')
const HOUR = 3_600_000

withDatabase('market values', (open) => {
  let database: Database
  let server: TestServer
  let now: number
  const { signal } = new AbortController()

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'ci'], 40)
    server = await startTestServer(database)
  })
  beforeEach(async () => {
    now = NOW
    await database.pool.query(`delete from cars where brand = 'toyota' and model = 'corolla'`)
  })

  const startKeeper = async () => {
    const keeper = createMarketKeeper(database, () => now)
    await keeper.update(signal)
    return keeper
  }
  const carsFor = (prices: readonly number[], changes: Partial<Car> = {}) =>
    prices.map((price) => buildCar({ price, ...changes }))
  const insert = async (prices: readonly number[], changes: Partial<Car> = {}) => {
    const cars = carsFor(prices, changes)
    await insertCars(database, 'ma', cars)
    return cars.map(({ id }) => id)
  }
  const stored = async (id: string | undefined) => {
    const { rows } = await database.pool.query(
      `select market_value as value, market_comparables as count, market_low as low, market_high as high,
         market_width as width
       from cars where edition = 'ma' and id = $1`,
      [id],
    )
    return rows[0]
  }
  const countChanges = async () => {
    const { rows } = await database.pool.query<{ count: number }>('select count(*) from car_changes')
    return rows[0]?.count ?? 0
  }
  const PRICES = [100_000, 110_000, 120_000, 130_000, 140_000, 150_000]

  it('follow the cars that come, change and go', async () => {
    const keeper = await startKeeper()
    const ids = await insert(PRICES)
    await keeper.update(signal)
    expect(await stored(ids[0])).toEqual({ value: 130_000, count: 5, low: 114_000, high: 146_000, width: 'near' })
    await database.pool.query(`update cars set price = 300000 where id = $1`, [ids[3]])
    await keeper.update(signal)
    expect(await stored(ids[0])).toEqual({ value: 140_000, count: 5, low: 114_000, high: 240_000, width: 'near' })
    await database.pool.query(`update cars set model_year = 2005 where id = $1`, [ids[5]])
    await keeper.update(signal)
    expect(await stored(ids[0])).toEqual({ value: 130_000, count: 4, low: 113_000, high: 252_000, width: 'wide' })
    expect(await stored(ids[5])).toMatchObject({ count: 5, width: 'model' })
    await database.pool.query(`delete from cars where id = $1`, [ids[4]])
    now += 6 * HOUR
    await keeper.update(signal)
    expect((await stored(ids[0])).count).toBe(4)
  })

  it('count cars that were sold within twelve months, and leave those sold before as they are', async () => {
    await insert(PRICES.slice(0, 3))
    const recent = await insert(PRICES.slice(3), { status: 'sold', soldAt: '2025-06-02T10:00:00Z' })
    const [old] = await insert([90_000], {
      status: 'sold',
      soldAt: '2025-05-31T10:00:00Z',
      marketValue: 91_000,
      marketWidth: 'far',
    })
    await startKeeper()
    expect(await stored(recent[2])).toMatchObject({ value: 120_000, count: 5 })
    expect(await stored(old)).toMatchObject({ value: 91_000, count: 0 })
  })

  it('are those of the own edition', async () => {
    const ids = await insert(PRICES.slice(0, 3))
    await insertCars(
      database,
      'ci',
      PRICES.map((price) => buildCar({ price, city: 'abidjan-cocody' })),
    )
    await startKeeper()
    expect(await stored(ids[0])).toMatchObject({ value: null, count: 2, width: null })
  })

  it('are written for those cars only that they changed for, so that the work comes to an end', async () => {
    await insert(PRICES)
    const keeper = await startKeeper()
    await keeper.update(signal)
    const before = await countChanges()
    await keeper.update(signal)
    now += 6 * HOUR
    await keeper.update(signal)
    expect(await countChanges()).toBe(before)
    const [far] = await insert([500_000], { grade: 'damaged' })
    await keeper.update(signal)
    // The new car has no like: its own row is as good as it was.
    expect(await countChanges()).toBe(before + 1)
    expect(await stored(far)).toMatchObject({ count: 0 })
  })

  it('are seen by the page of the car and by the order of the listing', async () => {
    await server.search.refresh()
    const ids = await insert([...PRICES, 60_000])
    const keeper = await startKeeper()
    await server.search.refresh()
    const version = server.search.dataVersion('ma')
    await database.pool.query(`update cars set price = 200000 where id = $1`, [ids[0]])
    await keeper.update(signal)
    await server.search.refresh()
    expect(server.search.dataVersion('ma')).not.toBe(version)
    const { body } = await server.send('ma', `/api/cars/${ids[6]}`)
    expect(body).toMatchObject({ marketValue: 135_000, marketComparables: 6, marketLow: 115_000, marketHigh: 175_000 })
    const { cars } = (await server.send('ma', '/api/cars?sort=bestDeal&limit=1')).body
    expect(cars[0].id).toBe(ids[6])
  })

  it('are all the same when several keep them at once', async () => {
    const keepers = await Promise.all([startKeeper(), startKeeper(), startKeeper()])
    const ids = await insert(PRICES)
    await Promise.all(keepers.map((keeper) => keeper.update(signal)))
    expect(await stored(ids[0])).toMatchObject({ value: 130_000, count: 5 })
  })

  it('wait for the next call after an abort', async () => {
    const ids = await insert(PRICES)
    const keeper = createMarketKeeper(database, () => now)
    await expect(keeper.update(AbortSignal.abort())).rejects.toThrow('aborted')
    expect(await stored(ids[0])).toMatchObject({ value: null, count: 0 })
    await keeper.update(signal)
    expect(await stored(ids[0])).toMatchObject({ value: 130_000 })
  })

  it('are looked after while the server runs', async () => {
    const report = vi.fn<(message: string, error: unknown) => void>()
    const stop = await startJobs({
      database,
      ports: { mail: null, sms: null },
      ...IDLE_JOBS,
      clock: () => now,
      report,
    })
    const ids = await insert(PRICES)
    const value = async () => (await stored(ids[0])).value
    await eventually(async () => expect(await value()).toBe(130_000))
    await database.pool.query(`update cars set price = 300000 where id = $1`, [ids[3]])
    await eventually(async () => expect(await value()).toBe(140_000))
    await stop()
    expect(report).not.toHaveBeenCalled()
  })
})
