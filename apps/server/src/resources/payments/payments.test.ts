import { createHmac, randomUUID } from 'node:crypto'

import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { sendRequest } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'

const MINUTE = 60_000
const DAY = 24 * 3_600_000
const TEAM = 'hello@otosafi.ma'

withDatabase('deposits that are paid online', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  /** A booking whose visitor stands before the page of the stand-in. */
  const begin = async (guest?: object) => {
    const car = await world.newCar()
    const { body } = await world.book(car, guest)
    const { status, body: started } = await world.startDeposit(body.id)
    expect(status).toBe(200)
    const redirectTo = await world.pageOf(started.redirectTo)
    return { car, id: body.id as string, name: body.reference as string, redirectTo }
  }
  const referenceOf = (redirectTo: string) => redirectTo.split('/').at(-1) ?? ''
  const deposits = async (name: string) =>
    (await world.eventsOf(name)).filter(({ action }) => action === 'receiveDeposit')
  const refundsOf = async (redirectTo: string) => {
    const { refunds } = await database.kysely
      .selectFrom('local_payments')
      .select('refunds')
      .where('reference', '=', referenceOf(redirectTo))
      .executeTakeFirstOrThrow()
    return refunds
  }
  const secretOf = async (redirectTo: string) => {
    const { secret } = await database.kysely
      .selectFrom('local_payments')
      .select('secret')
      .where('reference', '=', referenceOf(redirectTo))
      .executeTakeFirstOrThrow()
    return secret
  }
  const noticesOn = (redirectTo: string) =>
    database.kysely
      .selectFrom('payment_notices')
      .select(['is_genuine', 'times'])
      .where('reference', '=', referenceOf(redirectTo))
      .execute()

  it('are offered with the other ways, and hold the car once they are paid', async () => {
    const guest = await world.newGuest()
    const { car, id, name, redirectTo } = await begin(guest)
    expect(redirectTo).toMatch(/^https:\/\/otosafi\.ma\/_payments\/MA-PY-[0-9A-Z]{8}$/)
    expect(await world.bookingOf(id)).toMatchObject({
      payment: { methods: ['online', 'showroom'], payable: true, state: 'pending' },
    })
    const back = 'https://otosafi.ma/payments/return/fr/home'
    expect(await world.decide(redirectTo, 'paid')).toEqual({ status: 303, location: back })
    // The notice is stored; nothing has followed from it.
    expect(await noticesOn(redirectTo)).toEqual([{ is_genuine: true, times: 1 }])
    expect(await deposits(name)).toEqual([])
    await world.runPayments()
    expect(await world.bookingOf(id)).toMatchObject({
      state: 'held',
      paid: 3000,
      refundDue: 0,
      payment: { payable: false, state: 'paid' },
    })
    expect(await deposits(name)).toMatchObject([{ actor: 'payment', state: 'held', amount: 3000 }])
    expect(await world.statusOf(car)).toBe('reserved')
    expect((await world.mailsOn(name, guest.email)).at(-1)?.subject).toContain('réservée')
    expect((await world.startDeposit(id)).status).toBe(409)
  })

  it('lead to the same page when they are begun again, also much later, and to none once the booking is over', async () => {
    const { id, redirectTo } = await begin()
    expect(await world.pageOf((await world.startDeposit(id)).body.redirectTo)).toBe(redirectTo)
    world.server.time.now += DAY - MINUTE
    expect(await world.pageOf((await world.startDeposit(id)).body.redirectTo)).toBe(redirectTo)
    await world.cancel(id)
    expect((await world.startDeposit(id)).status).toBe(409)
    for (const returnTo of ['//evil.example', 'https://evil.example', '/a/../b', '/a?b', 'a', '/'])
      expect((await post(world.server, `/bookings/${id}/payment`, { returnTo })).status).toBe(422)
  })

  it('lead on by a page of this edition that is nobody else’s, until they are paid', async () => {
    const { body } = await world.book(await world.newCar())
    const started = (await world.startDeposit(body.id)).body.redirectTo
    expect(started).toMatch(/^https:\/\/otosafi\.ma\/payments\/[\da-f-]{36}$/)
    const { pathname } = new URL(started)
    const hop = await world.server.send('ma', pathname)
    expect([hop.status, hop.headers['cache-control'], hop.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'no-referrer',
    ])
    expect((await world.server.send('coza', pathname)).status).toBe(404)
    for (const id of [randomUUID(), 'constructor', "'"])
      expect((await world.server.send('ma', `/payments/${encodeURIComponent(id)}`)).status).toBe(404)
    await world.decide(await world.pageOf(started), 'paid')
    await world.runPayments()
    expect((await world.server.send('ma', pathname)).status).toBe(404)
  })

  it('that are pending are paid after some minutes, though nobody says so', async () => {
    const { id, redirectTo } = await begin()
    await world.decide(redirectTo, 'pending')
    await world.runPayments()
    expect(await world.bookingOf(id)).toMatchObject({ state: 'requested', payment: { state: 'pending' } })
    world.server.time.now += MINUTE
    await world.bookingOf(id)
    await world.runPayments()
    expect(await world.bookingOf(id)).toMatchObject({ state: 'requested' })
    world.server.time.now += 10 * MINUTE
    await world.runPayments()
    expect(await world.bookingOf(id)).toMatchObject({ state: 'held', payment: { state: 'paid' } })
  })

  it('that are refused can be tried again, on another page', async () => {
    const { id, redirectTo } = await begin()
    await world.decide(redirectTo, 'refused')
    await world.runPayments()
    expect(await world.bookingOf(id)).toMatchObject({ payment: { payable: true, state: 'refused' }, paid: 0 })
    const again = await world.pageOf((await world.startDeposit(id)).body.redirectTo)
    expect(again).not.toBe(redirectTo)
    await world.decide(again, 'paid')
    await world.runPayments()
    expect(await world.bookingOf(id)).toMatchObject({ state: 'held', payment: { state: 'paid' } })
  })

  it('that are paid on the same page after a refusal are found by who looks, though the notice is lost', async () => {
    const { id, redirectTo } = await begin()
    await world.decide(redirectTo, 'refused')
    await world.runPayments()
    await world.decide(redirectTo, 'noticeLost')
    world.server.time.now += MINUTE
    expect(await world.bookingOf(id)).toMatchObject({ state: 'requested', payment: { state: 'refused' } })
    await world.runPayments()
    expect(await world.bookingOf(id)).toMatchObject({ state: 'held', payment: { state: 'paid' } })
  })

  it('that are paid twice hold the car once, and go back once', async () => {
    const guest = await world.newGuest()
    const { id, name, redirectTo } = await begin(guest)
    await world.decide(redirectTo, 'paidTwice')
    await world.runPayments()
    await world.runPayments()
    expect(await world.bookingOf(id)).toMatchObject({ state: 'held', paid: 6000, refundDue: 0, paidBack: 3000 })
    expect(await refundsOf(redirectTo)).toHaveLength(1)
    expect((await world.eventsOf(name)).map(({ action, state, amount }) => [action, state, amount])).toEqual([
      ['request', 'requested', null],
      ['receiveDeposit', 'held', 3000],
      ['receiveDeposit', 'held', 3000],
      ['refund', 'held', 3000],
    ])
    const subjects = (await world.mailsOn(name, guest.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('nécessaire'))).toHaveLength(1)
    expect(subjects.filter((subject) => subject.includes('réservée'))).toHaveLength(1)
    // The team is notified of the payment, and of the refund.
    expect(await world.mailsOn(name, TEAM)).toHaveLength(4)
  })

  it('that are paid on two pages hold the car once, and go back once', async () => {
    const { id, redirectTo } = await begin()
    await world.decide(redirectTo, 'refused')
    await world.runPayments()
    const other = await world.pageOf((await world.startDeposit(id)).body.redirectTo)
    await Promise.all([redirectTo, other].map((page) => world.decide(page, 'paid')))
    await Promise.all([world.runPayments(), world.runPayments()])
    await world.runPayments()
    expect(await world.bookingOf(id)).toMatchObject({ state: 'held', paid: 6000, refundDue: 0, paidBack: 3000 })
    expect([...(await refundsOf(redirectTo)), ...(await refundsOf(other))]).toHaveLength(1)
  })

  it('that come after the expiry take a car that is free still', async () => {
    const { car, id, name, redirectTo } = await begin()
    await world.decide(redirectTo, 'paidLate')
    await world.runPayments()
    expect(await world.bookingOf(id)).toMatchObject({ state: 'held', paid: 3000, refundDue: 0 })
    expect((await world.eventsOf(name)).map(({ action }) => action)).toEqual(['request', 'expire', 'receiveDeposit'])
    expect(await world.statusOf(car)).toBe('reserved')
  })

  it('that come after the expiry for a car that is gone are refunded, with a mail', async () => {
    const guest = await world.newGuest()
    const { car, id, name, redirectTo } = await begin(guest)
    world.server.time.now += DAY
    const other = await world.book(car)
    expect(other.status).toBe(201)
    await world.decide(redirectTo, 'paid')
    await world.runPayments()
    await world.runPayments()
    expect(await world.bookingOf(id)).toMatchObject({ state: 'refunded', paid: 3000, refundDue: 0, paidBack: 3000 })
    expect(await world.bookingOf(other.body.id)).toMatchObject({ state: 'requested' })
    expect(await refundsOf(redirectTo)).toHaveLength(1)
    const subjects = (await world.mailsOn(name, guest.email)).map(({ subject }) => subject)
    expect(subjects.some((subject) => subject.includes('trop tard'))).toBe(true)
    expect(subjects.some((subject) => subject.includes('remboursement'))).toBe(true)
  })

  it('whose notice is lost are found by who looks, and by the job', async () => {
    const [one, two] = [await begin(), await begin()]
    for (const { redirectTo } of [one, two]) await world.decide(redirectTo, 'noticeLost')
    await world.runPayments()
    expect(await noticesOn(one.redirectTo)).toEqual([])
    expect(await deposits(one.name)).toEqual([])
    await world.bookingOf(one.id)
    await world.runPayments()
    expect(await deposits(one.name)).toHaveLength(1)
    expect(await deposits(two.name)).toEqual([])
    world.server.time.now += 5 * MINUTE
    await world.runPayments()
    expect(await deposits(two.name)).toHaveLength(1)
  })

  it('whose notice comes twice count once, whatever comes together', async () => {
    const { id, name, redirectTo } = await begin()
    await world.decide(redirectTo, 'noticeTwice')
    expect(await noticesOn(redirectTo)).toEqual([{ is_genuine: true, times: 2 }])
    const body = JSON.stringify({ reference: referenceOf(redirectTo) })
    const signature = createHmac('sha256', await secretOf(redirectTo))
      .update(body)
      .digest('hex')
    const notify = () =>
      world.server.send('ma', '/payments/notices/local', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-local-signature': signature },
        body,
      })
    const answers = await Promise.all([...Array.from({ length: 8 }, notify), world.runPayments(), world.runPayments()])
    expect(answers.flatMap((answer) => answer?.status ?? [])).toEqual(Array.from({ length: 8 }, () => 200))
    await world.runPayments()
    expect(await deposits(name)).toHaveLength(1)
    expect(await noticesOn(redirectTo)).toEqual([{ is_genuine: true, times: 10 }])
    expect(await world.bookingOf(id)).toMatchObject({ state: 'held', paid: 3000 })
  })

  it('go back where a booking is cancelled, without that staff pays them as well', async () => {
    const { id, name, redirectTo } = await begin()
    await world.decide(redirectTo, 'paid')
    await world.runPayments()
    expect((await world.cancel(id)).body).toMatchObject({ state: 'cancelled', refundDue: 3000, paidBack: 0 })
    const link = await world.teamLink(name)
    const page = (await world.server.send('ma', link)).bytes.toString()
    expect(page).toContain('Dont par le prestataire')
    expect((await world.click(link, { action: 'refund' })).status).toBe(409)
    await world.runPayments()
    expect(await world.bookingOf(id)).toMatchObject({ state: 'refunded', refundDue: 0, paidBack: 3000 })
    expect(await refundsOf(redirectTo)).toHaveLength(1)
  })

  it('that were paid at the showroom as well go back where they came from', async () => {
    const { id, name, redirectTo } = await begin()
    await world.click(await world.teamLink(name), { action: 'receiveDeposit' })
    await world.decide(redirectTo, 'paid')
    await world.runPayments()
    await world.runPayments()
    expect(await world.bookingOf(id)).toMatchObject({ state: 'held', paid: 6000, refundDue: 0, paidBack: 3000 })
    await world.cancel(id)
    await world.runPayments()
    // Cash is refunded in cash.
    expect(await world.bookingOf(id)).toMatchObject({ state: 'cancelled', refundDue: 3000, paidBack: 3000 })
    expect((await world.inOffice(name, 'refund', 'Paid in cash.')).status).toBe(200)
    expect(await world.bookingOf(id)).toMatchObject({ state: 'refunded', paidBack: 6000 })
    expect(await refundsOf(redirectTo)).toHaveLength(1)
  })

  it('are clicked through on this machine alone, by nobody else’s page, and decided once', async () => {
    const { redirectTo } = await begin()
    const { pathname } = new URL(redirectTo)
    const ask = (host: string, headers: Record<string, string> = {}, method = 'GET') =>
      sendRequest(world.server.port, host, pathname, {
        method,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        ...(method === 'GET' ? {} : { body: 'outcome=paid' }),
      })
    const page = await ask('otosafi.ma.localhost')
    expect(page.bytes.toString()).toContain('3000.00 MAD')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect((await ask('otosafi.ma')).status).toBe(404)
    expect((await ask('localhost', { 'x-forwarded-for': '192.0.2.1' })).status).toBe(404)
    expect((await ask('otosafi.ma.localhost', { origin: 'https://evil.example' }, 'POST')).status).toBe(403)
    expect((await world.decide(redirectTo, 'constructor')).status).toBe(400)
    expect((await world.decide(redirectTo, 'paid')).status).toBe(303)
    expect((await world.decide(redirectTo, 'refused')).status).toBe(409)
    expect((await ask('otosafi.ma.localhost')).bytes.toString()).not.toContain('<button')
  })
})
