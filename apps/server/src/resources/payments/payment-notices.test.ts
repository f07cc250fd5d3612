import { createHmac, randomUUID } from 'node:crypto'

import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'

withDatabase('notices of payments', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  const begin = async () => {
    const { body } = await world.book(await world.newCar())
    const { redirectTo } = (await world.startDeposit(body.id)).body
    const reference = (await world.pageOf(redirectTo)).split('/').at(-1) ?? ''
    return { id: body.id as string, reference }
  }
  const sign = async (reference: string, body: string) => {
    const { secret } = await database.kysely
      .selectFrom('local_payments')
      .select('secret')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    return createHmac('sha256', secret).update(body).digest('hex')
  }
  const notify = (body: string, headers: Record<string, string> = {}, provider = 'local', edition = 'ma' as const) =>
    world.server.send(edition, `/payments/notices/${provider}`, { method: 'POST', headers, body })

  it('are refused without the signature of the provider, stored as such, and nothing follows', async () => {
    const { id, reference } = await begin()
    const body = JSON.stringify({ reference, state: 'paid', n: randomUUID() })
    const wrong = createHmac('sha256', 'other').update(body).digest('hex')
    for (const headers of [{}, { 'x-local-signature': wrong }]) {
      const answer = await notify(body, { 'content-type': 'application/json', ...headers })
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
    }
    const stored = await database.kysely
      .selectFrom('payment_notices')
      .select(['is_genuine', 'times', 'reference'])
      .where('body', '=', body)
      .execute()
    expect(stored).toEqual([{ is_genuine: false, times: 2, reference: null }])
    await world.runPayments()
    expect(await world.bookingOf(id)).toMatchObject({ state: 'requested', paid: 0 })
  })

  it('are bytes of any kind, of which there may not be too many', async () => {
    for (const body of ['', '\0', '{', 'a=b', '€'.repeat(5000)])
      expect((await notify(body, { 'content-type': 'x/y' })).status).toBe(403)
    expect((await notify('x'.repeat(40_000))).status).toBe(413)
    expect((await notify('x', {}, 'paystack')).status).toBe(404)
    expect((await world.server.send('ma', '/payments/notices/local')).status).toBe(200)
    expect((await world.server.send('ma', '/payments/notices/constructor')).status).toBe(404)
  })

  it('that are forged are limited for a network, and genuine ones never are', async () => {
    const { reference } = await begin()
    const forged = () => notify('forged', { 'x-forwarded-for': '203.0.113.9' })
    const codes: number[] = []
    for (let times = 0; times < 61; times += 1) codes.push((await forged()).status)
    expect(codes.at(-1)).toBe(429)
    const body = JSON.stringify({ reference })
    const signature = await sign(reference, body)
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-local-signature': signature }
    expect((await notify(body, headers)).status).toBe(200)
  })
})
