import { beforeAll, expect, it } from 'vitest'

import type { Case } from '@otosafi/api-client/office-schema'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { typedAsShown } from '../../office/testing/act-in-office.ts'
import { employ } from '../../office/testing/employ.ts'
import { sendOffice } from '../../testing/send-office.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'

withDatabase('a refund that staff makes', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  it('is noted in the amount that was seen, and not at all where the provider has left more to pay since', async () => {
    const { id, reference } = (await world.book(await world.newCar())).body
    const page = await world.pageOf((await world.startDeposit(id)).body.redirectTo)
    await world.decide(page, 'paid')
    await world.runPayments()
    await world.click(await world.teamLink(reference), { action: 'receiveDeposit' })
    await world.cancel(id)
    expect(await world.bookingOf(id)).toMatchObject({ state: 'cancelled', refundDue: 6000 })
    const { cookie } = await employ(database, new Date(world.server.time.now), 'agent', ['ma'])
    const path = `/cases/booking/ma/${reference}`
    const read = async () => (await sendOffice(world.server, cookie, path)).body as Case
    const refund = (shown: Case, typed = typedAsShown(shown, 'refund')) => {
      const body = { action: 'refund', reason: 'Paid in cash.', typed, event: shown.event }
      return sendOffice(world.server, cookie, `${path}/acts`, { body })
    }
    const seen = await read()
    await database.kysely
      .updateTable('payment_refunds')
      .set({ state: 'byHand', due_at: null })
      .where('state', '=', 'due')
      .execute()
    expect((await refund(seen)).status).toBe(409)
    expect((await refund(seen, {})).status).toBe(409)
    expect(await world.bookingOf(id)).toMatchObject({ state: 'cancelled', refundDue: 6000, paidBack: 0 })
    const present = await read()
    const amounts = [seen, present].map((each) => typedAsShown(each, 'refund')['amount'])
    expect(amounts).toEqual(['3000', '6000'])
    expect((await refund(present)).status).toBe(200)
    expect(await world.bookingOf(id)).toMatchObject({ state: 'refunded', refundDue: 0, paidBack: 6000 })
  })
})
