import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'

import { faqsOf } from '@otosafi/demonstration/content/faqs'
import { generateCar } from '@otosafi/demonstration/stock/generate-car'
import { inLanguagesOf } from '@otosafi/demonstration/translations'

import { withPasswordCheck } from '../auth/passwords.ts'
import { segmentOracle } from '../catalogue/market/testing/oracle.ts'
import { type Database, withQueries } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { FLOATING_CURRENCIES } from '../outside/rates/rates-port.ts'
import { carRow } from './rows.ts'
import { seedCars } from './seed-cars.ts'
import { seedDatabase, type SeedOptions } from './seed-database.ts'
import { DEMO_CREDENTIALS } from './seed-users.ts'

const OPTIONS: SeedOptions = { editions: ['ma', 'default'], cars: 60, today: '2026-06-01' }

const CAR_TABLES = [
  'cars',
  'car_photos',
  'inspections',
  'service_records',
  'previous_owners',
  'car_documents',
  'price_changes',
  'engine_sounds',
  'car_changes',
] as const
const CONTENT_TABLES = [
  'faqs',
  'posts',
  'testimonials',
  'financing_partners',
  'stores',
  'categories',
  'pages',
  'gallery_items',
  'footer_content',
  'contact_information',
  'content_versions',
] as const
const MARKET_COLUMNS = ['market_value', 'market_comparables', 'market_low', 'market_high', 'market_width'] as const
const TABLES = ['users', 'brands', 'models', 'cities', 'exchange_rates', ...CAR_TABLES, ...CONTENT_TABLES] as const

async function countRows(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of TABLES) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(database.kysely)
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}

