import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import { REQUEST_BUDGET_MS } from '../../db/budget.ts'
import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { type PaymentOrder, PaymentsError, type PaymentsPort } from '../../outside/payments/payments-port.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'

const HOUR = 3_600_000

withDatabase('starting a deposit at a provider', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>
  let isOffered = true
  const start = vi.fn<PaymentsPort['start']>()
  const port: PaymentsPort = {
    provider: 'paystack',
    start,
    status: async () => ({ state: 'open', charges: [] }),
    refund: async () => 'byHand',
    readNotice: async () => ({ isGenuine: false, reference: null }),
  }

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database, { payments: () => (isOffered ? port : null) })
  })

  it('tells it all that it needs, and nothing of the payer but an address', async () => {
    const orders: PaymentOrder[] = []
    start.mockImplementation(async (order) => {
      orders.push(order)
      return { redirectTo: 'https://provider.test/p?a=1&b=2' }
    })
    const guest = await world.newGuest()
    const { body } = await world.book(await world.newCar(), guest)
    const { body: started } = await world.startDeposit(body.id)
    expect(await world.pageOf(started.redirectTo)).toBe('https://provider.test/p?a=1&amp;b=2')
    expect(orders).toEqual([
      {
        reference: expect.stringMatching(/^MA-PY-[0-9A-Z]{8}$/),
        amount: 300_000,
        currency: 'MAD',
        description: `Otosafi ${body.reference}`,
        email: guest.email,
        language: 'fr',
        returnTo: 'https://otosafi.ma/payments/return/fr/home',
        noticeTo: 'https://otosafi.ma/payments/notices/paystack',
      },
    ])
  })

  it('is unavailable while the provider does not answer, and begins anew with another reference', async () => {
    const { body } = await world.book(await world.newCar())
    const references: string[] = []
    start.mockImplementation(async ({ reference }) => {
      references.push(reference)
      throw new PaymentsError('timeout')
    })
    for (let times = 0; times < 2; times += 1)
      expect(await world.startDeposit(body.id)).toMatchObject({
        status: 503,
        body: { code: 'unavailable' },
        headers: { 'retry-after': '5' },
      })
    expect(new Set(references).size).toBe(2)
    expect(await world.bookingOf(body.id)).toMatchObject({ payment: { payable: true, state: 'none' } })
  })

  it('leads back to one that is pending, however late, and starts no other', async () => {
    const { body } = await world.book(await world.newCar())
    start.mockImplementation(async () => ({ redirectTo: 'https://provider.test/first' }))
    const { body: started } = await world.startDeposit(body.id)
    start.mockClear()
    world.server.time.now += HOUR
    expect(await world.startDeposit(body.id)).toMatchObject({ status: 200, body: started })
    expect(start).not.toHaveBeenCalled()
    expect(await world.bookingOf(body.id)).toMatchObject({ payment: { payable: true, state: 'pending' } })
  })

  it('is refused while another request waits for the page, and leads to that page then', async () => {
    const { body } = await world.book(await world.newCar())
    const { promise, resolve } = Promise.withResolvers<{ redirectTo: string }>()
    start.mockClear().mockImplementation(() => promise)
    const first = world.startDeposit(body.id)
    await eventually(() => expect(start).toHaveBeenCalledTimes(1))
    expect(await world.startDeposit(body.id)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    resolve({ redirectTo: 'https://provider.test/first' })
    const { body: started } = await first
    expect(await world.startDeposit(body.id)).toMatchObject({ status: 200, body: started })
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('waits longer for the provider than for the database', async () => {
    const now = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now')
    onTestFinished(() => clock.mockRestore())
    start.mockImplementation(async () => {
      clock.mockImplementation(() => now() + REQUEST_BUDGET_MS)
      return { redirectTo: 'https://provider.test/slow' }
    })
    const { body } = await world.book(await world.newCar())
    const { status, body: started } = await world.startDeposit(body.id)
    expect(status).toBe(200)
    expect(await world.pageOf(started.redirectTo)).toBe('https://provider.test/slow')
  })

  it('is not offered where nothing is paid online', async () => {
    const { body } = await world.book(await world.newCar())
    isOffered = false
    expect(await world.startDeposit(body.id)).toMatchObject({ status: 404, body: { code: 'feature_not_available' } })
    expect(await world.bookingOf(body.id)).toMatchObject({
      payment: { methods: ['showroom'], payable: false, state: 'none', stray: 'none' },
    })
    isOffered = true
  })
})
