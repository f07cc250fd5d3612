import { beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { changeMeanwhile } from '../../db/testing/change-meanwhile.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { addUser, cookieHeader, PASSWORD } from '../../testing/users.ts'
import { openBookingWorld } from './testing/booking-world.ts'

const MINUTE = 60_000
const HOUR = 3_600_000
const DAY = 24 * 3_600_000

withDatabase('the course of bookings', (open, kind) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  describe('in the hands of the team', () => {
    it('are moved on by links that are good for one state, and opening them changes nothing', async () => {
      const car = await world.newCar()
      const { body } = await world.book(car)
      const link = await world.teamLink(body.reference)
      const page = await world.server.send('ma', link)
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store'])
      expect(page.bytes.toString()).toContain('Salma Bennani')
      expect((await world.click(link, { action: 'confirm' })).status).toBe(200)
      expect((await world.click(link, { action: 'confirm' })).status).toBe(410)
      expect((await world.server.send('ma', link)).status).toBe(410)

      const next = await world.teamLink(body.reference)
      expect(next).not.toBe(link)
      expect((await world.click(next, { action: 'complete' })).status).toBe(409)
      world.server.time.now += HOUR
      expect((await world.click(next, { action: 'receiveDeposit' })).status).toBe(200)
      const held = await world.server.send('ma', `/api/bookings/${body.id}`)
      expect(held.body).toMatchObject({
        state: 'held',
        heldUntil: new Date(world.server.time.now + 7 * DAY).toISOString(),
        paid: 3000,
        refundIfCancelled: 3000,
      })

      const holding = await world.teamLink(body.reference)
      expect((await world.click(holding, { action: 'extend', reason: ' ' })).status).toBe(422)
      expect((await world.click(holding, { action: 'extend', reason: 'The bank is late' })).status).toBe(200)
      expect((await world.click(await world.teamLink(body.reference), { action: 'complete' })).status).toBe(200)
      expect(await world.statusOf(car)).toBe('sold')
      expect(await world.eventsOf(body.reference)).toMatchObject([
        { action: 'request' },
        { action: 'confirm', actor: 'staff', state: 'awaitingDeposit' },
        { action: 'receiveDeposit', actor: 'staff', state: 'held', amount: 3000 },
        { action: 'extend', actor: 'staff', state: 'held', reason: 'The bank is late' },
        { action: 'complete', actor: 'staff', state: 'completed' },
      ])
    })

    it('tell their visitor what has happened, by whom and when, and not the reasons of the team', async () => {
      const { body } = await world.book(await world.newCar())
      const requestedAt = new Date(world.server.time.now).toISOString()
      await world.click(await world.teamLink(body.reference), { action: 'receiveDeposit' })
      await world.click(await world.teamLink(body.reference), { action: 'extend', reason: 'Knows the owner' })
      const cancelled = await world.cancel(body.id)
      const { events } = cancelled.body
      expect(events).toEqual([
        { action: 'request', actor: 'visitor', state: 'requested', at: requestedAt, amount: null },
        { action: 'receiveDeposit', actor: 'staff', state: 'held', at: expect.any(String), amount: 3000 },
        { action: 'extend', actor: 'staff', state: 'held', at: expect.any(String), amount: null },
        {
          action: 'cancel',
          actor: 'visitor',
          state: 'cancelled',
          at: new Date(world.server.time.now).toISOString(),
          amount: null,
        },
      ])
      expect(body.events).toEqual(events.slice(0, 1))
    })

    it('are paid back what is due after they were cancelled', async () => {
      const { body } = await world.book(await world.newCar())
      await world.click(await world.teamLink(body.reference), { action: 'receiveDeposit' })
      expect((await world.cancel(body.id)).body).toMatchObject({ refundDue: 3000, paidBack: 0 })
      await world.inOffice(body.reference, 'refund', 'Paid back by hand.')
      expect((await world.server.send('ma', `/api/bookings/${body.id}`)).body).toMatchObject({
        state: 'refunded',
        refundDue: 0,
        paidBack: 3000,
      })
    })

    it('are not changed from another site, nor shown to who has no link', async () => {
      const { body } = await world.book(await world.newCar())
      const link = await world.teamLink(body.reference)
      const foreign = await world.server.send('ma', link, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
        body: 'action=cancel',
      })
      expect(foreign.status).toBe(403)
      expect((await world.server.send('ma', `/team/bookings/${'A'.repeat(43)}`)).status).toBe(404)
      expect((await world.server.send('coza', link)).status).toBe(404)
      expect((await world.server.send('ma', `/api/bookings/${body.id}`)).body).toMatchObject({ state: 'requested' })
    })
  })

  it('that are held remind of their end once, by day', async () => {
    const guest = await world.newGuest()
    const { body } = await world.book(await world.newCar(), guest)
    await world.click(await world.teamLink(body.reference), { action: 'receiveDeposit' })
    const count = async () => (await world.mailsOn(body.reference, guest.email)).length
    const before = await count()
    const heldAt = world.server.time.now
    world.server.time.now = heldAt + 6 * DAY - MINUTE
    await world.run()
    expect(await count()).toBe(before)
    world.server.time.now = Date.parse(new Date(heldAt + 6 * DAY).toISOString().slice(0, 10)) + 46 * HOUR
    if (world.server.time.now >= heldAt + 7 * DAY) world.server.time.now -= DAY
    await world.run()
    const atNight = await count()
    world.server.time.now = heldAt + 7 * DAY - 2 * HOUR
    await Promise.all([world.run(), world.run()])
    expect([atNight, await count()]).toEqual([before, before + 1])
    await world.run()
    expect(await count()).toBe(before + 1)
    world.server.time.now = heldAt + 8 * DAY
    await world.run()
    expect((await world.server.send('ma', `/api/bookings/${body.id}`)).body).toMatchObject({
      state: 'expired',
      refundDue: 3000,
    })
  })

  it('that have ended are not reminded of by a text message that was held up', async () => {
    const { body } = await world.book(await world.newCar())
    await world.click(await world.teamLink(body.reference), { action: 'receiveDeposit' })
    const heldAt = world.server.time.now
    await database.pool.query(
      `update bookings set channel = 'phone', destination = '+212661234567' where reference = $1`,
      [body.reference],
    )
    world.server.time.now = heldAt + 7 * DAY - 2 * HOUR
    await world.run()
    const { rows } = await database.pool.query<{ expires_at: Date | null }>(
      `select expires_at from outbox where channel = 'sms' order by number desc limit 1`,
    )
    expect(rows).toEqual([{ expires_at: new Date(heldAt + 7 * DAY) }])
    world.server.time.now = heldAt + 8 * DAY
  })

  it('that are extended remind of their new end too', async () => {
    const guest = await world.newGuest()
    const { body } = await world.book(await world.newCar(), guest)
    await world.click(await world.teamLink(body.reference), { action: 'receiveDeposit' })
    const heldAt = world.server.time.now
    const remindedAt = async (at: number) => {
      world.server.time.now = at
      const before = (await world.mailsOn(body.reference, guest.email)).length
      await world.run()
      return (await world.mailsOn(body.reference, guest.email)).length - before
    }
    expect(await remindedAt(heldAt + 7 * DAY - 2 * HOUR)).toBe(1)
    await world.click(await world.teamLink(body.reference), { action: 'extend', reason: 'The bank needs a week.' })
    expect(await remindedAt(world.server.time.now)).toBe(0)
    expect(await remindedAt(heldAt + 14 * DAY - 2 * HOUR)).toBe(1)
  })

  // The embedded database has one session: nobody else can be extending.
  it.runIf(kind === 'postgres')('that are extended meanwhile remind of their new end alone', async () => {
    const guest = await world.newGuest()
    const { body } = await world.book(await world.newCar(), guest)
    await world.click(await world.teamLink(body.reference), { action: 'receiveDeposit' })
    const heldAt = world.server.time.now
    const count = async () => (await world.mailsOn(body.reference, guest.email)).length
    const before = await count()
    world.server.time.now = heldAt + 7 * DAY - HOUR
    const extension = {
      text: `update bookings set deadline = deadline + interval '7 days' where reference = $1`,
      values: [body.reference],
    }
    await changeMeanwhile(database, extension, world.run)
    expect(await count()).toBe(before)
    world.server.time.now = heldAt + 14 * DAY - HOUR
    await world.run()
    expect(await count()).toBe(before + 1)
  })

  it('are in the export of the account, and leave nothing personal once it is deleted', async () => {
    const email = 'leaving@example.org'
    await addUser(database, { email })
    const session = { identifier: email, password: PASSWORD, session: 'cookie' }
    const cookie = cookieHeader(await post(world.server, '/auth/login', session))
    const details = { fullName: 'Leila Leaving', phone: '0661234567', consent: true }
    const car = await world.newCar()
    const open = await world.book(car, details, { headers: { cookie } })
    const paid = await world.book(await world.newCar(), details, { headers: { cookie } })
    await world.click(await world.teamLink(paid.body.reference), { action: 'receiveDeposit' })
    const own = await world.server.send('ma', '/api/profile/bookings', { headers: { cookie } })
    const { body } = await world.server.send('ma', '/api/profile/export', { headers: { cookie } })
    const shown = own.body.bookings
    expect(new Set(shown.map(({ id }: { id: string }) => id))).toEqual(new Set([open.body.id, paid.body.id]))
    expect(own.body).toEqual({ bookings: shown, visits: [], sales: [] })
    const given = { fullName: 'Leila Leaving', phone: '+212661234567', email: null, message: null, reason: null }
    expect(body.bookings).toEqual(shown.map((booking: object) => ({ booking, ...given, reachedAt: email })))

    const left = await post(world.server, '/profile/deletion', { password: PASSWORD }, { headers: { cookie } })
    expect(left).toMatchObject({ status: 200, body: { kept: [{ what: paid.body.reference }] } })
    // Waits for the background work of the deletion.
    await world.server.uploads.sweep()
    expect(await world.statusOf(car)).toBe('available')
    const rows = await database.kysely
      .selectFrom('bookings')
      .select(['reference', 'state', 'user_id', 'full_name', 'destination'])
      .where('reference', 'in', [open.body.reference, paid.body.reference])
      .execute()
    const byReference = new Map(rows.map(({ reference, ...row }) => [reference, row]))
    expect(byReference.get(open.body.reference)).toEqual({
      state: 'cancelled',
      user_id: null,
      full_name: null,
      destination: null,
    })
    expect(byReference.get(paid.body.reference)).toMatchObject({
      state: 'cancelled',
      user_id: null,
      full_name: 'Leila Leaving',
    })

    await world.inOffice(paid.body.reference, 'refund', 'Paid back by hand.')
    const settled = await database.kysely
      .selectFrom('bookings')
      .select(['state', 'full_name', 'phone', 'destination', 'is_leaving'])
      .where('reference', '=', paid.body.reference)
      .executeTakeFirst()
    const nobody = { full_name: null, phone: null, destination: null, is_leaving: false }
    expect(settled).toEqual({ state: 'refunded', ...nobody })
    expect(await world.mailsOn(paid.body.reference, email)).toHaveLength(1)
  })

  it('that have run out keep who gets the deposit back, where the account goes before they are expired', async () => {
    const email = 'late@example.org'
    await addUser(database, { email })
    const login = { identifier: email, password: PASSWORD, session: 'cookie' }
    const details = { fullName: 'Leila Late', phone: '0661234568', consent: true }
    const first = cookieHeader(await post(world.server, '/auth/login', login))
    const { body } = await world.book(await world.newCar(), details, { headers: { cookie: first } })
    await world.click(await world.teamLink(body.reference), { action: 'receiveDeposit' })
    world.server.time.now += 8 * DAY
    const cookie = cookieHeader(await post(world.server, '/auth/login', login))
    const left = await post(world.server, '/profile/deletion', { password: PASSWORD }, { headers: { cookie } })
    expect(left).toMatchObject({ status: 200, body: { kept: [{ what: body.reference }] } })
    await world.server.uploads.sweep()
    const row = await database.kysely
      .selectFrom('bookings')
      .select(['state', 'user_id', 'full_name', 'destination'])
      .where('reference', '=', body.reference)
      .executeTakeFirst()
    expect(row).toEqual({ state: 'expired', user_id: null, full_name: 'Leila Late', destination: email })
  })

  // The embedded database has one session: nobody else can be paying back.
  it.runIf(kind === 'postgres')('that are paid back as the account is deleted keep nothing personal', async () => {
    const email = 'paid-back@example.org'
    await addUser(database, { email })
    const login = await post(world.server, '/auth/login', { identifier: email, password: PASSWORD, session: 'cookie' })
    const headers = { cookie: cookieHeader(login) }
    const details = { fullName: 'Leila Paid', phone: '0661234569', consent: true }
    const { body } = await world.book(await world.newCar(), details, { headers })
    await world.click(await world.teamLink(body.reference), { action: 'receiveDeposit' })
    expect((await world.cancel(body.id)).body).toMatchObject({ state: 'cancelled', refundDue: 3000 })
    const refund = {
      text: `update bookings set state = 'refunded', returned = received where reference = $1`,
      values: [body.reference],
    }
    const deleted = await changeMeanwhile(database, refund, () =>
      post(world.server, '/profile/deletion', { password: PASSWORD }, { headers }),
    )
    expect(deleted).toMatchObject({ status: 200, body: { kept: [] } })
    const left = await database.kysely
      .selectFrom('bookings')
      .select(['state', 'user_id', 'full_name', 'destination', 'is_leaving'])
      .where('reference', '=', body.reference)
      .executeTakeFirst()
    const nobody = { user_id: null, full_name: null, destination: null, is_leaving: false }
    expect(left).toEqual({ state: 'refunded', ...nobody })
  })
})
