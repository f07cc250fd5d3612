import { beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { actInOffice } from '../../office/testing/act-in-office.ts'
import { post, type PostOptions } from '../../testing/post.ts'
import { addUser, cookieHeader, PASSWORD } from '../../testing/users.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'

const WHY = 'My brother gives me his car.'

withDatabase('why a visitor cancels', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  const book = async (guest?: object, options: PostOptions = {}) => world.book(await world.newCar(), guest, options)
  const visit = async (guest?: object, options: PostOptions = {}) => {
    const car = await world.newCar()
    const { slots } = (await world.server.send('ma', `/api/visit-slots?car=${car}&days=14`)).body
    const slot: string = slots.findLast(({ free }: { free: boolean }) => free).id
    return post(world.server, '/visits', { car, slot, ...(guest ?? (await world.newGuest())) }, options)
  }

  describe.each([
    ['booking', book],
    ['visit', visit],
  ] as const)('a %s', (kind, make) => {
    const cancel = (id: string, body: object) => {
      // A moment later, so that mails have an order.
      world.server.time.now += 1000
      return post(world.server, `/${kind}s/${id}/cancel`, body)
    }
    const reasonsOf = async (reference: string) => {
      const { rows } = await database.pool.query<{ reason: string | null }>(
        `select e.reason from ${kind}_events e join ${kind}s o on o.edition = e.edition and o.id = e.${kind}_id
          where o.reference = $1 order by e.version`,
        [reference],
      )
      return rows.map(({ reason }) => reason)
    }

    it('is kept with the step and told the team, not on the visitor’s page', async () => {
      const { body } = await make()
      const cancelled = await cancel(body.id, { reason: `  ${WHY}\u0000 ` })
      expect(cancelled).toMatchObject({ status: 200, body: { state: 'cancelled' } })
      expect(JSON.stringify(cancelled.body)).not.toContain(WHY)
      expect(await reasonsOf(body.reference)).toEqual([null, WHY])
      const mail = (await world.mailsOn(body.reference, 'hello@otosafi.ma')).at(-1)
      expect(mail?.text).toContain(WHY)
    })

    it('is 500 characters at most, and need not be said', async () => {
      const { body } = await make()
      expect(await cancel(body.id, { reason: 'x'.repeat(501) })).toMatchObject({
        status: 422,
        body: { errors: [{ path: '/body/reason', code: 'textMax', values: { count: 500 } }] },
      })
      expect((await cancel(body.id, { reason: ' ' })).status).toBe(200)
      expect(await reasonsOf(body.reference)).toEqual([null, null])
    })

    it('is in the export of the account, and erased with it', async () => {
      const email = `${kind}-cancelled@example.org`
      await addUser(database, { email })
      const session = { identifier: email, password: PASSWORD, session: 'cookie' }
      const headers = { cookie: cookieHeader(await post(world.server, '/auth/login', session)) }
      const { body } = await make({ fullName: 'Leila', phone: '0661234567', consent: true }, { headers })
      await cancel(body.id, { reason: WHY })
      const exported = await world.server.send('ma', '/api/profile/export', { headers })
      expect(exported.body[`${kind}s`]).toEqual([expect.objectContaining({ fullName: 'Leila', reason: WHY })])
      expect((await post(world.server, '/profile/deletion', { password: PASSWORD }, { headers })).status).toBe(200)
      // Waits for the background work of the deletion.
      await world.server.uploads.sweep()
      expect(await reasonsOf(body.reference)).toEqual([null, null])
    })

    it('is erased with the account where the team has said it, which may have named the visitor', async () => {
      const email = `${kind}-called-off@example.org`
      await addUser(database, { email })
      const session = { identifier: email, password: PASSWORD, session: 'cookie' }
      const headers = { cookie: cookieHeader(await post(world.server, '/auth/login', session)) }
      const { body } = await make({ fullName: 'Leila', phone: '0661234567', consent: true }, { headers })
      const why = 'Leila has called: she is ill.'
      const step = { kind, reference: body.reference, action: 'cancel', reason: why }
      expect((await actInOffice(database, world.server, step)).status).toBe(200)
      expect(await reasonsOf(body.reference)).toEqual([null, why])
      expect((await post(world.server, '/profile/deletion', { password: PASSWORD }, { headers })).status).toBe(200)
      // Waits for the background work of the deletion.
      await world.server.uploads.sweep()
      expect(await reasonsOf(body.reference)).toEqual([null, null])
    })
  })
})
