import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'

import type { Inspection } from '@otosafi/domain/car/car'
import { certifiedUntil, uncertifiedReasons, verdictOf } from '@otosafi/domain/car/certification'
import { INSPECTION_POINTS, INSPECTION_SECTIONS, POINT_RESULTS } from '@otosafi/domain/car/inspection'
import { evidenceOfReadings } from '@otosafi/domain/car/mileage'

import { loadCars } from '../../catalogue/load-cars.ts'
import { createMarketKeeper } from '../../catalogue/market/market-keeper.ts'
import { searchWithSql } from '../../catalogue/sql-fallback.ts'
import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { buildCar, insertCars, seedStock, TODAY } from '../../testing/cars.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { findInspection, listReadings } from './car.queries.ts'

const DAY_MS = 24 * 3_600_000
const ALL_POINTS = INSPECTION_SECTIONS.flatMap((section) =>
  INSPECTION_POINTS[section].map((point) => ({ section, point })),
)
/** Points of safety and others, about as many of each. */
const NOTABLE_POINTS = ALL_POINTS.filter(({ section }, at) => section === 'brakes' || at % 3 === 0)

const day = fc
  .integer({ min: -400, max: -1 })
  .map((days) => new Date(Date.parse(TODAY) + days * DAY_MS).toISOString().slice(0, 10))
const anyInspection: fc.Arbitrary<Inspection> = fc.record({
  date: day,
  inspector: fc.constant('Nadia'),
  odometer: fc.integer({ min: 57_000, max: 65_000 }),
  points: fc
    .tuple(fc.constantFrom(...NOTABLE_POINTS), fc.constantFrom(...POINT_RESULTS), fc.constantFrom(0, 0, 0, 1))
    .map(([odd, result, left]) =>
      ALL_POINTS.map((at) => ({ ...at, result: at === odd ? result : ('ok' as const), note: null })).slice(left),
    ),
})
const anyService = fc.record({
  date: day,
  odometer: fc.oneof(fc.integer({ min: 20_000, max: 64_000 }), fc.integer({ min: 60_000, max: 70_000 })),
  proof: fc.constantFrom('invoice', 'stamp', 'none'),
})

