import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Car } from '@otosafi/domain/car/car'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { buildCar, insertCars, seedStock } from '../../testing/cars.ts'
import { codeOf } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

withDatabase('the pricing tool', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'ci'], 20)
    server = await startTestServer(database)
  })
  beforeEach(async () => {
    await database.pool.query('delete from cars')
  })

  const insert = (prices: readonly number[], changes: Partial<Car> = {}) =>
    insertCars(
      database,
      'ma',
      prices.map((price) => buildCar({ price, modelYear: 2018, mileage: 80_000, ...changes })),
    )
  const value = (body: object, edition: 'ma' | 'ci' = 'ma') => post(server, '/pricing/valuations', body, { edition })
  const get = async (path: string) => (await server.send('ma', `/api/pricing/${path}`)).body
  const COROLLA = { brand: 'toyota', model: 'corolla', modelYear: 2018, mileage: 80_000 }
  const PRICES = [90_000, 95_000, 100_000, 105_000, 110_000, 100_000]

  it('values a car by others that are alike, with how sure that is', async () => {
    await insert(PRICES)
    await server.search.refresh()
    expect((await value(COROLLA)).body).toEqual({
      cars: Array.from({ length: 4 }, () => expect.objectContaining({ modelYear: 2018, mileage: 80_000 })),
      currency: 'MAD',
      // Quartiles of all such cars, interpolated between the logarithms of the prices beside them: 93,725 and 106,228.
      range: { low: 93_700, middle: 100_000, high: 106_000 },
      comparables: 6,
      confidence: 'medium',
      // Too few to learn how fast such cars lose value: what is assumed.
      loss: { year: 0.06, mileage: 0.012 },
      date: '2026-06-01',
    })
    const older = (await value({ ...COROLLA, modelYear: 2017, mileage: 120_000 })).body
    expect(older.range.high).toBeLessThan(100_000)
  })

  it('says honestly where there are too few', async () => {
    await insert(PRICES.slice(0, 2))
    expect((await value(COROLLA)).body).toMatchObject({ range: null, comparables: 2, confidence: 'none' })
  })

  it('leaves out new cars, turned-back odometers, what was sold long ago, and damage', async () => {
    await insert(PRICES)
    await insert([1_000_000, 1_000_000], { tamperedOdometer: true })
    await insert([1_000_000, 1_000_000], { trim: 'fallen' })
    await database.pool.query(
      `insert into service_records
        select 'ma', id, 0, '2026-01-01', mileage + 20000, 'Atlas', 'Rabat', '{}', 'stamp' from cars where trim = 'fallen'`,
    )
    await insert([120_000], { isNew: true, grade: null })
    await insert([120_000], { status: 'sold', soldAt: '2025-05-01T10:00:00Z' })
    await insert([50_000, 50_000, 50_000], { grade: 'damaged' })
    expect((await value(COROLLA)).body).toMatchObject({ comparables: 6 })
    expect((await value({ ...COROLLA, grade: 'damaged' })).body.range.middle).toBe(50_000)
  })

  it('names the nearest of the compared cars, by model year and then by mileage, and no others', async () => {
    await insert(PRICES, { modelYear: 2016 })
    await insert([100_000], { modelYear: 2017, mileage: 70_000 })
    await insert([100_000], { modelYear: 2018, mileage: 120_000 })
    await insert([100_000], { modelYear: 2018, mileage: 90_000, status: 'sold', soldAt: '2026-05-01T10:00:00Z' })
    await insert([100_000], { tamperedOdometer: true })
    await insert([120_000], { isNew: true, grade: null })
    await insert([120_000], { grade: 'damaged' })
    await insert([900_000])
    await server.search.refresh()
    const { cars } = (await value(COROLLA)).body
    const facts = cars.map((car: { modelYear: number; mileage: number }) => [car.modelYear, car.mileage])
    expect(facts).toEqual([
      [2018, 90_000],
      [2018, 120_000],
      [2017, 70_000],
      [2016, 80_000],
    ])
  })

  it('gives sellers the same first value in every edition', async () => {
    await insert(PRICES)
    await insertCars(
      database,
      'ci',
      PRICES.map((price) => buildCar({ price, modelYear: 2018, mileage: 80_000, city: 'abidjan-cocody' })),
    )
    const worth = async (edition: 'ma' | 'ci', changes = {}) =>
      (await post(server, '/selling-cars/valuations', { ...COROLLA, ...changes }, { edition })).body
    expect(await worth('ma')).toEqual((await value(COROLLA)).body)
    expect(await worth('ci')).toMatchObject({ currency: 'XOF', comparables: 6, confidence: 'medium' })
    expect(await worth('ci', { model: 'yaris' })).toMatchObject({ range: null, comparables: 0, confidence: 'none' })
  })

  it('lists what can be valued, and nothing else', async () => {
    await insert(PRICES)
    await insert([100_000], { modelYear: 2020 })
    await insert([100_000, 100_000], { model: 'yaris' })
    expect(await get('brands')).toEqual({ brands: [{ id: 'toyota', name: 'Toyota' }] })
    expect(await get('brands?year=2019')).toEqual({ brands: [] })
    expect(await get('models?brand=toyota')).toEqual({ models: [{ id: 'corolla', name: 'Corolla' }] })
    expect(await get('models?brand=toyota&year=2019')).toEqual({ models: [] })
    expect(await get('years?brand=toyota')).toEqual({ years: [2020, 2018] })
    expect(await get('years?brand=toyota&model=yaris')).toEqual({ years: [] })
    expect((await get('models?brand=nobody')).code).toBe('not_found')
  })

  it('tells what a model sells for by model year, the same as it values such a car', async () => {
    await insert(PRICES)
    await insert([140_000], { modelYear: 2021 })
    await insert([20_000], { modelYear: 2005 })
    await insert([50_000, 50_000, 50_000], { grade: 'damaged' })
    const prices = await get('prices?brand=toyota&model=corolla')
    expect(prices).toMatchObject({
      brand: { id: 'toyota', name: 'Toyota' },
      model: { id: 'corolla', name: 'Corolla' },
      currency: 'MAD',
      date: '2026-06-01',
    })
    expect(prices.years.map(({ modelYear }: { modelYear: number }) => modelYear)).toEqual([2021, 2018, 2005])
    for (const { modelYear, ...prized } of prices.years) {
      const {
        currency: _,
        date: __,
        loss: ___,
        cars: ____,
        ...valued
      } = (await value({ brand: 'toyota', model: 'corolla', modelYear })).body
      expect(prized).toEqual(valued)
    }
    expect(prices.years[2]).toMatchObject({ range: null, confidence: 'none' })
    expect((await get('prices?brand=toyota&model=yaris')).code).toBe('not_found')
    expect((await get('prices?brand=nobody&model=corolla')).code).toBe('not_found')
  })

  it('counts an old car against the price of another one in every edition, by the same value', async () => {
    const id = 'aaaa1111'
    await insert(PRICES)
    await insertCars(database, 'ma', [buildCar({ id, brand: 'dacia', model: 'logan', price: 99_000, modelYear: 2021 })])
    await insertCars(database, 'ci', [
      ...PRICES.map((price) => buildCar({ price, modelYear: 2018, mileage: 80_000, city: 'abidjan-cocody' })),
      buildCar({ id, brand: 'dacia', model: 'logan', price: 300_000, city: 'abidjan-cocody' }),
    ])
    const trade = (body: object, edition: 'ma' | 'ci' = 'ma') => post(server, `/cars/${id}/trade-in`, body, { edition })
    expect((await trade(COROLLA)).body).toEqual({
      price: 99_000,
      valuation: (await value(COROLLA)).body,
      left: { least: 99_000 - 106_000, most: 99_000 - 93_700 },
    })
    expect((await trade(COROLLA, 'ci')).body).toMatchObject({
      valuation: { currency: 'XOF' },
      left: { least: 194_000, most: 206_300 },
    })
    expect((await trade({ ...COROLLA, model: 'yaris' })).body).toMatchObject({ valuation: { range: null }, left: null })
    expect(codeOf(await post(server, '/cars/zzzz9999/trade-in', COROLLA))).toBe('404 not_found')
    await database.pool.query(`update cars set status = 'sold', sold_at = now() where id = '${id}'`)
    expect(codeOf(await trade(COROLLA))).toBe('409 car_not_available')
  })

  describe('in an edition without it', () => {
    it.each(['brands', 'years?brand=toyota', 'models?brand=toyota', 'prices?brand=toyota&model=corolla'])(
      '%s is not there',
      async (path) => {
        expect(codeOf(await server.send('ci', `/api/pricing/${path}`))).toBe('404 feature_not_available')
      },
    )

    it('nothing is valued', async () => {
      expect(codeOf(await value(COROLLA, 'ci'))).toBe('404 feature_not_available')
    })
  })
})
