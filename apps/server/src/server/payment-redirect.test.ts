import { randomUUID } from 'node:crypto'

import { beforeAll, expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { pathFor } from '@otosafi/editions/routes/path-for'
import { serverTexts } from '@otosafi/i18n/server-texts'

import { withDatabase } from '../db/testing/with-databases.ts'
import { openBookingWorld } from '../resources/bookings/testing/booking-world.ts'

withDatabase('the way back from a provider of payments', (open) => {
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    world = await openBookingWorld(await open())
  })

  it('leads to the page of the booking, by POST as by GET, and changes nothing', async () => {
    const { body: booking } = await world.book(await world.newCar())
    const page = `/fr/bookings/${booking.id}`
    const back = `/payments/return${page}`
    const headers = { origin: 'https://provider.test', 'sec-fetch-site': 'cross-site' }
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    const body = 'transaction_id=MA-PY-00000000&token=t'
    for (const answer of [
      await world.server.send('ma', back, { method: 'POST', headers: form, body }),
      await world.server.send('ma', back, { method: 'POST', headers }),
      await world.server.send('ma', `${back}?trxref=MA-PY-00000000`, { headers }),
    ]) {
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
      expect(answer.bytes.toString()).toContain(`content="0;url=https://otosafi.ma${page}"`)
    }
    for (const other of ['/evil.example', '%2Fevil.example', 'a%2F..%2Fb', ''])
      expect((await world.server.send('ma', `/payments/return/${other}`)).status).toBe(404)
    expect(await world.bookingOf(booking.id)).toMatchObject({ state: 'requested', cancellable: true })
  })
})

withDatabase('the way to a provider of payments', (open) => {
  it('ends with the payment: its address says so on a page, and leads to no booking', async () => {
    const world = await openBookingWorld(await open())
    const { body: booking } = await world.book(await world.newCar())
    const { redirectTo } = (await world.startDeposit(booking.id)).body
    const { pathname } = new URL(redirectTo)
    const headers = { accept: 'text/html', cookie: 'language=ar' }
    expect((await world.server.send('ma', pathname, { headers })).status).toBe(200)
    await world.decide(await world.pageOf(redirectTo), 'paid')
    await world.runPayments()
    const over = await world.server.send('ma', pathname, { headers })
    expect([over.status, over.headers['content-type'], over.headers['cache-control']]).toEqual([
      410,
      'text/html; charset=utf-8',
      'no-store',
    ])
    const page = over.bytes.toString()
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).toContain(serverTexts(EDITIONS.ma, 'ar')('refusal.paymentOver'))
    expect(page).not.toContain(booking.id)
    expect((await world.server.send('ma', pathname)).status).toBe(404)
  })

  it('ends with the booking: the page of a payment that was not made cannot be opened any more', async () => {
    const world = await openBookingWorld(await open())
    const openPage = async (redirectTo: string) =>
      (await world.server.send('ma', new URL(redirectTo).pathname, { headers: { accept: 'text/html' } })).status
    const begin = async () => {
      const { body: booking } = await world.book(await world.newCar())
      const { redirectTo } = (await world.startDeposit(booking.id)).body
      expect(await openPage(redirectTo)).toBe(200)
      return { booking, redirectTo }
    }
    const cancelled = await begin()
    await world.cancel(cancelled.booking.id)
    expect(await openPage(cancelled.redirectTo)).toBe(410)
    const paidInCash = await begin()
    await world.click(await world.teamLink(paidInCash.booking.reference), { action: 'receiveDeposit' })
    expect(await openPage(paidInCash.redirectTo)).toBe(410)
    const late = await begin()
    world.server.time.now += 24 * 3_600_000
    expect(await openPage(late.redirectTo)).toBe(410)
    expect((await world.server.send('ma', new URL(late.redirectTo).pathname)).status).toBe(404)
  })

  it('leads to a page of the site that says so where there is none, in the language that was chosen', async () => {
    const world = await openBookingWorld(await open())
    for (const id of [randomUUID(), 'constructor']) {
      const leads = async (edition: 'ma' | 'coza', cookie: string) => {
        const answer = await world.server.send(edition, `/payments/${id}`, { headers: { accept: 'text/html', cookie } })
        return [answer.status, answer.headers['location'], answer.headers['cache-control']]
      }
      const to = (language: 'ar' | 'en') => pathFor('booking', language, { token: '-' })
      expect(await leads('ma', 'language=ar')).toEqual([302, to('ar'), 'no-store'])
      expect(await leads('coza', '')).toEqual([302, to('en'), 'no-store'])
      expect((await world.server.send('ma', `/payments/${id}`)).body).toMatchObject({ code: 'not_found' })
    }
  })
})
