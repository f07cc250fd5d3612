import { randomUUID } from 'node:crypto'

import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { mailsIn } from '../../testing/sent-messages.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import { addUser, cookieHeader, PASSWORD } from '../../testing/users.ts'
import { openBookingWorld, TERMS_VERSION } from './testing/booking-world.ts'

const MINUTE = 60_000
const DAY = 24 * 3_600_000

withDatabase('bookings', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  /** Books a car as the user with an address, who signs in anew. */
  const bookAs = async (identifier: string, car: string) => {
    const session = { identifier, password: PASSWORD, session: 'cookie' }
    const cookie = cookieHeader(await post(world.server, '/auth/login', session))
    return world.book(car, { fullName: 'Salma', phone: '0661234567', consent: true }, { headers: { cookie } })
  }

  it('keep their car, are stored with their event, and told to visitor and team', async () => {
    const car = await world.newCar()
    const guest = await world.newGuest()
    const { status, body, headers } = await world.book(car, guest)
    expect([status, headers['cache-control']]).toEqual([201, 'no-store'])
    expect(body).toMatchObject({
      id: expect.stringMatching(/^[\w-]{43}$/),
      reference: expect.stringMatching(/^MA-BK-[0-9A-Z]{8}$/),
      car: { id: car, status: 'reserved' },
      state: 'requested',
      terms: { deposit: 3000, currency: 'MAD', holdDays: 7, refund: 'full', refundDays: null, version: TERMS_VERSION },
      depositDueAt: new Date(world.server.time.now + DAY).toISOString(),
      heldUntil: null,
      cancellable: true,
      paid: 0,
    })
    expect(await world.statusOf(car)).toBe('reserved')
    expect(await world.eventsOf(body.reference)).toMatchObject([
      { version: 1, action: 'request', actor: 'visitor', state: 'requested' },
    ])
    const mails = await world.mailsOn(body.reference, guest.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(new RegExp(`/bookings/${body.id}\\s`))
    const [team] = await world.mailsOn(body.reference, 'hello@otosafi.ma')
    expect(team).toMatchObject({ replyTo: guest.email, text: expect.stringContaining('+212661234567') })
    expect((await world.server.send('ma', `/api/bookings/${body.id}`)).body).toEqual(body)
  })

  it('put the end of the hold into calendars, and cancel it there once there is none', async () => {
    const { body } = await world.book(await world.newCar())
    const file = await world.server.send('ma', `/calendar/bookings/${body.id}.ics`)
    expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ])
    const end = `${body.depositDueAt.slice(0, 19).replace(/[-:]/g, '')}Z`
    for (const line of [`DTSTART:${end}`, 'STATUS:CONFIRMED', `DESCRIPTION:`])
      expect(file.bytes.toString()).toContain(`\r\n${line}`)
    await world.cancel(body.id)
    const cancelled = await world.server.send('ma', `/calendar/bookings/${body.id}.ics`)
    for (const line of ['SEQUENCE:2', 'STATUS:CANCELLED'])
      expect(cancelled.bytes.toString()).toContain(`\r\n${line}\r\n`)
    expect((await world.server.send('ma', `/calendar/visits/${body.id}.ics`)).status).toBe(404)
  })

  it('are answered once for a key', async () => {
    const car = await world.newCar()
    const guest = await world.newGuest()
    const key = randomUUID()
    const [one, two] = await Promise.all([world.book(car, guest, { key }), world.book(car, guest, { key })])
    expect([one.status, two.status]).toEqual([201, 201])
    expect(two.body).toEqual(one.body)
  })

  it('are refused while the car is kept, sold or unknown', async () => {
    const car = await world.newCar()
    await world.book(car)
    expect(await world.book(car)).toMatchObject({ status: 409, body: { code: 'car_not_available' } })
    const sold = await world.newCar()
    await database.kysely
      .updateTable('cars')
      .set({ status: 'sold', sold_at: new Date() })
      .where('id', '=', sold)
      .execute()
    expect(await world.book(sold)).toMatchObject({ status: 409, body: { code: 'car_not_available' } })
    expect(await world.book('zzzzzzzz')).toMatchObject({ status: 404 })
  })

  it('that are refused name cars like theirs that are available', async () => {
    const [wanted, kept] = [await world.newCar(), await world.newCar()]
    await world.newCar()
    await world.book(wanted)
    await world.book(kept)
    await world.server.search.refresh()
    const { status, body } = await world.book(wanted)
    const ids = body.cars.map(({ id }: { id: string }) => id)
    expect(status).toBe(409)
    expect(ids).not.toContain(wanted)
    expect(ids).not.toContain(kept)
    expect(new Set(body.cars.map((car: { status: string }) => car.status))).toEqual(new Set(['available']))
    expect(ids.length).toBeLessThanOrEqual(4)
  })

  it('are made on the terms that were seen, or not at all', async () => {
    const car = await world.newCar()
    const guest = await world.newGuest()
    const key = randomUUID()
    const sent = async () => (await mailsIn(database)).length
    const before = await sent()
    for (const termsVersion of ['2000-MAD-7-full', '3000-MAD-14-full', '3000-MAD-7-tenPercent', '5000-ZAR-7-full', ''])
      expect(await world.book(car, { ...guest, termsVersion }, { key })).toMatchObject({
        status: 409,
        body: { code: 'terms_changed' },
      })
    expect(await world.book(car, { ...guest, termsVersion: undefined })).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/body/termsVersion' }] },
    })
    expect([await world.statusOf(car), await sent()]).toEqual(['available', before])
    const stored = await database.kysely.selectFrom('bookings').select('id').where('car_id', '=', car).execute()
    expect(stored).toEqual([])
    // Neither the key nor the verification was used up.
    expect((await world.book(car, guest, { key })).status).toBe(201)
  })

  it('need a verification of what they name, which is fresh', async () => {
    const car = await world.newCar()
    const { proofId, ...unverified } = await world.newGuest()
    expect(await world.book(car, unverified)).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/body/proofId', code: 'required' }] },
    })
    const other = { ...unverified, proofId, email: 'other@example.org' }
    expect(await world.book(car, other)).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/body/email', code: 'notVerified' }] },
    })
    expect(await world.book(car, { ...unverified, proofId: randomUUID() })).toMatchObject({ status: 410 })
    const asked = await post(world.server, '/auth/otp', { channel: 'email', destination: 'asked@example.org' })
    const notYet = { ...unverified, email: 'asked@example.org', proofId: asked.body.proofId }
    expect(await world.book(car, notYet)).toMatchObject({ status: 410 })
    world.server.time.now += 31 * MINUTE
    expect(await world.book(car, { ...unverified, proofId })).toMatchObject({
      status: 410,
      body: { code: 'otp_expired' },
    })
    expect(await world.statusOf(car)).toBe('available')
  })

  it('are two at most for a person, and need what the account has verified', async () => {
    const guest = await world.newGuest()
    const cars = [await world.newCar(), await world.newCar(), await world.newCar()] as const
    expect((await world.book(cars[0], guest)).status).toBe(201)
    const second = await world.book(cars[1], guest)
    expect(await world.book(cars[2], guest)).toMatchObject({ status: 409, body: { code: 'too_many_open' } })
    await world.cancel(second.body.id)
    expect((await world.book(cars[2], guest)).status).toBe(201)

    const details = { fullName: 'Salma', phone: '0661234567', consent: true }
    await addUser(database, { email: 'user@example.org' })
    const session = { identifier: 'user@example.org', password: PASSWORD, session: 'cookie' }
    const cookie = cookieHeader(await post(world.server, '/auth/login', session))
    expect((await world.book(await world.newCar(), details, { headers: { cookie } })).status).toBe(201)
  })

  it('of one car are two at most in a week without a deposit, run out or cancelled by their visitor', async () => {
    const user = 'often@example.org'
    await addUser(database, { email: user })
    const [car, other] = [await world.newCar(), await world.newCar()]
    const first = await bookAs(user, car)
    expect(first.status).toBe(201)
    const link = await world.teamLink(first.body.reference)
    expect((await world.click(link, { action: 'confirm' })).status).toBe(200)
    world.server.time.now += 2 * DAY
    const second = await bookAs(user, car)
    await world.cancel(second.body.id)
    expect(await bookAs(user, car)).toMatchObject({ status: 409, body: { code: 'booked_too_often' } })
    expect((await bookAs(user, other)).status).toBe(201)
    expect((await world.book(car)).status).toBe(201)
    world.server.time.now += 7 * DAY
    expect((await bookAs(user, car)).status).toBe(201)
  })

  it('that ran out before the team had confirmed them do not count among those without a deposit', async () => {
    const user = 'unanswered@example.org'
    await addUser(database, { email: user })
    const car = await world.newCar()
    for (let times = 0; times < 2; times += 1) {
      expect((await bookAs(user, car)).status).toBe(201)
      world.server.time.now += DAY
    }
    expect((await bookAs(user, car)).status).toBe(201)
  })

  it('that the team has cancelled do not count among those without a deposit', async () => {
    const car = await world.newCar()
    const guest = await world.newGuest()
    const { body } = await world.book(car, guest)
    expect((await world.inOffice(body.reference, 'cancel', 'Not ready yet.')).status).toBe(200)
    for (let times = 0; times < 2; times += 1) await world.cancel((await world.book(car, guest)).body.id)
    expect(await world.book(car, guest)).toMatchObject({ status: 409, body: { code: 'booked_too_often' } })
    expect(await world.statusOf(car)).toBe('available')
  })

  it('are cancelled by their visitor once, whatever is repeated', async () => {
    const car = await world.newCar()
    const { body } = await world.book(car)
    for (let times = 0; times < 2; times += 1)
      expect(await world.cancel(body.id)).toMatchObject({
        status: 200,
        body: { state: 'cancelled', cancellable: false },
      })
    expect((await world.eventsOf(body.reference)).map(({ action }) => action)).toEqual(['request', 'cancel'])
    const { body: twice } = await world.book(await world.newCar())
    const answers = await Promise.all([world.cancel(twice.id), world.cancel(twice.id), world.cancel(twice.id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await world.eventsOf(twice.reference)).map(({ action }) => action)).toEqual(['request', 'cancel'])
    expect(await world.statusOf(car)).toBe('available')
    expect((await world.book(car)).status).toBe(201)
    expect((await world.server.send('ma', `/api/bookings/${'A'.repeat(43)}`)).status).toBe(404)
    expect((await world.server.send('coza', `/api/bookings/${body.id}`)).status).toBe(404)
  })

  it('run out to the minute, by the job or by who comes next', async () => {
    const [one, two] = [await world.newCar(), await world.newCar()]
    const first = await world.book(one)
    const other = await world.book(two)
    world.server.time.now += DAY - 1
    await world.run()
    expect(await world.statusOf(one)).toBe('reserved')
    world.server.time.now += 1
    expect((await world.server.send('ma', `/api/bookings/${first.body.id}`)).body).toMatchObject({ state: 'expired' })
    expect((await world.book(one)).status).toBe(201)
    await Promise.all([world.run(), world.run()])
    expect(await world.statusOf(two)).toBe('available')
    for (const { body } of [first, other])
      expect((await world.eventsOf(body.reference)).map(({ action, actor }) => [action, actor])).toEqual([
        ['request', 'visitor'],
        ['expire', 'clock'],
      ])
    expect(await world.cancel(other.body.id)).toMatchObject({ status: 409 })
  })

  it('run out to the minute under a server that has started in between', async () => {
    const car = await world.newCar()
    const { body } = await world.book(car)
    const end = Date.parse(body.depositDueAt)
    // It knows nothing but what the database has.
    const restarted = await startTestServer(database, { now: new Date(end - 1).toISOString() })
    const booking = async () => (await restarted.send('ma', `/api/bookings/${body.id}`)).body
    expect(await booking()).toMatchObject({ state: 'requested', depositDueAt: body.depositDueAt })
    expect(await world.statusOf(car)).toBe('reserved')
    restarted.time.now = end
    expect(await booking()).toMatchObject({ state: 'expired' })
    world.server.time.now = end
    await world.run()
    expect(await world.statusOf(car)).toBe('available')
  })

  it('are not offered where an edition has no deposit', async () => {
    const answer = await world.book(
      'zzzzzzzz',
      { ...(await world.newGuest()), phone: '+212661234567' },
      { edition: 'default' },
    )
    expect(answer).toMatchObject({ status: 404, body: { code: 'feature_not_available' } })
  })
})
