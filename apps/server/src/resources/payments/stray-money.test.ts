import { beforeAll, expect, it } from 'vitest'

import type { Case, CaseList } from '@otosafi/api-client/office-schema'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { typedAsShown } from '../../office/testing/act-in-office.ts'
import { employ } from '../../office/testing/employ.ts'
import type { PaymentsPort, RefundStatus } from '../../outside/payments/payments-port.ts'
import { sendOffice } from '../../testing/send-office.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const TEAM = 'hello@otosafi.ma'

withDatabase('money of a payment that fits no booking', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>
  const charged = new Map<string, { amount: number; currency: string }>()
  let references: string[] = []
  let refund: RefundStatus = 'byHand'
  const port: PaymentsPort = {
    provider: 'cinetpay',
    async start({ reference }) {
      references.push(reference)
      return { redirectTo: `https://provider.test/${reference}` }
    },
    async status(reference) {
      const charge = charged.get(reference)
      if (charge === undefined) return { state: 'open', charges: [] }
      return { state: 'paid', charges: [{ id: reference, ...charge }] }
    },
    refund: async () => refund,
    readNotice: async () => ({ isGenuine: false, reference: null }),
  }

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database, { payments: () => port })
  })

  /** A booking for which money of another currency has come, in the payment `reference`. */
  const bookWithStray = async (way: RefundStatus) => {
    refund = way
    references = []
    const { id, reference: name } = (await world.book(await world.newCar())).body as { id: string; reference: string }
    const { redirectTo } = (await world.startDeposit(id)).body as { redirectTo: string }
    const [reference = ''] = references
    charged.set(reference, { amount: 5000, currency: 'EUR' })
    await world.bookingOf(id)
    await world.runPayments()
    return { id, name, reference, redirectTo }
  }
  const office = async () => (await employ(database, new Date(world.server.time.now), 'agent', ['ma'])).cookie
  const read = async (cookie: string, name: string) =>
    (await sendOffice(world.server, cookie, `/cases/booking/ma/${name}`)).body as Case
  /** The bookings of which the office is told that the team has to pay something back. */
  const listed = async () => {
    const { body } = await sendOffice(world.server, await office(), '/cases/booking?refund=true')
    const { cases, total } = body as CaseList
    expect([cases.length, cases.every((each) => each.refund)]).toEqual([total, true])
    return cases.map(({ reference }) => reference)
  }

  it('is no deposit, and its page is over: the booking’s own says that it comes back, and takes another payment', async () => {
    const { id, reference, redirectTo } = await bookWithStray('byHand')
    const shown = { state: 'requested', paid: 0, refundDue: 0, paidBack: 0 }
    expect(await world.bookingOf(id)).toMatchObject({
      ...shown,
      payment: { payable: true, state: 'paid', stray: 'returning' },
    })
    const headers = { accept: 'text/html' }
    expect((await world.server.send('ma', new URL(redirectTo).pathname, { headers })).status).toBe(410)
    // The team is told that it came, and that it has to pay it back.
    expect(await world.mailsOn(reference, TEAM)).toHaveLength(2)
    // A moment later, so that it is the latest.
    world.server.time.now += 1000
    expect((await world.startDeposit(id)).status).toBe(200)
    expect(await world.bookingOf(id)).toMatchObject({
      ...shown,
      payment: { payable: true, state: 'pending', stray: 'returning' },
    })
    charged.set(references.at(-1) ?? '', { amount: 300_000, currency: 'MAD' })
    world.server.time.now += HOUR
    await world.runPayments()
    expect(await world.bookingOf(id)).toMatchObject({
      state: 'held',
      paid: 3000,
      payment: { payable: false, state: 'paid', stray: 'returning' },
    })
  })

  it('is found in the office where the provider cannot pay it back, and noted once as paid back', async () => {
    const { id, name } = await bookWithStray('byHand')
    const plain = (await world.book(await world.newCar())).body.reference as string
    const found = await listed()
    expect(found).toContain(name)
    expect(found).not.toContain(plain)
    const cookie = await office()
    const shown = await read(cookie, name)
    expect(shown.rows.map(({ value }) => value)).toContain('50.00 EUR')
    expect(typedAsShown(shown, 'refundStray')).toEqual({ amount: '50.00 EUR' })
    const link = await world.teamLink(name)
    expect((await world.click(link, { action: 'refundStray', amount: '50.00 EUR' })).status).toBe(403)
    const act = (typed: Record<string, string>) => {
      const body = { action: 'refundStray', reason: null, typed, event: shown.event }
      return sendOffice(world.server, cookie, `/cases/booking/ma/${name}/acts`, { body })
    }
    expect((await act({ amount: '40.00 EUR' })).status).toBe(409)
    expect(await world.bookingOf(id)).toMatchObject({ payment: { stray: 'returning' } })
    const typed = typedAsShown(shown, 'refundStray')
    expect((await act(typed)).status).toBe(200)
    expect((await act(typed)).status).toBe(409)
    expect(await world.bookingOf(id)).toMatchObject({ paid: 0, paidBack: 0, payment: { stray: 'returned' } })
    expect(await listed()).not.toContain(name)
  })

  it('goes back by the provider where that can, and is nothing for the office to do', async () => {
    const { id, name } = await bookWithStray('done')
    expect(await world.bookingOf(id)).toMatchObject({ payment: { payable: true, stray: 'returned' } })
    expect(await listed()).not.toContain(name)
    expect((await read(await office(), name)).acts.map(({ action }) => action)).not.toContain('refundStray')
  })

  it('keeps the page of a booking that is over until it is back', async () => {
    const { id, name } = await bookWithStray('byHand')
    const statusOf = async () => (await world.server.send('ma', `/api/bookings/${id}`)).status
    world.server.time.now += 60 * DAY
    await world.run()
    expect(await world.bookingOf(id)).toMatchObject({ state: 'expired', payment: { stray: 'returning' } })
    expect((await world.inOffice(name, 'refundStray')).status).toBe(200)
    expect(await statusOf()).toBe(410)
  })
})

