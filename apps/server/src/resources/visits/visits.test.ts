import { beforeAll, expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { localTime } from '@otosafi/editions/time/local-time'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { lastMessageTo } from '../../testing/sent-messages.ts'
import { addUser, cookieHeader, PASSWORD } from '../../testing/users.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'
import { createRunVisits } from './run-visits.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Slot = { id: string; startsAt: string; free: boolean; store: { id: string } }

withDatabase('visits', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  const slotsFor = async (car: string, query = 'days=14'): Promise<Slot[]> =>
    (await world.server.send('ma', `/api/visit-slots?car=${car}&${query}`)).body.slots
  const schedule = async (car: string, slot: string, guest?: object, options = {}) =>
    post(world.server, '/visits', { car, slot, ...(guest ?? (await world.newGuest())) }, options)
  const move = (id: string, slot: string) => post(world.server, `/visits/${id}/move`, { slot })
  const cancel = (id: string) => world.server.send('ma', `/api/visits/${id}/cancel`, { method: 'POST' })
  const remind = () =>
    createRunVisits({ database, clock: () => world.server.time.now, originOf: (id) => `https://${id}.test` })(
      new AbortController().signal,
    )
  const eventsOf = async (reference: string) => {
    const events = await database.kysely
      .selectFrom('visit_events as e')
      .innerJoin('visits as v', (join) => join.onRef('v.edition', '=', 'e.edition').onRef('v.id', '=', 'e.visit_id'))
      .select(['e.action', 'e.actor', 'e.state'])
      .where('v.reference', '=', reference)
      .orderBy('e.version')
      .execute()
    return events.map(({ action, actor, state }) => `${action} ${actor} ${state}`)
  }
  const teamLink = async (reference: string) => {
    const mails = await world.mailsOn(reference, 'hello@otosafi.ma')
    return mails.map(({ text }) => /\/team\/visits\/[\w-]{43}/.exec(text)?.[0] ?? '').at(-1) ?? ''
  }

  it('are offered at showrooms of the car’s city, in whole slots between two hours and fourteen days ahead', async () => {
    const slots = await slotsFor(await world.newCar())
    const now = world.server.time.now
    expect(slots.length).toBeGreaterThan(50)
    for (const { id, startsAt, free, store } of slots) {
      expect(id).toBe(`${startsAt.slice(0, 16).replace(/[-:]/g, '')}Z-${store.id}`)
      expect(free).toBe(true)
      expect(store.id).toContain('casablanca')
      expect(Date.parse(startsAt) - now).toBeGreaterThanOrEqual(2 * HOUR)
      expect(Date.parse(startsAt) - now).toBeLessThanOrEqual(14 * DAY)
      const local = localTime(Date.parse(startsAt), EDITIONS.ma.timeZone).toISOString().slice(11, 16)
      expect(local >= '09:00' && local < '18:30').toBe(true)
    }
    expect(await slotsFor(await world.newCar(), 'place=home')).toEqual([])
    expect((await world.server.send('ma', '/api/visit-slots?car=zzzzzzzz')).status).toBe(404)
  })

  it('have a place that is theirs, and the next visitor gets the next free times', async () => {
    const car = await world.newCar()
    const [slot] = await slotsFor(car)
    const id = slot?.id ?? ''
    const guest = await world.newGuest()
    const first = await schedule(car, id, guest)
    expect(first).toMatchObject({
      status: 201,
      body: { state: 'requested', cancellable: true, car: { id: car }, slot: { id, place: 'store' } },
    })
    expect((await world.server.send('ma', `/api/visits/${first.body.id}`)).body).toEqual(first.body)
    const answers = await Promise.all([schedule(car, id), schedule(car, id), schedule(car, id)])
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'slot_not_available' })
    expect(refused?.body.slots).toHaveLength(5)
    for (const next of refused?.body.slots ?? []) expect([next.free, next.id === id]).toEqual([true, false])
    expect((await slotsFor(car)).find((each) => each.id === id)?.free).toBe(false)

    const cancelled = await Promise.all([cancel(first.body.id), cancel(first.body.id), cancel(first.body.id)])
    expect(cancelled.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await cancel(first.body.id)).body).toMatchObject({ state: 'cancelled', cancellable: false })
    expect((await slotsFor(car)).find((each) => each.id === id)?.free).toBe(true)
    const mails = await world.mailsOn(first.body.reference, guest.email)
    expect(mails).toHaveLength(2)
    for (const { text } of mails) expect(text).toMatch(new RegExp(`/visits/${first.body.id}\\s`))
    expect(await eventsOf(first.body.reference)).toEqual(['schedule visitor requested', 'cancel visitor cancelled'])
  })

  it('have as many places at once as their showroom takes, which is not what others do', async () => {
    const car = await world.newCar()
    // Times that no other test has a place of, nor an earlier try of this one.
    const used = await database.kysely.selectFrom('visit_places').select('starts_at').execute()
    const times = new Set(used.map(({ starts_at }) => starts_at.getTime()))
    const [slot, other] = (await slotsFor(car)).filter(({ startsAt }) => !times.has(Date.parse(startsAt))).toReversed()
    const store = { edition: 'ma', id: slot?.store.id ?? '' } as const
    const { payload } = await database.kysely
      .selectFrom('stores')
      .select('payload')
      .where('edition', '=', store.edition)
      .where('id', '=', store.id)
      .executeTakeFirstOrThrow()
    const takes = (visitPlaces: object) =>
      database.kysely
        .updateTable('stores')
        .set({ payload: JSON.stringify({ ...payload, ...visitPlaces }) })
        .where('edition', '=', store.edition)
        .where('id', '=', store.id)
        .execute()
    const made: string[] = []
    const statuses = async (id: string | undefined, times: number) => {
      const answers: Awaited<ReturnType<typeof schedule>>[] = []
      while (answers.length < times) answers.push(await schedule(car, id ?? ''))
      made.push(...answers.flatMap(({ body }) => body.id ?? []))
      return answers.map(({ status }) => status)
    }
    try {
      await takes({ visitPlaces: 3 })
      expect(await statuses(slot?.id, 4)).toEqual([201, 201, 201, 409])
      expect((await slotsFor(car)).find(({ id }) => id === slot?.id)?.free).toBe(false)
      await takes({ visitPlaces: 1 })
      expect(await statuses(other?.id, 2)).toEqual([201, 409])
      await takes({ visitPlaces: 0 })
      expect((await slotsFor(car)).filter(({ free }) => free)).toEqual([])
      // Places that were taken before there were fewer count, wherever they are.
      await takes({ visitPlaces: 2 })
      await cancel(made[0] ?? '')
      expect(await statuses(slot?.id, 1)).toEqual([409])
      await cancel(made[1] ?? '')
      expect(await statuses(slot?.id, 2)).toEqual([201, 409])
    } finally {
      await takes({})
    }
  })

  it('are scheduled once by a press that brings the code twice', async () => {
    const car = await world.newCar()
    const [slot] = await slotsFor(car)
    const contact = { channel: 'email', destination: 'pressed@example.org' }
    const { body: asked } = await post(world.server, '/auth/otp', contact)
    const { code } = await lastMessageTo(database, contact.destination)
    const key = crypto.randomUUID()
    const guest = { fullName: 'Salma', phone: '0661234567', email: contact.destination, consent: true }
    const press = async () => {
      const proof = { ...contact, proofId: asked.proofId, code, idempotencyKey: key }
      expect((await post(world.server, '/auth/otp/verify', proof)).status).toBe(204)
      return schedule(car, slot?.id ?? '', { ...guest, proofId: asked.proofId }, { key })
    }
    const answers = [...(await Promise.all([press(), press()])), await press()]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    await cancel(answers[0]?.body.id)
  })

  it('are not offered for a car that is held, and refused there', async () => {
    const car = await world.newCar()
    await world.newCar()
    const { body } = await world.book(car)
    const [slot] = await slotsFor(car)
    expect((await schedule(car, slot?.id ?? '')).status).toBe(201)
    await world.click(await world.teamLink(body.reference), { action: 'receiveDeposit' })
    expect((await world.bookingOf(body.id)).state).toBe('held')
    expect(await slotsFor(car)).toEqual([])
    const refused = await schedule(car, slot?.id ?? '')
    expect(refused).toMatchObject({ status: 409, body: { code: 'car_not_available' } })
    expect(new Set(refused.body.cars.map(({ status }: { status: string }) => status))).toEqual(new Set(['available']))
  })

  it('are moved, and keep their time while the new one is not to be had', async () => {
    const car = await world.newCar()
    const [one, two, three] = (await slotsFor(car)).slice(10)
    for (let times = 0; times < 2; times += 1) await schedule(car, two?.id ?? '')
    const { body } = await schedule(car, one?.id ?? '')
    expect(await move(body.id, two?.id ?? '')).toMatchObject({ status: 409, body: { code: 'slot_not_available' } })
    expect((await world.server.send('ma', `/api/visits/${body.id}`)).body.slot.id).toBe(one?.id)
    for (let times = 0; times < 2; times += 1)
      expect(await move(body.id, three?.id ?? '')).toMatchObject({ status: 200, body: { slot: { id: three?.id } } })
    expect(await eventsOf(body.reference)).toEqual(['schedule visitor requested', 'move visitor requested'])
    const { rows } = await database.pool.query<{ places: number }>(
      `select count(*)::int as places from visit_places p join visits v on v.edition = p.edition and v.id = p.visit_id
       where v.reference = $1`,
      [body.reference],
    )
    expect(rows).toEqual([{ places: 1 }])
    expect(await move(body.id, '20200101T0900Z-casablanca')).toMatchObject({ status: 409 })
  })

  it('are three at most for a person', async () => {
    const car = await world.newCar()
    const guest = await world.newGuest()
    const slots = (await slotsFor(car)).slice(20)
    for (const slot of slots.slice(0, 3)) expect((await schedule(car, slot.id, guest)).status).toBe(201)
    expect(await schedule(car, slots[3]?.id ?? '', guest)).toMatchObject({
      status: 409,
      body: { code: 'too_many_open' },
    })
  })

  it('are moved by the team’s link to a time that is free; the visitor gets it with the new calendar file', async () => {
    const car = await world.newCar()
    const [slot, next, taken] = await slotsFor(car, 'days=3')
    const guest = await world.newGuest()
    const { body } = await schedule(car, slot?.id ?? '', guest)
    const link = await teamLink(body.reference)
    const page = (await world.server.send('ma', link)).bytes.toString()
    expect(page).toContain(`<option value="${next?.id}">`)
    for (let times = 0; times < 20; times += 1) if ((await schedule(car, taken?.id ?? '')).status === 409) break
    const refused = await world.click(link, { action: 'move', slot: taken?.id ?? '' })
    expect([refused.status, refused.bytes.toString()]).toEqual([422, expect.stringContaining('vient d’être pris')])
    expect((await world.click(link, { action: 'move', slot: 'constructor' })).status).toBe(422)
    expect((await world.click(link, { action: 'move', slot: next?.id ?? '', reason: 'Staff is ill' })).status).toBe(200)
    // The link was bound to the state before.
    expect((await world.click(link, { action: 'move', slot: slot?.id ?? '' })).status).toBe(410)
    expect(await eventsOf(body.reference)).toEqual(['schedule visitor requested', 'move staff requested'])
    const moved = (await world.server.send('ma', `/api/visits/${body.id}`)).body
    expect(moved.slot).toMatchObject({ id: next?.id, startsAt: next?.startsAt })
    const mail = (await world.mailsOn(body.reference, guest.email)).at(-1)
    expect(mail?.text).toContain(`/calendar/visits/${body.id}.ics`)
    const file = (await world.server.send('ma', `/calendar/visits/${body.id}.ics`)).bytes.toString()
    expect(file).toContain(`DTSTART:${next?.startsAt.slice(0, 19).replace(/[-:]/g, '')}Z`)
    expect(file).toContain('SEQUENCE:2')
  })

  it('are confirmed and closed by the team’s links', async () => {
    const car = await world.newCar()
    const slot = (await slotsFor(car))[30]
    const { body } = await schedule(car, slot?.id ?? '')
    const link = await teamLink(body.reference)
    expect((await world.server.send('ma', link)).status).toBe(200)
    expect((await world.click(link, { action: 'finish' })).status).toBe(409)
    expect((await world.click(link, { action: 'confirm' })).status).toBe(200)
    expect((await world.click(link, { action: 'confirm' })).status).toBe(410)
    const before = world.server.time.now
    world.server.time.now = Date.parse(slot?.startsAt ?? '')
    expect((await cancel(body.id)).status).toBe(409)
    expect((await world.click(await teamLink(body.reference), { action: 'finish' })).status).toBe(200)
    expect(await eventsOf(body.reference)).toEqual([
      'schedule visitor requested',
      'confirm staff confirmed',
      'finish staff done',
    ])
    world.server.time.now = before + 5000
  })

  it('are remembered the evening before and two hours before, once each', async () => {
    const car = await world.newCar()
    const slots = await slotsFor(car)
    const slot = slots.find(
      ({ startsAt }) => Date.parse(startsAt) > world.server.time.now + 3 * DAY && startsAt.includes('T13:'),
    )
    const guest = await world.newGuest()
    const { body } = await schedule(car, slot?.id ?? '', guest)
    const count = async () => (await world.mailsOn(body.reference, guest.email)).length
    const before = world.server.time.now
    const starts = Date.parse(slot?.startsAt ?? '')
    const counts: number[] = []
    for (const at of [starts - 2 * DAY, starts - 21 * HOUR, starts - 19 * HOUR, starts - 2 * HOUR, starts - HOUR]) {
      world.server.time.now = at
      await Promise.all([remind(), remind()])
      counts.push(await count())
    }
    expect(counts).toEqual([1, 1, 2, 3, 3])
    world.server.time.now = before
  })

  it('are in the export of the account, and are cancelled and forgotten with it', async () => {
    await addUser(database, { email: 'leaver@example.org' })
    const session = { identifier: 'leaver@example.org', password: PASSWORD, session: 'cookie' }
    const headers = { cookie: cookieHeader(await post(world.server, '/auth/login', session)) }
    const car = await world.newCar()
    const slot = (await slotsFor(car))[50]
    const details = { fullName: 'Leila', phone: '0661234567', consent: true }
    const { body } = await schedule(car, slot?.id ?? '', details, { headers })
    const exported = await world.server.send('ma', '/api/profile/export', { headers })
    const given = { fullName: 'Leila', phone: '+212661234567', email: null, message: null, reason: null }
    expect(exported.body.visits).toEqual([{ visit: body, ...given, reachedAt: 'leaver@example.org' }])
    const own = await world.server.send('ma', '/api/profile/bookings', { headers })
    expect([own.status, own.body]).toEqual([200, { bookings: [], visits: [body], sales: [] }])
    expect((await post(world.server, '/profile/deletion', { password: PASSWORD }, { headers })).status).toBe(200)
    // Waits for the background work of the deletion.
    await world.server.uploads.sweep()
    const row = await database.kysely
      .selectFrom('visits')
      .select(['state', 'user_id', 'full_name', 'destination', 'phone'])
      .where('reference', '=', body.reference)
      .executeTakeFirst()
    expect(row).toEqual({ state: 'cancelled', user_id: null, full_name: null, destination: null, phone: null })
  })
})
