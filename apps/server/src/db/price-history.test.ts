import { beforeAll, describe, expect, it } from 'vitest'

import type { Database } from './database.ts'
import { setPriceDay } from './price-day.ts'
import { carRowOf, insertReferences } from './testing/car-row.ts'
import { withDatabases } from './testing/with-databases.ts'

withDatabases('the price of a car', (open) => {
  let database: Database
  let today: string
  let made = 0

  beforeAll(async () => {
    database = await open()
    await insertReferences(database)
    const { rows } = await database.pool.query<{ today: string }>(`select (now() at time zone 'UTC')::date as today`)
    today = rows[0]?.today ?? ''
  })

  const insert = async (changes: Parameters<typeof carRowOf>[0] = {}) => {
    const id = String(made++).padStart(8, '0')
    const row = carRowOf({ id, price: 100_000, published_at: '2026-04-30T23:30:00-02:00', ...changes })
    await database.kysely.insertInto('cars').values(row).execute()
    return id
  }
  const change = (id: string, values: { price?: number; old_price?: number | null; mileage?: number }) =>
    database.kysely.updateTable('cars').set(values).where('id', '=', id).execute()
  const historyOf = (id: string) =>
    database.kysely
      .selectFrom('price_changes')
      .select(['date', 'price'])
      .where('car_id', '=', id)
      .orderBy('date')
      .execute()
  const pricesOf = (id: string) =>
    database.kysely
      .selectFrom('cars')
      .select(['price', 'old_price', 'discount'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  describe('has a history', () => {
    it('that begins on the day when the car is put up for sale', async () => {
      expect(await historyOf(await insert())).toEqual([{ date: '2026-05-01', price: 100_000 }])
    })

    it('of its changes, through any writer; of one day the last one counts', async () => {
      const id = await insert()
      await change(id, { price: 95_000 })
      await change(id, { price: 90_000 })
      await change(id, { mileage: 90_000 })
      expect(await historyOf(id)).toEqual([
        { date: '2026-05-01', price: 100_000 },
        { date: today, price: 90_000 },
      ])
    })

    it('on the days that their writers say', async () => {
      const id = await insert()
      await database.kysely.transaction().execute(async (write) => {
        await setPriceDay(write, '2026-06-02')
        await write.updateTable('cars').set({ price: 95_000 }).where('id', '=', id).execute()
      })
      expect(await historyOf(id)).toEqual([
        { date: '2026-05-01', price: 100_000 },
        { date: '2026-06-02', price: 95_000 },
      ])
    })

    it('that knows the first price also of a car that was loaded without one', async () => {
      const id = await insert()
      await database.kysely.deleteFrom('price_changes').where('car_id', '=', id).execute()
      await change(id, { price: 95_000 })
      expect((await historyOf(id)).map(({ price }) => price)).toEqual([100_000, 95_000])
    })

    it('without what was rolled back', async () => {
      const id = await insert()
      const failing = database.kysely.transaction().execute(async (transaction) => {
        await transaction.updateTable('cars').set({ price: 1 }).where('id', '=', id).execute()
        throw new Error('changed my mind')
      })
      await expect(failing).rejects.toThrow('changed my mind')
      expect(await historyOf(id)).toHaveLength(1)
    })
  })

  describe('that was lowered', () => {
    it('shows the one before the first lowering, until it is as high again', async () => {
      const id = await insert()
      const course: (number | null)[][] = []
      for (const price of [90_000, 80_000, 95_000, 100_000, 99_000, 120_000]) {
        await change(id, { price })
        const { old_price, discount } = await pricesOf(id)
        course.push([price, old_price, discount])
      }
      expect(course).toEqual([
        [90_000, 100_000, 10_000],
        [80_000, 100_000, 20_000],
        [95_000, 100_000, 5000],
        [100_000, null, 0],
        [99_000, 100_000, 1000],
        [120_000, null, 0],
      ])
    })

    it('shows what its writer says', async () => {
      const id = await insert()
      await change(id, { price: 90_000, old_price: 97_000 })
      expect(await pricesOf(id)).toEqual({ price: 90_000, old_price: 97_000, discount: 7000 })
      await change(id, { price: 85_000, old_price: null })
      expect(await pricesOf(id)).toEqual({ price: 85_000, old_price: null, discount: 0 })
    })

    it('stays lowered when something else changes', async () => {
      const id = await insert()
      await change(id, { price: 90_000 })
      await change(id, { price: 90_000, mileage: 91_000 })
      expect(await pricesOf(id)).toEqual({ price: 90_000, old_price: 100_000, discount: 10_000 })
    })
  })
})
