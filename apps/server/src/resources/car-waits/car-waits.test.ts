import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { purge } from '../../jobs/purge.ts'
import { post } from '../../testing/post.ts'
import { lastMessageTo, mailsIn } from '../../testing/sent-messages.ts'
import { verifyCode } from '../../testing/sign-up.ts'
import { addUser, PASSWORD } from '../../testing/users.ts'
import { createAlerts } from '../alerts/create-alerts.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

withDatabase('waits for a reserved car', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  /** A car that is reserved, and the secret of the booking. */
  const reserved = async () => {
    const car = await world.newCar()
    const { body } = await world.book(car)
    return { car, booking: body.id }
  }
  const wait = (car: string, email: string) => post(world.server, `/cars/${car}/waits`, { email, consent: true })
  const confirm = (token: string) => post(world.server, '/car-waits/confirm', { token })
  const waitFor = async (car: string, email: string) => {
    expect(await wait(car, email)).toMatchObject({ status: 202, body: { state: 'pending' } })
    const { token } = await lastMessageTo(database, email)
    expect(await confirm(token)).toMatchObject({ status: 200, body: { state: 'waiting' } })
  }
  const notify = () => {
    const { search, time } = world.server
    const originOf = (edition: string) => `https://${edition}.test`
    return createAlerts({ database, search, clock: () => time.now, originOf })(new AbortController().signal)
  }
  const subjectsTo = async (email: string) =>
    (await mailsIn(database)).filter(({ to }) => to === email).map(({ subject }) => subject)
  const waiting = async (car: string) =>
    (await database.kysely.selectFrom('car_waits').select('email').where('car_id', '=', car).execute()).length

  it('send a mail once it is free, in the order of asking, and are then deleted', async () => {
    const { car, booking } = await reserved()
    await waitFor(car, 'first@example.org')
    world.server.time.now += 1000
    await waitFor(car, 'second@example.org')
    await notify()
    expect(await subjectsTo('first@example.org')).toHaveLength(1)
    await world.cancel(booking)
    await Promise.all([notify(), notify()])
    const recipients = (await mailsIn(database)).filter(({ text }) => text.includes(car)).map(({ to }) => to)
    expect(recipients.filter((to) => to === 'first@example.org' || to === 'second@example.org')).toEqual([
      'first@example.org',
      'second@example.org',
    ])
    expect(await waiting(car)).toBe(0)
    await notify()
    expect(await subjectsTo('first@example.org')).toHaveLength(2)
  })

  it('send nothing before they are confirmed, and are purged when they never are', async () => {
    const { car, booking } = await reserved()
    expect((await wait(car, 'silent@example.org')).status).toBe(202)
    await world.cancel(booking)
    await notify()
    expect(await subjectsTo('silent@example.org')).toHaveLength(1)
    await purge(database, new Date(world.server.time.now + 2 * DAY))
    expect(await waiting(car)).toBe(0)
    const { token } = await lastMessageTo(database, 'silent@example.org')
    expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'link_expired' } })
  })

  it('are confirmed once by a link, which says so again within its day while they last', async () => {
    const { car, booking } = await reserved()
    await wait(car, 'twice@example.org')
    const { token } = await lastMessageTo(database, 'twice@example.org')
    const confirmedAt = () =>
      database.kysely.selectFrom('car_waits').select('confirmed_at').where('car_id', '=', car).executeTakeFirstOrThrow()
    for (const { status, body } of await Promise.all([confirm(token), confirm(token)]))
      expect([status, body]).toEqual([200, { state: 'waiting' }])
    const first = await confirmedAt()
    world.server.time.now += MINUTE
    expect(await confirm(token)).toMatchObject({ status: 200, body: { state: 'waiting' } })
    expect(await confirmedAt()).toEqual(first)
    await world.cancel(booking)
    await notify()
    expect(await waiting(car)).toBe(0)
    expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'link_expired' } })
    const { car: other } = await reserved()
    world.server.time.now += MINUTE
    await waitFor(other, 'overdue@example.org')
    const late = await lastMessageTo(database, 'overdue@example.org')
    world.server.time.now += DAY
    expect(await confirm(late.token)).toMatchObject({ status: 410, body: { code: 'link_expired' } })
  })

  it('are asked for with the same answers where somebody waits already, also at once and a minute later', async () => {
    const { car } = await reserved()
    await waitFor(car, 'waits@example.org')
    expect((await wait(car, 'asks@example.org')).status).toBe(202)
    const again = async () => {
      const answers = [await wait(car, 'waits@example.org'), await wait(car, 'asks@example.org')]
      return answers.map(({ status, body }) => [status, body.code ?? body.state])
    }
    const tooMany = [429, 'rate_limited']
    expect(await again()).toEqual([tooMany, tooMany])
    world.server.time.now += MINUTE
    const taken = [202, 'pending']
    expect(await again()).toEqual([taken, taken])
    expect(await subjectsTo('waits@example.org')).toHaveLength(1)
  })

  it('live as long as the latest link that confirms them', async () => {
    const { car } = await reserved()
    await wait(car, 'again@example.org')
    world.server.time.now += 2 * DAY - MINUTE
    await wait(car, 'again@example.org')
    const { token } = await lastMessageTo(database, 'again@example.org')
    world.server.time.now += 2 * MINUTE
    await purge(database, new Date(world.server.time.now))
    expect(await confirm(token)).toMatchObject({ status: 200, body: { state: 'waiting' } })
  })

  it('end with one click, and with the sale of the car', async () => {
    const { car } = await reserved()
    await waitFor(car, 'stops@example.org')
    const mail = (await mailsIn(database)).find(({ to }) => to === 'stops@example.org')
    const stop = /<https?:\/\/[^/]+(\/api\/alerts\/stop\/[\w-]{43})>/.exec(
      mail?.headers?.['List-Unsubscribe'] ?? '',
    )?.[1]
    for (let times = 0; times < 2; times += 1)
      expect((await world.server.send('ma', stop ?? '', { method: 'POST' })).status).toBe(200)
    expect(await waiting(car)).toBe(0)
    await waitFor(car, 'late@example.org')
    await database.kysely
      .updateTable('cars')
      .set({ status: 'sold', sold_at: new Date() })
      .where('id', '=', car)
      .execute()
    await notify()
    expect([await waiting(car), await subjectsTo('late@example.org')]).toEqual([0, [expect.any(String)]])
  })

  it('are for reserved cars alone, and flood nobody', async () => {
    expect((await wait(await world.newCar(), 'a@example.org')).body.code).toBe('conflict')
    expect((await wait('zzzzzzzz', 'a@example.org')).status).toBe(404)
    const { car } = await reserved()
    await waitFor(car, 'known@example.org')
    world.server.time.now += MINUTE
    // Answered as the first time, and nothing is sent.
    expect(await wait(car, 'KNOWN@example.org')).toMatchObject({ status: 202, body: { state: 'pending' } })
    expect(await subjectsTo('known@example.org')).toHaveLength(1)
    const { car: other } = await reserved()
    expect(await wait(other, 'known@example.org')).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  })

  it('go on to the address that takes the place of another, each car once and in the order of asking', async () => {
    const [one, both, asked] = [await reserved(), await reserved(), await reserved()]
    const [before, email] = ['waits-before@example.org', 'waits-after@example.org']
    await waitFor(one.car, before)
    await waitFor(both.car, email)
    const first = world.server.time.now
    world.server.time.now += MINUTE
    await waitFor(both.car, before)
    world.server.time.now += MINUTE
    expect((await wait(asked.car, before)).status).toBe(202)
    await addUser(database, { email: before })
    const { body } = await post(world.server, '/auth/login', { identifier: before, password: PASSWORD })
    const headers = { authorization: `Bearer ${body.authToken}` }
    const wished = { email, currentPassword: PASSWORD }
    expect((await post(world.server, '/profile', wished, { headers, method: 'PATCH' })).status).toBe(200)
    world.server.time.now += MINUTE
    const sent = await post(world.server, '/auth/otp', { channel: 'email', destination: email }, { headers })
    const { code } = await lastMessageTo(database, email)
    const given = { proofId: sent.body.proofId, destination: email, code }
    expect((await verifyCode(world.server, given)).status).toBe(204)
    const waits = await database.kysely
      .selectFrom('car_waits')
      .select(['car_id', 'email', 'consented_at'])
      .where('email', 'in', [before, email])
      .execute()
    const byCar = new Map(waits.map(({ car_id, ...rest }) => [car_id, rest]))
    expect(waits).toHaveLength(3)
    expect(byCar.get(one.car)?.email).toBe(email)
    expect(byCar.get(both.car)).toEqual({ email, consented_at: new Date(first) })
    // It was not confirmed yet: its link is in the former mailbox.
    expect(byCar.get(asked.car)?.email).toBe(before)
  })
})
