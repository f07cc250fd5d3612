import { beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { buildCar, insertCars, seedStock } from '../../testing/cars.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' }

withDatabase('a car', (open) => {
  let database: Database
  let server: TestServer
  const plain = buildCar({
    price: 120_000,
    marketValue: 130_000,
    marketWidth: 'near',
    oldPrice: 125_000,
    publishedAt: '2026-05-31T10:00:00.000Z',
  })

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'sn'], 80)
    await insertCars(database, 'ma', [plain])
    server = await startTestServer(database)
  })

  const idOf = async (sqlWhere: string): Promise<string> => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from cars where edition = 'ma' and ${sqlWhere} order by id limit 1`,
    )
    if (!rows[0]) throw new Error(`No car where ${sqlWhere}`)
    return rows[0].id
  }

  it('comes with all that is known, prices in other currencies and an indicative loan', async () => {
    const { status, body } = await server.send('ma', `/api/cars/${plain.id}`, { headers: { 'accept-language': 'en' } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Toyota Corolla 1.6 XLi',
      reference: `MA-${plain.id.toUpperCase()}`,
      conditions: ['used', 'good'],
      discount: 5000,
      isRecent: true,
      certified: false,
      inspection: null,
      viewsToday: null,
      photo: null,
      photos: [],
      // 96 000 DH at 7 % over 60 months.
      monthlyPayment: 1901,
      financing: { amount: 1901, months: 60, annualRate: 0.07, contribution: 24_000 },
      convertedPrices: { ratesDate: '2025-12-31' },
    })
    expect(body.convertedPrices.prices).toEqual([
      { currency: 'EUR', amount: 11_215 },
      { currency: 'USD', amount: 13_178 },
      { currency: 'GBP', amount: 9785 },
    ])
  })

  it('is no longer recent after a week', async () => {
    const { now } = server.time
    server.time.now = now + 8 * 24 * 3_600_000
    expect((await server.send('ma', `/api/cars/${plain.id}`)).body.isRecent).toBe(false)
    server.time.now = now
  })

  it('has its photographs, papers, price history and report where there are some', async () => {
    const id = await idOf('exists (select 1 from inspections i where i.edition = cars.edition and car_id = id)')
    const { body } = await server.send('ma', `/api/cars/${id}`)
    expect(body.photos[0]).toEqual(body.photo)
    expect(body.photoCount).toBe(body.photos.length)
    expect(body.priceHistory.at(-1)?.price).toBe(body.price)
    const report = (await server.send('ma', `/api/cars/${id}/inspection`)).body
    const points = report.sections.flatMap((section: { points: object[] }) => section.points)
    expect(points).toHaveLength(100)
    expect(report.defects).toBe(points.filter((point: { result: string }) => point.result === 'defect').length)
    expect(body.inspection).toMatchObject({ defects: report.defects, pointsChecked: report.pointsChecked })
    expect(body.certified).toBe(body.uncertifiedReasons.length === 0)
    expect(body.mileageReadings.at(-1)).toMatchObject({ mileage: body.mileage, source: 'listing' })
  })

  it('speaks the language asked for', async () => {
    const id = await idOf('car_issue is not null')
    const [english, french] = await Promise.all(
      ['en', 'fr'].map(
        async (language) =>
          (await server.send('ma', `/api/cars/${id}`, { headers: { 'accept-language': language } })).body.carIssue,
      ),
    )
    expect(english).not.toBe(french)
  })

  it('is still shown when it is sold', async () => {
    const id = await idOf(`status = 'sold'`)
    const { status, body } = await server.send('ma', `/api/cars/${id}`)
    expect([status, body.status]).toEqual([200, 'sold'])
    expect(body.soldAt).not.toBeNull()
  })

  it('has a service history', async () => {
    const id = await idOf('exists (select 1 from service_records s where s.edition = cars.edition and car_id = id)')
    const { serviceHistories } = (await server.send('ma', `/api/service-histories/by-car?car=${id}`)).body
    const dates = serviceHistories.map(({ date }: { date: string }) => date)
    expect(dates.length).toBeGreaterThan(0)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect((await server.send('ma', `/api/service-histories/by-car?car=${plain.id}`)).body).toEqual({
      serviceHistories: [],
    })
  })

  it('comes with at most 12 others that are for sale, each with its reason', async () => {
    const id = await idOf(`brand = 'dacia' and status = 'available'`)
    const { cars } = (await server.send('ma', `/api/cars/${id}/similar`)).body
    const subject = (await server.send('ma', `/api/cars/${id}`)).body
    expect(cars.length).toBeGreaterThan(3)
    expect(cars.length).toBeLessThanOrEqual(12)
    expect(new Set([id, ...cars.map((car: { id: string }) => car.id)]).size).toBe(cars.length + 1)
    for (const car of cars) {
      expect(car.status).toBe('available')
      if (car.reason === 'sameModel') expect([car.brand.id, car.model.id]).toEqual([subject.brand.id, subject.model.id])
      if (car.reason === 'cheaper') expect(car.price).toBeLessThan(subject.price)
      if (car.reason === 'newer') expect(car.modelYear).toBeGreaterThan(subject.modelYear)
      if (car.reason === 'lessMileage') expect(car.mileage).toBeLessThan(subject.mileage)
    }
  })

  it.each(['', '/similar', '/inspection', '/views'])('of another edition or of nobody is not found%s', async (part) => {
    const method = part === '/views' ? 'POST' : 'GET'
    for (const path of [`/api/cars/00000000${part}`, `/api/cars/${plain.id}${part}`]) {
      const { status, body } = await server.send('sn', path, { method })
      expect([status, body.code]).toEqual([404, 'not_found'])
    }
    expect((await server.send('ma', `/api/cars/not-an-id${part}`, { method })).status).toBe(422)
  })

  it('without a report has none to show', async () => {
    expect((await server.send('ma', `/api/cars/${plain.id}/inspection`)).status).toBe(404)
    expect((await server.send('ma', '/api/service-histories/by-car?car=00000000')).status).toBe(404)
    expect((await server.send('ma', '/api/service-histories/by-car')).status).toBe(422)
  })

  describe('counts its visitors', () => {
    /** The proxy on the same machine is believed. */
    const from = (address: string) => ({ ...PERSON, 'x-forwarded-for': address })
    const view = async (headers: Record<string, string>) => {
      const { status } = await server.send('ma', `/api/cars/${plain.id}/views`, { method: 'POST', headers })
      expect(status).toBe(204)
    }
    /** Without script. */
    const look = async (headers: Record<string, string>, method = 'GET') => {
      const { status, headers: said } = await server.send('ma', `/seen/${plain.id}.gif`, { method, headers })
      expect([status, said['content-type'], said['cache-control']]).toEqual([200, 'image/gif', 'no-store'])
    }
    /** The number on the car's page; it may be cached for a minute. */
    const shown = async () => {
      await server.views.flush()
      server.time.now += 60_000
      return (await server.send('ma', `/api/cars/${plain.id}`)).body.viewsToday
    }

    it('once a day, from three up, with and without script, without robots', async () => {
      await view(from('10.0.0.1'))
      await view(from('10.0.0.1'))
      await look(from('10.0.0.1'))
      await look(from('10.0.0.2'))
      await view({ ...from('10.0.0.3'), 'user-agent': 'Googlebot/2.1' })
      await look({ ...from('10.0.0.3'), 'user-agent': 'curl/8' })
      expect(await shown()).toBeNull()
      await view(from('10.0.0.3'))
      expect(await shown()).toBe(3)
      await view(from('10.0.0.3'))
      await look(from('10.0.0.4'))
      expect(await shown()).toBe(4)
      const { rows } = await database.pool.query('select day, visitors from car_views where car_id = $1', [plain.id])
      expect(rows).toEqual([{ day: '2026-06-01', visitors: 4 }])
    })

    it('only on its own pages, once they are looked at', async () => {
      await look({ ...from('10.0.0.5'), 'sec-fetch-site': 'cross-site' })
      await look({ ...from('10.0.0.5'), 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' })
      await look(from('10.0.0.5'), 'HEAD')
      const headers = { ...from('10.0.0.5'), 'sec-fetch-site': 'cross-site' }
      expect((await server.send('ma', `/api/cars/${plain.id}/views`, { method: 'POST', headers })).status).toBe(403)
      expect(await shown()).toBe(4)
    })

    it.each(['00000000.gif', 'UPPER000.gif', 'short.gif', '00000000.png', '..%2f00000000.gif'])(
      'and has no picture for %s',
      async (file) => {
        const { status } = await server.send('ma', `/seen/${file}`, { headers: from('10.0.0.6') })
        expect(status).toBe(404)
      },
    )

    it('from the beginning on the next day', async () => {
      const { now } = server.time
      server.time.now = now + 24 * 3_600_000
      await view(from('10.0.0.1'))
      expect(await shown()).toBeNull()
      const { rows } = await database.pool.query('select sum(visitors) as visitors from car_views where car_id = $1', [
        plain.id,
      ])
      expect(rows).toEqual([{ visitors: 5 }])
      server.time.now = now
    })

    it('so that the listing knows the most viewed', async () => {
      const version = server.search.dataVersion('ma')
      await server.search.refreshViews()
      expect((await server.send('ma', '/api/cars?sort=mostViewed&limit=1')).body.cars[0].id).toBe(plain.id)
      const counted = server.search.dataVersion('ma')
      expect(counted).not.toBe(version)
      await server.search.refreshViews()
      expect(server.search.dataVersion('ma'), 'pages stay in the cache where no number has changed').toBe(counted)
    })
  })
})