withDatabase('the seed', (open) => {
  let database: Database
  const statements: string[] = []

  beforeAll(async () => {
    database = await open()
    const recorded = withQueries(database, ({ query }) => void statements.push(query.sql))
    expect(await seedDatabase(recorded, OPTIONS)).toBe(120)
  })

  it('leaves no setting in a session, which a pooler may give to others', () => {
    const settings = statements.filter((statement) => /^\s*set |set_config/i.test(statement))
    expect(settings.filter((statement) => !/^\s*set local /i.test(statement))).toEqual([])
  })

  it('leaves the planner knowing how many cars there are', async () => {
    const planned = sql<{ rows: number }>`select reltuples::integer as rows from pg_class where relname = 'stock'`
    expect((await planned.execute(database.kysely)).rows).toEqual([{ rows: 120 }])
  })

  it('writes every car that it generates, field by field', async () => {
    const stored = await database.kysely.selectFrom('cars').selectAll().where('edition', '=', 'ma').execute()
    const byId = new Map(stored.map((row) => [row.id, row]))
    for (let index = 0; index < OPTIONS.cars; index += 1) {
      const { car, priceHistory } = generateCar('ma', index, { today: OPTIONS.today })
      const { published_at, changed_at, sold_at, discount, ...row } = byId.get(car.id) ?? {}
      const generated = carRow('ma', car, priceHistory.at(-1)?.date)
      const { published_at: publishedAt, changed_at: changedAt, sold_at: soldAt, ...expected } = generated
      // These are worked out when all cars are there.
      for (const each of [row, expected])
        for (const column of MARKET_COLUMNS) delete (each as Partial<typeof expected>)[column]
      expect(row).toEqual(expected)
      expect(published_at).toEqual(new Date(publishedAt))
      expect(changed_at).toEqual(new Date(changedAt))
      expect(sold_at).toEqual(soldAt === null ? null : new Date(soldAt))
      expect(discount).toBe(car.discount)
    }
    expect(stored).toHaveLength(OPTIONS.cars)
  })

  it('writes the details of a car in their order', async () => {
    const index = Array.from({ length: OPTIONS.cars }, (_, at) => at).find(
      (at) => generateCar('ma', at, { today: OPTIONS.today }).services.length > 1,
    )
    const { car, photos, inspection, services, documents, owners } = generateCar('ma', index ?? 0, {
      today: OPTIONS.today,
    })
    const of = (table: 'car_photos' | 'service_records' | 'previous_owners') =>
      database.kysely
        .selectFrom(table)
        .selectAll()
        .where('edition', '=', 'ma')
        .where('car_id', '=', car.id)
        .orderBy('position')
        .execute()
    const photoRows = await of('car_photos')
    expect(photoRows).toMatchObject(photos.map(({ key, kind, flaw }, position) => ({ key, kind, flaw, position })))
    expect(await of('service_records')).toMatchObject(
      inLanguagesOf('ma', services).map((service, position) => ({ ...service, position })),
    )
    expect(await of('previous_owners')).toMatchObject(
      owners.map(({ from, to }) => ({ owned_from: from, owned_until: to })),
    )
    const inspections = await database.kysely
      .selectFrom('inspections')
      .selectAll()
      .where('car_id', '=', car.id)
      .execute()
    expect(inspections).toMatchObject(inspection === null ? [] : [inLanguagesOf('ma', inspection)])
    const papers = await database.kysely
      .selectFrom('car_documents')
      .select('kind')
      .where('car_id', '=', car.id)
      .execute()
    expect(papers.map(({ kind }) => kind).sort()).toEqual(documents.map(({ kind }) => kind).sort())
  })

  it('leaves no table of cars or content empty', async () => {
    const counts = await countRows(database)
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([])
    expect(counts).toMatchObject({ cars: 120, car_changes: 120, footer_content: 2, content_versions: 2 })
  })

  it('writes the content of an edition in its order', async () => {
    const rows = await database.kysely
      .selectFrom('faqs')
      .selectAll()
      .where('edition', '=', 'default')
      .orderBy('position')
      .execute()
    expect(rows.map(({ id, payload }) => ({ id, ...payload }))).toEqual(inLanguagesOf('default', faqsOf('default')))
    expect(rows.map(({ topic }) => topic)).toEqual(faqsOf('default').map(({ topic }) => topic))
  })

  it('gives each car the value that it has among the cars of its edition', async () => {
    await seedDatabase(database, { ...OPTIONS, editions: ['coza'], cars: 200, details: false })
    const rows = await database.kysely.selectFrom('cars').selectAll().where('edition', '=', 'coza').execute()
    const cars = rows.map((row) => ({
      ...row,
      modelYear: row.model_year,
      isContradicted: row.tampered_odometer,
      isNew: row.is_new,
      bodyType: row.body_type,
      fuelType: row.fuel_type,
      enginePower: row.engine_power,
    }))
    for (const car of cars) {
      const { value, comparables, low, high, width } = segmentOracle(car, cars)
      expect([car.market_value, car.market_comparables]).toEqual([value, comparables])
      expect([car.market_low, car.market_high, car.market_width]).toEqual([low, high, width])
    }
    expect(cars.some((car) => car.market_width === 'segment')).toBe(true)
    expect(cars.some((car) => car.market_value === null)).toBe(true)
  })

  it('has a dated rate of every currency that has no fixed one', async () => {
    const rates = await database.kysely.selectFrom('exchange_rates').selectAll().execute()
    expect(rates.map(({ quote }) => quote).sort()).toEqual([...FLOATING_CURRENCIES].sort())
    expect(new Set(rates.map(({ base, as_of }) => `${base} ${as_of}`))).toEqual(new Set(['EUR 2025-12-31']))
  })

  it('has an account in every edition that has cars, to be signed in to', async () => {
    await seedDatabase(database, { ...OPTIONS, editions: ['rw'], cars: 0 })
    const users = await database.kysely
      .selectFrom('users')
      .selectAll()
      .where('edition', 'in', [...OPTIONS.editions, 'rw'])
      .orderBy('edition', 'desc')
      .execute()
    expect(users).toMatchObject([
      { edition: 'ma', language: 'fr', email: DEMO_CREDENTIALS.email, email_verified_at: expect.any(Date) },
      { edition: 'default', language: 'en', email: DEMO_CREDENTIALS.email },
    ])
    const { password } = DEMO_CREDENTIALS
    for (const { password_hash: stored } of users)
      expect(await withPasswordCheck((isPassword) => isPassword(password, stored))).toBe(true)
  })

  it('changes nothing the second time', async () => {
    const before = await countRows(database)
    expect(await seedDatabase(database, { ...OPTIONS, cars: 80 })).toBe(0)
    expect(await countRows(database)).toEqual(before)
  })

  it('leaves no half of an edition behind when it is interrupted', async () => {
    await seedDatabase(database, { ...OPTIONS, editions: ['rw'], cars: 0 })
    function* breaking() {
      for (let index = 0; index < 700; index += 1) {
        if (index === 600) throw new Error('out of paper')
        yield generateCar('rw', index, { today: OPTIONS.today, details: false })
      }
    }
    await expect(seedCars(database, 'rw', breaking(), { today: OPTIONS.today, details: false })).rejects.toThrow(
      'out of paper',
    )
    const cars = await database.kysely.selectFrom('cars').select('id').where('edition', '=', 'rw').execute()
    expect(cars).toEqual([])
  })

  it('fills an edition once when two processes do it at the same time', async () => {
    const options: SeedOptions = { ...OPTIONS, editions: ['sn'], cars: 20, details: false }
    const counts = await Promise.all([seedDatabase(database, options), seedDatabase(database, options)])
    expect(counts.sort()).toEqual([0, 20])
  })

  describe('without details', () => {
    it('writes cars with a key photograph and nothing else', async () => {
      await seedDatabase(database, { ...OPTIONS, editions: ['ci'], cars: 20, details: false })
      const count = async (table: 'car_photos' | 'inspections' | 'service_records' | 'price_changes') =>
        (await database.kysely.selectFrom(table).select('car_id').where('edition', '=', 'ci').execute()).length
      expect(await count('car_photos')).toBe(20)
      expect([await count('inspections'), await count('service_records'), await count('price_changes')]).toEqual([
        0, 0, 0,
      ])
    })
  })

  it('replaces the cars of an edition when asked to, and lets indexes know of those that went', async () => {
    const options: SeedOptions = { ...OPTIONS, editions: ['rw'], cars: 20 }
    await seedDatabase(database, options)
    expect(await seedDatabase(database, options)).toBe(0)
    await database.pool.query(`delete from car_changes where edition = 'rw'`)
    expect(await seedDatabase(database, { ...options, cars: 5, replace: true })).toBe(5)
    const count = async (table: string) =>
      (
        await database.pool.query(
          `select count(distinct ${table === 'cars' ? 'id' : 'car_id'})::integer as total from ${table} where edition = 'rw'`,
        )
      ).rows[0].total
    expect([await count('cars'), await count('car_photos'), await count('car_changes')]).toEqual([5, 5, 20])
  })
})
