import type { Insertable } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import type { Database } from './database.ts'
import type { CarTable } from './tables.ts'
import { carRowOf, insertReferences } from './testing/car-row.ts'
import { withDatabases } from './testing/with-databases.ts'

const CHECK = '23514'
const FOREIGN_KEY = '23503'
const UNIQUE = '23505'

withDatabases('the schema', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
    await insertReferences(database)
    await database.kysely.insertInto('cars').values(carRowOf()).execute()
  })

  it.each<[string, Partial<Insertable<CarTable>>, string]>([
    ['whose id is taken', { id: '4k7q2pxa' }, UNIQUE],
    ['with an id in another alphabet', { id: '4K7Q2PXA' }, CHECK],
    ['with an id of other length', { id: '4k7q2px' }, CHECK],
    ['with a letter that looks like a digit', { id: '4k7q2pxl' }, CHECK],
    ['of an unknown model', { model: 'yaris' }, FOREIGN_KEY],
    ['in an unknown city', { city: 'kigali' }, FOREIGN_KEY],
    ['in a city of another edition', { edition: 'ci' }, FOREIGN_KEY],
    ['for nothing', { price: 0 }, CHECK],
    ['whose price was raised', { old_price: 145_000 }, CHECK],
    ['driven backwards', { mileage: -1 }, CHECK],
    ['with an unknown status', { status: 'gone' as never }, CHECK],
    ['sold at no time', { status: 'sold' }, CHECK],
    ['sold and yet for sale', { sold_at: '2026-05-02T10:00:00Z' }, CHECK],
    ['new and yet graded', { is_new: true }, CHECK],
    ['from the age of coaches', { model_year: 1850 }, CHECK],
  ])('refuses a car %s', async (_, changes, code) => {
    const row = carRowOf({ id: '00000000', ...changes })
    await expect(database.kysely.insertInto('cars').values(row).execute()).rejects.toMatchObject({ code })
  })

  it('works out the discount of a car', async () => {
    const lowered = carRowOf({ id: '11111111', price: 90_000, old_price: 99_500 })
    const { discount } = await database.kysely
      .insertInto('cars')
      .values(lowered)
      .returning('discount')
      .executeTakeFirstOrThrow()
    const plain = await database.kysely
      .selectFrom('cars')
      .select('discount')
      .where('id', '=', '4k7q2pxa')
      .executeTakeFirst()
    expect([discount, plain?.discount]).toEqual([9500, 0])
  })

  it('lets the same id be used in another edition', async () => {
    await database.kysely
      .insertInto('cities')
      .values({ edition: 'default', id: 'casablanca', name: 'Casablanca', region: null })
      .execute()
    await database.kysely
      .insertInto('cars')
      .values(carRowOf({ edition: 'default' }))
      .execute()
    const cars = await database.kysely
      .selectFrom('cars')
      .select('edition')
      .where('id', '=', '4k7q2pxa')
      .orderBy('edition')
      .execute()
    expect(cars.map(({ edition }) => edition)).toEqual(['default', 'ma'])
  })

  it('orders ids as the program does', async () => {
    const ids = ['a0000000', '0a000000', 'z0000000', '9z000000', 'aa000000']
    await database.kysely
      .insertInto('cars')
      .values(ids.map((id) => carRowOf({ id })))
      .execute()
    const rows = await database.kysely.selectFrom('cars').select('id').where('id', 'in', ids).orderBy('id').execute()
    expect(rows.map(({ id }) => id)).toEqual(ids.toSorted())
  })

  it('forgets the details of a car that is deleted', async () => {
    await database.kysely
      .insertInto('cars')
      .values(carRowOf({ id: '22222222' }))
      .execute()
    const view = { edition: 'ma', car_id: '22222222', day: '2026-05-03', visitors: 4 } as const
    await database.kysely.insertInto('car_views').values(view).execute()
    await database.kysely.deleteFrom('cars').where('id', '=', '22222222').execute()
    expect(
      await database.kysely.selectFrom('car_views').selectAll().where('car_id', '=', '22222222').execute(),
    ).toEqual([])
  })

  describe('the log of cars', () => {
    const changed = async () => {
      const rows = await database.kysely
        .selectFrom('car_changes')
        .selectAll()
        .where('car_id', '=', '33333333')
        .orderBy('seq')
        .execute()
      return rows.length
    }

    it('tells of a car that is written, changed, touched and deleted, and calls those who listen', async () => {
      const called = vi.fn<(payload: string) => void>()
      await database.listen('cars', called)
      const car = database.kysely.selectFrom('cars').where('id', '=', '33333333')
      await database.kysely
        .insertInto('cars')
        .values(carRowOf({ id: '33333333' }))
        .execute()
      expect(await changed()).toBe(1)
      await database.kysely.updateTable('cars').set({ price: 140_000 }).where('id', '=', '33333333').execute()
      expect(await changed()).toBe(2)
      await database.pool.query(`select touch_car('ma', '33333333')`)
      expect(await changed()).toBe(3)
      await database.kysely.deleteFrom('cars').where('id', '=', '33333333').execute()
      expect(await changed()).toBe(4)
      expect(await car.select('id').execute()).toEqual([])
      await eventually(() => expect(called).toHaveBeenCalledTimes(4))
    })

    it('keeps nothing of what is rolled back', async () => {
      const failing = database.kysely.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('cars')
          .values(carRowOf({ id: '33333333' }))
          .execute()
        throw new Error('changed my mind')
      })
      await expect(failing).rejects.toThrow()
      expect(await changed()).toBe(4)
    })
  })

  it('counts up the version of an edition whose content changes, and says which edition', async () => {
    const heard: string[] = []
    await database.listen('content', (payload) => heard.push(payload))
    const version = async () => {
      const row = await database.kysely
        .selectFrom('content_versions')
        .select('version')
        .where('edition', '=', 'rw')
        .executeTakeFirst()
      return row?.version ?? 0
    }
    const before = await version()
    const payload = JSON.stringify({ topic: 'buying', question: { en: 'Why?' }, answer: { en: 'Because.' } })
    await database.kysely.insertInto('faqs').values({ edition: 'rw', id: 'why', position: 0, payload }).execute()
    const added = await version()
    await database.kysely.updateTable('faqs').set({ published: false }).where('edition', '=', 'rw').execute()
    const changed = await version()
    await database.kysely.deleteFrom('faqs').where('edition', '=', 'rw').execute()
    expect(added).toBeGreaterThan(before)
    expect(changed).toBeGreaterThan(added)
    expect(await version()).toBeGreaterThan(changed)
    await eventually(() => expect(heard).toEqual(['rw', 'rw', 'rw']))
  })
})