withDatabase('what is true of a car', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma'], 120)
    server = await startTestServer(database)
  })

  it('is worked out alike by the rules, by the database, and by the search index', async () => {
    const cases = fc.record({
      tamperedOdometer: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
      isNew: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
      inspection: fc.option(anyInspection, { freq: 6 }),
      services: fc.array(anyService, { maxLength: 3 }),
    })
    const tried = fc.sample(cases, { numRuns: 150, seed: 7 })
    const cars = tried.map(({ tamperedOdometer, isNew }) =>
      buildCar({ tamperedOdometer, isNew, grade: isNew ? null : 'good', status: 'available' }),
    )
    await insertCars(database, 'ma', cars)
    for (const [at, { inspection, services }] of tried.entries()) {
      const { id } = cars[at] as (typeof cars)[number]
      if (inspection)
        await database.pool.query('insert into inspections values ($1, $2, $3, $4, $5, $6)', [
          'ma',
          id,
          inspection.date,
          inspection.inspector,
          inspection.odometer,
          JSON.stringify(inspection.points),
        ])
      for (const [position, { date, odometer, proof }] of services.entries())
        await database.pool.query(
          `insert into service_records values ('ma', $1, $2, $3, $4, 'Atlas', 'Rabat', '{}', $5)`,
          [id, position, date, odometer, proof],
        )
    }
    await database.pool.query(`select touch_car('ma', id) from cars`)
    await server.search.refresh()
    const ids = cars.map(({ id }) => id)
    const seen = new Set<string>()
    const bySql = await searchWithSql(
      database.kysely,
      'ma',
      {
        filters: { highlight: ['certified'] },
        statuses: ['available', 'reserved', 'sold'],
        sort: 'newest',
        limit: 1000,
        start: { page: 1 },
        withFacets: false,
      },
      TODAY,
    )
    const statuses = ['available', 'reserved', 'sold'] as const
    const byMileage = { statuses, sort: 'mileageAsc', limit: 1000, start: { page: 1 }, withFacets: false } as const
    const queries = [
      { ...byMileage, filters: {} },
      { ...byMileage, filters: { mileageMin: 0 } },
      { ...byMileage, filters: { mileageMax: 10_000_000 } },
      { ...byMileage, filters: { mileageRange: ['1', '2', '3', '4'] } },
    ]
    const answers = await Promise.all(
      queries.map(async (query) => {
        const inSql = await searchWithSql(database.kysely, 'ma', query, TODAY)
        expect((await server.search.search('ma', query)).ids).toEqual(inSql.ids)
        return inSql.ids
      }),
    )
    const [inOrder = [], ...within] = answers
    for (const { car } of await loadCars(database.kysely, 'ma', ids)) {
      const readings = await listReadings(database, 'ma', car.id)
      const of = cars.find(({ id }) => id === car.id) as (typeof cars)[number]
      const mileageEvidence = evidenceOfReadings(of, readings)
      const report = await findInspection(database, 'ma', car.id)
      const certifiable = { ...of, mileageEvidence, inspection: report ? verdictOf(report) : null }
      expect(car.mileageEvidence).toBe(mileageEvidence)
      expect(car.certifiedUntil).toBe(certifiedUntil(certifiable))
      const isCertified = uncertifiedReasons(certifiable, TODAY).length === 0
      expect(bySql.ids.includes(car.id), `${car.id} in SQL`).toBe(isCertified)
      const isContradicted = mileageEvidence === 'contradicted'
      for (const found of within) expect(found.includes(car.id)).toBe(!isContradicted)
      const credible = within[0]?.length ?? 0
      expect(inOrder.indexOf(car.id) >= credible, 'contradicted cars are last').toBe(isContradicted)
      const { body } = await server.send('ma', `/api/cars/${car.id}`)
      expect(body).toMatchObject({ mileageEvidence, certified: isCertified, mileageReadings: readings })
      expect(body.uncertifiedReasons).toEqual(uncertifiedReasons(certifiable, TODAY))
      expect(body.certifiedUntil).toBe(isCertified ? certifiedUntil(certifiable) : null)
      for (const each of [mileageEvidence, String(isCertified), ...body.uncertifiedReasons]) seen.add(each)
    }
    expect([...seen].toSorted(), 'a test of few kinds would find no fault').toEqual([
      'contradicted',
      'driven',
      'false',
      'incomplete',
      'likely',
      'mileage',
      'noReport',
      'old',
      'safety',
      'sure',
      'true',
      'unknown',
    ])
  })

  it('decides on price opinions: none at a false mileage, and none made of such cars', async () => {
    await createMarketKeeper(database, () => server.time.now).update(new AbortController().signal)
    await server.search.refresh()
    const { rows } = await database.pool.query<{ id: string }>(`select id from cars where edition = 'ma' order by id`)
    const contradicted = new Set<string>()
    const opinions: { id: string; named: string[] }[] = []
    for (const { id } of rows) {
      const { mileageEvidence, marketValue, marketComparables } = (await server.send('ma', `/api/cars/${id}`)).body
      if (mileageEvidence === 'contradicted') {
        contradicted.add(id)
        expect([id, marketValue, marketComparables]).toEqual([id, null, 0])
      } else if (marketValue !== null) {
        const { cars } = (await server.send('ma', `/api/cars/${id}/comparables`)).body
        opinions.push({ id, named: cars.map((car: { id: string }) => car.id) })
      }
    }
    expect([contradicted.size > 10, opinions.length > 50]).toEqual([true, true])
    for (const { id, named } of opinions) {
      expect(named.length, id).toBeGreaterThan(0)
      expect(
        named.filter((other) => contradicted.has(other)),
        id,
      ).toEqual([])
    }
  })

  it('changes with the day: the mark is removed from cards, counts, filter and cached pages', async () => {
    const counted = async () => {
      const { body } = await server.send('ma', '/api/cars?highlight=certified&limit=48')
      const { total, cars } = body
      for (const car of cars) expect(car.certified).toBe(true)
      return total as number
    }
    const before = await counted()
    expect(before).toBeGreaterThan(10)
    const version = server.search.dataVersion('ma')
    const { now } = server.time
    server.time.now = now + 200 * DAY_MS
    await server.search.refreshCertified()
    expect(server.search.dataVersion('ma').split('.')[1]).not.toBe(version.split('.')[1])
    expect(await counted()).toBe(0)
    const later = server.search.dataVersion('ma')
    await server.search.refreshCertified()
    expect(server.search.dataVersion('ma'), 'a day is read once').toBe(later)
  })
})
