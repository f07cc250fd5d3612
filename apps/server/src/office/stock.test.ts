import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { StockCar, StockCarDetails } from '@otosafi/api-client/office-schema'
import type { Role } from '@otosafi/domain/office/roles'
import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { createBookingSteps } from '../resources/bookings/booking-steps.ts'
import { exampleNewBooking } from '../resources/bookings/testing/booking-rows.ts'
import { buildCar, insertCars, seedStock } from '../testing/cars.ts'
import { sendOffice } from '../testing/send-office.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { employ } from './testing/employ.ts'

const STOCK = 120
/** How soon the storefront shows what the office changed. */
const SHOWN_WITHIN_MS = 2000

withDatabase('the office’s stock', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], STOCK)
    server = await startTestServer(database, { follow: true })
  })

  async function employed(role: Role, editions: EditionId[] = ['ma']): Promise<string> {
    return (await employ(database, new Date(server.time.now), role, editions)).cookie
  }

  const send = (cookie: string, method: string, path: string, body?: unknown) =>
    sendOffice(server, cookie, `/cars${path}`, { method, body })

  /** All cars that a query finds, page by page. */
  async function listed(cookie: string, query: string): Promise<StockCar[]> {
    const cars: StockCar[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await send(cookie, 'GET', `?${query}${cursor && `&cursor=${cursor}`}`)
      cars.push(...(body.cars as StockCar[]))
      cursor = body.nextCursor as string | null
    }
    return cars
  }

  /** A car of Morocco that nothing else in this file changes, once the site has it. */
  async function offered(): Promise<string> {
    const car = buildCar({ city: 'casablanca', status: 'available', price: 120_000, oldPrice: null })
    await insertCars(database, 'ma', [car])
    await vi.waitFor(async () => expect(await onTheSite(car.id, 'price')).toBe(120_000), SHOWN_WITHIN_MS)
    return car.id
  }

  /** A field of a car as the storefront's API has it. */
  async function onTheSite(id: string, field: 'price' | 'oldPrice' | 'status'): Promise<unknown> {
    return (await server.send('ma', `/api/cars/${id}`)).body[field] as unknown
  }

  describe('list', () => {
    it.each([
      ['newest', ({ publishedAt }: StockCar) => -Date.parse(publishedAt)],
      ['oldest', ({ publishedAt }: StockCar) => Date.parse(publishedAt)],
      ['cheapest', ({ price }: StockCar) => price],
      ['dearest', ({ price }: StockCar) => -price],
    ] as const)('has every car once, %s first', async (order, placeOf) => {
      const cars = await listed(await employed('inspector', ['ma', 'coza']), `order=${order}`)
      const places = cars.map(placeOf)
      expect(new Set(cars.map(({ reference }) => reference)).size).toBe(cars.length)
      expect(cars.length).toBeGreaterThanOrEqual(2 * STOCK)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    })

    it('has the cars of one’s own editions alone', async () => {
      const cars = await listed(await employed('agent', ['coza']), '')
      expect(new Set(cars.map(({ edition }) => edition))).toEqual(new Set(['coza']))
      expect((await send(await employed('agent', ['coza']), 'GET', '?edition=ma')).status).toBe(403)
    })

    it('finds cars by words of their name, in any order, and by reference', async () => {
      const cookie = await employed('agent')
      const [car] = await listed(cookie, '')
      if (car === undefined) throw new Error('There is no car.')
      const words = car.name.toUpperCase().split(' ').slice(0, 2).reverse().join(' ')
      const found = await listed(cookie, `text=${encodeURIComponent(words)}`)
      expect(found.map(({ reference }) => reference)).toContain(car.reference)
      for (const reference of [car.reference, car.reference.toLowerCase(), car.id])
        expect(await listed(cookie, `text=${reference}`)).toEqual([car])
      expect(await listed(cookie, 'text=%25%25')).toEqual([])
    })

    it('has cars of the asked states, and says how many', async () => {
      const cookie = await employed('agent')
      const { body } = await send(cookie, 'GET', '?state=sold&state=reserved')
      const cars = await listed(cookie, 'state=sold&state=reserved')
      expect(body.total).toBe(cars.length)
      expect(new Set(cars.map(({ state }) => state))).toEqual(new Set(['sold', 'reserved']))
    })
  })

  describe('price', () => {
    it('is on the site within two seconds, with the price before and the course of both', async () => {
      const id = await offered()
      const cookie = await employed('manager')
      const { status, body } = await send(cookie, 'PUT', `/ma/${id}/price`, { price: 112_000, former: 120_000 })
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ car: expect.objectContaining({ price: 112_000, oldPrice: 120_000 }) as unknown }),
      ])
      expect((body as StockCarDetails).prices.at(-1)?.price).toBe(112_000)
      await vi.waitFor(async () => expect(await onTheSite(id, 'price')).toBe(112_000), SHOWN_WITHIN_MS)
      expect(await onTheSite(id, 'oldPrice')).toBe(120_000)
    })

    it('is never overwritten by who has not seen it', async () => {
      const id = await offered()
      const cookie = await employed('manager')
      const answers = await Promise.all(
        [110_000, 111_000, 112_000].map((price) => send(cookie, 'PUT', `/ma/${id}/price`, { price, former: 120_000 })),
      )
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
      const { body } = await send(cookie, 'GET', `/ma/${id}`)
      expect((body as StockCarDetails).car.price).toBe(answers.find(({ status }) => status === 200)?.body.car.price)
    })

    it('is set once, however often the same change is sent', async () => {
      const id = await offered()
      const cookie = await employed('manager')
      for (const change of [1, 2]) {
        const { status, body } = await send(cookie, 'PUT', `/ma/${id}/price`, { price: 112_000, former: 120_000 })
        const { price, oldPrice } = (body as StockCarDetails).car
        expect([change, status, price, oldPrice]).toEqual([change, 200, 112_000, 120_000])
      }
    })

    it.each([0, -1, 1.5, 2_000_000_001, null])('is not %j', async (price) => {
      const id = await offered()
      expect((await send(await employed('owner'), 'PUT', `/ma/${id}/price`, { price, former: 120_000 })).status).toBe(
        422,
      )
      expect(await onTheSite(id, 'price')).toBe(120_000)
    })
  })

  describe('sale', () => {
    it('is taken back until it is over, each step written down', async () => {
      const id = await offered()
      const cookie = await employed('manager')
      for (const [action, status, next] of [
        ['reserve', 'reserved', ['free', 'sell']],
        ['free', 'available', ['reserve', 'sell']],
        ['sell', 'sold', []],
      ] as const) {
        const { body } = await send(cookie, 'POST', `/ma/${id}/actions`, { action })
        expect([(body as StockCarDetails).car.state, (body as StockCarDetails).actions]).toEqual([status, next])
        await vi.waitFor(async () => expect(await onTheSite(id, 'status')).toBe(status), SHOWN_WITHIN_MS)
      }
      for (const action of ['reserve', 'free', 'sell'])
        expect((await send(cookie, 'POST', `/ma/${id}/actions`, { action })).status).toBe(409)
      expect((await send(cookie, 'PUT', `/ma/${id}/price`, { price: 1, former: 120_000 })).status).toBe(409)
      const log = await database.kysely
        .selectFrom('audit_log')
        .select(['before', 'after'])
        .where('subject', '=', `MA-${id.toUpperCase()}`)
        .orderBy('number')
        .execute()
      expect(log).toEqual([
        { before: { status: 'available' }, after: { status: 'reserved' } },
        { before: { status: 'reserved' }, after: { status: 'available' } },
        { before: { status: 'available' }, after: { status: 'sold' } },
      ])
    })

    it('is the booking’s while one keeps the car', async () => {
      const steps = createBookingSteps(EDITIONS.ma, new Date(server.time.now), async () => undefined)
      const asked = exampleNewBooking(EDITIONS.ma, { car_id: await offered() })
      const booking = await inTransaction(database, (write) => steps.request(write, asked))
      const cookie = await employed('agent')
      const { body } = await send(cookie, 'GET', `/ma/${booking.car_id}`)
      expect(body).toMatchObject({ booking: booking.reference, actions: [] })
      for (const action of ['free', 'sell'])
        expect((await send(cookie, 'POST', `/ma/${booking.car_id}/actions`, { action })).status).toBe(409)
    })
  })
})
