import { randomUUID } from 'node:crypto'

import { beforeAll, expect, it } from 'vitest'

import type { Numbers } from '@otosafi/api-client/office-schema'
import type { SaleAction, SaleState } from '@otosafi/domain/selling/sale'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { exampleNewSale } from '../resources/sales/testing/sale-rows.ts'
import { buildCar, insertCars, seedStock } from '../testing/cars.ts'
import { post } from '../testing/post.ts'
import { sendOffice } from '../testing/send-office.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { employ } from './testing/employ.ts'

const DAY_MS = 86_400_000

withDatabase('the numbers', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], 1)
    await database.kysely.deleteFrom('stock').execute()
    server = await startTestServer(database)
  })

  const ask = async (query: string, editions: EditionId[] = ['ma']) => {
    const { cookie } = await employ(database, new Date(server.time.now), 'manager', editions)
    return sendOffice(server, cookie, `/numbers?${query}`)
  }
  const daysAgo = (days: number) => new Date(server.time.now - days * DAY_MS).toISOString()

  it('count each thing on its day, in one’s own editions', async () => {
    const sold = (days: number, soldAgo: number) =>
      buildCar({
        city: 'casablanca',
        status: 'sold',
        publishedAt: daysAgo(soldAgo + days),
        soldAt: daysAgo(soldAgo),
      })
    const priced = (price: number) =>
      buildCar({
        city: 'casablanca',
        price,
        marketValue: 100_000,
        marketLow: 90_000,
        marketHigh: 110_000,
        marketWidth: 'model',
      })
    const cars = [
      sold(10, 1),
      sold(20, 2),
      sold(40, 2),
      sold(500, 40),
      buildCar({ city: 'casablanca', marketValue: null, marketLow: null, marketHigh: null }),
      ...[80_000, 90_000, 100_000, 120_000].map(priced),
    ]
    await insertCars(database, 'ma', cars)
    const [first] = cars
    const view = { edition: 'ma', car_id: first?.id ?? '', visitors: 5 } as const
    await database.kysely
      .insertInto('car_views')
      .values([
        { ...view, day: daysAgo(0).slice(0, 10) },
        { ...view, day: daysAgo(6).slice(0, 10), visitors: 2 },
        { ...view, day: daysAgo(7).slice(0, 10), visitors: 1000 },
      ])
      .execute()
    const question = { message: 'Is there parking?', name: 'Salma', email: 'salma@example.org', consent: true }
    await post(server, '/questions', question)

    const { status, body } = await ask('days=7')
    const numbers = body as Numbers
    expect([status, numbers.days.length]).toEqual([200, 7])
    expect(numbers.days.map(({ views }) => views)).toEqual([2, 0, 0, 0, 0, 0, 5])
    expect(numbers.days.map(({ sales }) => sales)).toEqual([0, 0, 0, 0, 2, 1, 0])
    expect(numbers.days.at(-1)).toMatchObject({ day: daysAgo(0).slice(0, 10), requests: 1, bookings: 0, visits: 0 })
    expect([numbers.medianDaysToSell, numbers.unanswered, numbers.medianFirstAnswerMinutes]).toEqual([20, 1, null])
    expect(numbers.stock).toEqual([
      { state: 'available', cars: 5 },
      { state: 'sold', cars: 4 },
    ])
    expect(numbers.prices).toEqual({ below: 1, within: 2, above: 1, unknown: 1 })
    expect(((await ask('days=90')).body as Numbers).days.reduce((sum, { sales }) => sum + sales, 0)).toBe(4)
    const elsewhere = (await ask('days=7', ['coza'])).body as Numbers
    expect(elsewhere).toMatchObject({ stock: [], medianDaysToSell: null, unanswered: 0 })
  })

  it('say how fast the team is', async () => {
    for (const minutes of [10, 30, 90]) {
      const asked = { message: `Again? ${randomUUID()}`, name: 'Salma', email: 'salma@example.org', consent: true }
      server.time.now += 100_000
      const { reference } = (await post(server, '/questions', asked)).body as { reference: string }
      const { cookie } = await employ(database, new Date(server.time.now), 'agent', ['ma'])
      server.time.now += minutes * 60_000
      // A session ends after half an hour without a request.
      await database.kysely
        .updateTable('staff_sessions')
        .set({ seen_at: new Date(server.time.now) })
        .execute()
      const done = await sendOffice(server, cookie, `/requests/ma/${reference}/actions`, { body: { action: 'begin' } })
      expect(done.status).toBe(200)
    }
    expect(((await ask('days=30')).body as Numbers).medianFirstAnswerMinutes).toBe(30)
  })

  it('say how many of the promises to sellers were kept in time, where they are made', async () => {
    const begun = async (edition: 'ma' | 'sn', ago: number, next?: readonly [action: SaleAction, minutes: number]) => {
      const state: SaleState = edition === 'sn' ? 'inspected' : 'accepted'
      const sale = exampleNewSale({ edition, language: 'fr' }, { state, deadline: null })
      await database.kysely.insertInto('sales').values(sale).execute()
      const step = (version: number, action: SaleAction, minutes: number) => ({
        edition,
        id: randomUUID(),
        sale_id: sale.id,
        version,
        action,
        actor: 'staff' as const,
        state,
        at: new Date(server.time.now - ago + minutes * 60_000),
        appointment_at: null,
        offer: null,
        reason: null,
      })
      const first = step(1, edition === 'sn' ? 'inspect' : 'accept', 0)
      const steps = next === undefined ? [first] : [first, step(2, ...next)]
      await database.kysely.insertInto('sale_events').values(steps).execute()
    }
    await begun('ma', 3 * DAY_MS, ['pay', 24 * 60])
    await begun('ma', 3 * DAY_MS, ['pay', 24 * 60 + 1])
    await begun('ma', 3 * DAY_MS)
    await begun('sn', 3 * DAY_MS, ['offer', 29])
    // Ended in time by somebody, still to be kept, and of another period.
    await begun('ma', 3 * DAY_MS, ['close', 60])
    await begun('ma', DAY_MS / 2)
    await begun('ma', 10 * DAY_MS, ['pay', 1])
    const promisesIn = async (editions: EditionId[]) => ((await ask('days=7', editions)).body as Numbers).promises
    expect(await promisesIn(['ma', 'sn'])).toEqual([
      { kind: 'offer', made: 1, kept: 1 },
      { kind: 'paid', made: 3, kept: 1 },
    ])
    expect(await promisesIn(['sn'])).toEqual([{ kind: 'offer', made: 1, kept: 1 }])
    expect(await promisesIn(['coza'])).toEqual([])
  })

  it('count by the days of the editions, whatever PostgreSQL knows of their zones', async () => {
    const soldIn = (city: string) => (soldAt: string) => buildCar({ city, status: 'sold', soldAt })
    // Morocco was an hour ahead of UTC until 20 September 2026, and is no more; South Africa is two.
    const inMorocco = ['2026-09-18T22:30:00Z', '2026-09-18T23:30:00Z', '2026-09-21T23:30:00Z', '2026-09-25T23:30:00Z']
    await insertCars(database, 'ma', inMorocco.map(soldIn('casablanca')))
    await insertCars(database, 'coza', ['2026-09-18T21:30:00Z', '2026-09-21T22:30:00Z'].map(soldIn('cape-town')))
    server.time.now = Date.parse('2026-09-25T12:00:00Z')
    const { days } = (await ask('days=7', ['ma', 'coza'])).body as Numbers
    expect(days.map(({ day, sales }) => [day, sales])).toEqual([
      ['2026-09-19', 1],
      ['2026-09-20', 0],
      ['2026-09-21', 1],
      ['2026-09-22', 1],
      ['2026-09-23', 0],
      ['2026-09-24', 0],
      ['2026-09-25', 1],
    ])
  })

  it('are of one’s own editions alone, over days that there are', async () => {
    expect((await ask('edition=coza')).status).toBe(403)
    expect((await ask('days=8')).status).toBe(422)
  })
})