withDatabase('money that comes for a deposit that was paid', (open) => {
  it('is found in the office where the provider cannot pay it back', async () => {
    const database = await open()
    const paid = new Set<string>()
    const references: string[] = []
    const port: PaymentsPort = {
      provider: 'cinetpay',
      async start({ reference }) {
        references.push(reference)
        return { redirectTo: `https://provider.test/${reference}` }
      },
      status: async (reference) =>
        paid.has(reference)
          ? { state: 'paid', charges: [{ id: reference, amount: 300_000, currency: 'MAD' }] }
          : { state: 'refused', charges: [] },
      refund: async () => 'byHand',
      readNotice: async () => ({ isGenuine: false, reference: null }),
    }
    const world = await openBookingWorld(database, { payments: () => port })
    const { id, reference: name } = (await world.book(await world.newCar())).body as { id: string; reference: string }
    const look = async () => {
      await world.bookingOf(id)
      await world.runPayments()
      return world.bookingOf(id)
    }
    await world.startDeposit(id)
    expect(await look()).toMatchObject({ payment: { state: 'refused' } })
    await world.startDeposit(id)
    expect(references).toHaveLength(2)
    paid.add(references[1] ?? '')
    expect(await look()).toMatchObject({ state: 'held', paid: 3000, refundDue: 0 })
    paid.add(references[0] ?? '')
    world.server.time.now += DAY
    expect(await look()).toMatchObject({ state: 'held', paid: 6000, refundDue: 3000, payment: { payable: false } })
    expect((await world.startDeposit(id)).status).toBe(409)
    const { cookie } = await employ(database, new Date(world.server.time.now), 'agent', ['ma'])
    const listed = async () => {
      const { body } = await sendOffice(world.server, cookie, '/cases/booking?refund=true')
      return (body as CaseList).cases.map(({ reference }) => reference)
    }
    expect(await listed()).toEqual([name])
    expect((await world.inOffice(name, 'refund', 'Paid back by transfer.')).status).toBe(200)
    expect(await listed()).toEqual([])
    expect(await world.bookingOf(id)).toMatchObject({ state: 'held', refundDue: 0, paidBack: 3000 })
  })
})
