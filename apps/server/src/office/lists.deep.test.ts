import { expect, it } from 'vitest'

import { CONTENT_LISTS } from '@otosafi/domain/office/content-lists'
import { EDITIONS } from '@otosafi/editions/registry'

import { inTransaction } from '../db/in-transaction.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { OFFICE_HOST } from '../env.ts'
import { createBookingSteps } from '../resources/bookings/booking-steps.ts'
import { exampleNewBooking } from '../resources/bookings/testing/booking-rows.ts'
import { seedStock } from '../testing/cars.ts'
import { sendRequest } from '../testing/http-request.ts'
import { post } from '../testing/post.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { employ } from './testing/employ.ts'
import { filledCarId, fillOffice } from './testing/fill-office.ts'

const AMOUNTS = { cars: 100_000, requests: 50_000, bookings: 50_000, entries: 200_000 }
/** Milliseconds within which the first page of a list is there, and a list that is searched while one types. */
const LIMITS = { list: 200, search: 100 }
/** Of so many answers the median counts. */
const TIMES = 9

/** Search texts, as they are typed: words that many things have, parts of references, and what nothing has. */
const TYPED = ['dac', 'sal', '00070', 'nothing%20like%20it']

const LISTS = [
  '/cars',
  '/cars?order=cheapest',
  '/cars?order=oldest&state=available',
  '/cars?state=draft',
  '/cars?state=sold',
  `/cars/ma/${filledCarId(50_001)}`,
  `/cars/ma/${filledCarId(50_010)}`,
  '/featured/ma',
  '/catalogue/ma',
  '/imports',
  '/requests',
  '/requests?state=received',
  '/requests?state=closed',
  '/requests?kind=wantedCar',
  '/requests?due=true',
  '/cases/booking',
  '/cases/booking?order=due',
  '/cases/booking?state=held',
  '/cases/visit?order=due',
  '/cases/sale',
  '/calendar/ma',
  '/claims/ma',
  '/numbers?days=30',
  '/numbers?days=365',
  '/audit',
  ...Object.keys(CONTENT_LISTS).map((list) => `/content/ma/${list}`),
]

/** The lists that are searched while one types, and those whose words are sent when they are whole. */
const SEARCHED = { typing: ['/cars', '/requests', '/cases/booking'], whole: ['/featured/ma', '/audit'] }

withDatabase('the lists of the office', (open) => {
  it('are there at once, however much there is', { timeout: 300_000 }, async () => {
    const database = await open()
    await seedStock(database, ['ma'], 20)
    const server = await startTestServer(database)
    const { cookie } = await employ(database, new Date(server.time.now), 'manager', ['ma'])
    const question = { message: 'Is there parking?', name: 'Salma Alaoui', email: 'salma@example.org', consent: true }
    expect((await post(server, '/questions', question)).status).toBeLessThan(300)
    const { id } = await database.kysely.selectFrom('stock').select('id').limit(1).executeTakeFirstOrThrow()
    const steps = createBookingSteps(EDITIONS.ma, new Date(server.time.now), async () => undefined)
    await inTransaction(database, (write) => steps.request(write, exampleNewBooking(EDITIONS.ma, { car_id: id })))
    await fillOffice(database, AMOUNTS)
    const ask = (path: string) => sendRequest(server.port, OFFICE_HOST, `/office${path}`, { headers: { cookie } })

    for (const path of ['/cars', '/requests', '/cases/booking'])
      expect(((await ask(path)).body as { total: number }).total, path).toBeGreaterThan(1000)
    const paths = [
      ...LISTS.map((path) => [path, LIMITS.list] as const),
      ...SEARCHED.typing.flatMap((path) => TYPED.map((text) => [`${path}?text=${text}`, LIMITS.search] as const)),
      ...SEARCHED.whole.flatMap((path) => TYPED.map((text) => [`${path}?text=${text}`, LIMITS.list] as const)),
    ]
    const slow: string[] = []
    for (const [path, limit] of paths) {
      const times: number[] = []
      for (let time = 0; time < TIMES; time += 1) {
        const began = performance.now()
        const { status } = await ask(path)
        times.push(performance.now() - began)
        expect([path, status]).toEqual([path, 200])
      }
      const median = times.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0
      if (median > limit) slow.push(`${path} takes ${median.toFixed(0)} ms, more than ${limit}`)
    }
    expect(slow).toEqual([])
  })
})
