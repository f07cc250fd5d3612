import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { OFFICE_OPERATIONS } from '../office/contract.ts'
import { openBookingWorld } from '../resources/bookings/testing/booking-world.ts'
import { openSaleWorld } from '../resources/sales/testing/sale-world.ts'
import type { TestResponse } from '../testing/http-request.ts'

/** The acts on cases of a kind for which the office asks for a code. */
const sensitiveOf = (kind: string) =>
  OFFICE_OPERATIONS.flatMap(({ id, sensitive = [] }) =>
    id === 'actOnCase' ? sensitive.filter((values) => values['kind'] === kind) : [],
  ).map(({ action = '' }) => String(action))

/** The buttons of a page of the team, what it leaves to the office, and where that is. */
function read({ status, bytes }: TestResponse) {
  const html = bytes.toString()
  const [, said, address] =
    /<p[^>]*>([^<]* au bureau, [^<]*) <a href="([^"]*)" rel="noreferrer">L’ouvrir au bureau<\/a><\/p>/.exec(html) ?? []
  return {
    status,
    html,
    buttons: [...html.matchAll(/<button name="action" value="(\w+)"/g)].map(([, action]) => action),
    said: said ?? null,
    address: address ?? null,
  }
}

withDatabase('a link of the team to a booking', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  const held = async () => {
    const { body } = await world.book(await world.newCar())
    await world.click(await world.teamLink(body.reference), { action: 'receiveDeposit' })
    return body as { id: string; reference: string }
  }
  const cancelled = async () => {
    const booking = await held()
    await world.cancel(booking.id)
    return booking
  }
  const CASES = [
    {
      action: 'cancel',
      label: 'Annuler la réservation',
      begin: held,
      others: ['receiveDeposit', 'extend', 'complete'],
      after: 'cancelled',
    },
    { action: 'refund', label: 'Tout ce qui est dû a été remboursé', begin: cancelled, others: [], after: 'refunded' },
  ] as const

  it('leaves to the office what that asks a code for', () => {
    // Money that fits no booking is tried with payments, in stray-money.test.ts.
    expect([...CASES.map(({ action }) => action), 'refundStray']).toEqual(sensitiveOf('booking').toSorted())
  })

  it.each(CASES)('does not $action it, but leads to the office, which does', async (each) => {
    const { action, label, begin, others, after } = each
    const { id, reference } = await begin()
    const link = await world.teamLink(reference)
    const page = read(await world.server.send('ma', link))
    expect(page).toMatchObject({ status: 200, buttons: others, said: expect.stringContaining(label) })
    expect(page.address).toBe(`http://office.localhost/cases/booking/ma/${reference}`)
    expect(page.html).not.toContain('Il n’y a rien à faire')

    const before = [await world.eventsOf(reference), await world.bookingOf(id)]
    const refused = read(await world.click(link, { action, reason: 'They asked <twice>.' }))
    expect(refused).toMatchObject({ status: 403, buttons: others, said: page.said, address: page.address })
    expect(refused.html).toContain('They asked &lt;twice&gt;.')
    expect([await world.eventsOf(reference), await world.bookingOf(id)]).toEqual(before)

    expect((await world.inOffice(reference, action, 'They asked twice.')).status).toBe(200)
    expect(await world.bookingOf(id)).toMatchObject({ state: after })
  })
})

withDatabase('a link of the team to a sale', (open) => {
  it('does not pay the seller, but leads to the office, which does', async () => {
    const world = await openSaleWorld(await open())
    const { id, reference } = (await world.sell(world.seller())).body
    await world.act(reference, { action: 'inspect' })
    await world.act(reference, { action: 'offer', base: '90 000' })
    await world.answer(id, 'accept', { offer: 1 })
    expect(sensitiveOf('sale')).toEqual(['pay'])
    const link = await world.teamLink(reference)
    const page = read(await world.server.send('ma', link))
    expect(page.buttons).not.toContain('pay')
    expect(page.address).toBe(`http://office.localhost/cases/sale/ma/${reference}`)
    expect(read(await world.click(link, { action: 'pay' })).status).toBe(403)
    expect((await world.saleOf(id)).state).toBe('accepted')
    expect((await world.pay(reference)).status).toBe(200)
    expect((await world.saleOf(id)).state).toBe('paid')
  })
})
