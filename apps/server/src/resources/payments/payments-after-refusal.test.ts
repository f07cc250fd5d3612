import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { REQUEST_BUDGET_MS } from '../../db/budget.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { PaymentsError, type PaymentsPort, type PaymentStatus } from '../../outside/payments/payments-port.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'

const OPEN: PaymentStatus = { state: 'open', charges: [] }
const REFUSED: PaymentStatus = { state: 'refused', charges: [] }

withDatabase('a deposit whose payment was refused', (open) => {
  let world: Awaited<ReturnType<typeof openBookingWorld>>
  const start = vi.fn<PaymentsPort['start']>()
  const status = vi.fn<PaymentsPort['status']>()
  const port: PaymentsPort = {
    provider: 'paystack',
    start,
    status,
    refund: async () => 'done',
    readNotice: async () => ({ isGenuine: false, reference: null }),
  }

  beforeAll(async () => {
    world = await openBookingWorld(await open(), { payments: () => port })
  })
  beforeEach(() => {
    start.mockReset()
    start.mockImplementation(async ({ reference }) => ({ redirectTo: `https://provider.test/${reference}` }))
    status.mockReset()
    status.mockImplementation(async () => OPEN)
  })

  /** Has the provider be asked about a booking's payments, as when its visitor looks, and the job run. */
  const look = async (id: string) => {
    await world.bookingOf(id)
    await world.runPayments()
    return world.bookingOf(id)
  }
  /** A booking whose payment was refused, with that payment's reference and page. */
  const beginRefused = async () => {
    const { id } = (await world.book(await world.newCar())).body as { id: string }
    const { redirectTo } = (await world.startDeposit(id)).body as { redirectTo: string }
    const reference = start.mock.lastCall?.[0].reference ?? ''
    status.mockImplementation(async (asked) => (asked === reference ? REFUSED : OPEN))
    expect(await look(id)).toMatchObject({ payment: { payable: true, state: 'refused' } })
    start.mockClear()
    status.mockClear()
    return { id, reference, redirectTo }
  }

  it('counts as paid where its page was paid since, and no second page is opened', async () => {
    const { id, reference } = await beginRefused()
    const charges = [{ id: `charge of ${reference}`, amount: 300_000, currency: 'MAD' }]
    status.mockImplementation(async () => ({ state: 'paid', charges }))
    expect(await world.startDeposit(id)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(status.mock.calls).toEqual([[reference, expect.any(AbortSignal)]])
    expect(start).not.toHaveBeenCalled()
    expect(await world.bookingOf(id)).toMatchObject({
      state: 'held',
      paid: 3000,
      payment: { payable: false, state: 'paid', stray: 'none' },
    })
  })

  it('is paid on another page where the refusal stands, however long the provider takes to say so', async () => {
    const { id, reference, redirectTo } = await beginRefused()
    const now = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now')
    onTestFinished(() => clock.mockRestore())
    status.mockImplementation(async (asked) => {
      clock.mockImplementation(() => now() + REQUEST_BUDGET_MS)
      return asked === reference ? REFUSED : OPEN
    })
    // A moment later, so that it is the latest.
    world.server.time.now += 1000
    const again = await world.startDeposit(id)
    expect(again.status).toBe(200)
    expect(again.body.redirectTo).not.toBe(redirectTo)
    expect(start).toHaveBeenCalledTimes(1)
    expect(await world.bookingOf(id)).toMatchObject({ payment: { payable: true, state: 'pending' } })
  })

  it('begins no other while the provider is away, and another where its answer is not understood', async () => {
    const { id } = await beginRefused()
    status.mockImplementation(async () => {
      throw new PaymentsError('timeout')
    })
    expect(await world.startDeposit(id)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(start).not.toHaveBeenCalled()
    status.mockImplementation(async () => {
      throw new PaymentsError('amount')
    })
    expect((await world.startDeposit(id)).status).toBe(200)
    expect(start).toHaveBeenCalledTimes(1)
  })

  it('leads back to its page where the payer is trying again there', async () => {
    const { id, reference, redirectTo } = await beginRefused()
    expect(await world.pageOf(redirectTo)).toBe('')
    status.mockImplementation(async () => OPEN)
    expect(await world.startDeposit(id)).toMatchObject({ status: 200, body: { redirectTo } })
    expect(start).not.toHaveBeenCalled()
    expect(await world.pageOf(redirectTo)).toBe(`https://provider.test/${reference}`)
    expect(await world.bookingOf(id)).toMatchObject({ payment: { payable: true, state: 'pending' } })
  })
})
