import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'

import { replaySale } from '@otosafi/domain/selling/take-sale-step'
import { COUNTRIES, EDITIONS } from '@otosafi/editions/registry'
import { momentOf } from '@otosafi/editions/time/moment-of'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { buildCar, insertCars } from '../../testing/cars.ts'
import { post } from '../../testing/post.ts'
import { messagesTo } from '../../testing/sent-messages.ts'
import { openSaleWorld } from './testing/sale-world.ts'

const DAY = 24 * 3_600_000
const TEAM = 'hello@otosafi.ma'

type Slot = { id: string; startsAt: string; free: boolean; store: { id: string; name: string } }

withDatabase('times of inspections', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openSaleWorld>>
  let car: string

  beforeAll(async () => {
    database = await open()
    world = await openSaleWorld(database)
    const built = buildCar()
    await insertCars(database, 'ma', [built])
    await world.server.search.refresh()
    car = built.id
  })

  const slotsOf = async (id: string, query = 'days=14'): Promise<Slot[]> =>
    (await world.server.send('ma', `/api/sales/${id}/slots?${query}`)).body.slots
  const choose = (id: string, slot: string) => {
    world.server.time.now += 1000
    return post(world.server, `/sales/${id}/appointment`, { slot })
  }
  const cancel = (id: string) => {
    world.server.time.now += 1000
    return world.server.send('ma', `/api/sales/${id}/appointment/cancel`, { method: 'POST' })
  }
  const newSale = async () => {
    const person = world.seller()
    const { body } = await world.sell(person)
    return { id: body.id as string, reference: body.reference as string, email: person.email }
  }
  const placesOf = async (reference: string) => {
    const { rows } = await database.pool.query<{ starts_at: Date; store: string }>(
      `select p.starts_at, p.store from visit_places p join sales s on s.edition = p.edition and s.id = p.sale_id
       where s.reference = $1`,
      [reference],
    )
    return rows.map(({ starts_at, store }) => `${starts_at.toISOString()} ${store}`)
  }
  const calendarOf = async (id: string) => {
    const { status, bytes } = await world.server.send('ma', `/calendar/sales/${id}.ics`)
    return { status, text: bytes.toString() }
  }
  const stampOf = (startsAt: string) => `${startsAt.slice(0, 19).replace(/[-:]/g, '')}Z`
  /** Somebody who has just verified an address. */
  const newGuest = async () => {
    const now = new Date(world.server.time.now)
    const [email, proofId] = [`guest-${randomUUID()}@example.org`, randomUUID()]
    await database.kysely
      .insertInto('contact_proofs')
      .values({
        edition: 'ma',
        id: proofId,
        channel: 'email',
        destination: email,
        user_id: null,
        code_hash: '',
        created_at: now,
        expires_at: now,
        proven_at: now,
      })
      .execute()
    return { fullName: 'Leila', phone: '06 61 23 45 67', email, proofId, consent: true }
  }
  const visit = async (slot: string) => post(world.server, '/visits', { car, slot, ...(await newGuest()) })

  it('are chosen, changed and given up by the seller, each told to seller and team with the calendar file', async () => {
    const { id, reference, email } = await newSale()
    expect(await world.saleOf(id)).toMatchObject({ state: 'sent', schedulable: true, appointment: null })
    expect((await calendarOf(id)).status).toBe(404)
    const [first, second] = (await slotsOf(id)).slice(4)
    if (first === undefined || second === undefined) throw new Error('There are no slots')
    expect(first.store.id).toContain('casablanca')

    const chosen = await choose(id, first.id)
    expect(chosen).toMatchObject({
      status: 200,
      body: { state: 'appointment', schedulable: true, appointment: { startsAt: first.startsAt } },
    })
    expect(chosen.body.appointment.place).toContain(first.store.name)
    expect((await choose(id, first.id)).body).toEqual(chosen.body)
    expect(await placesOf(reference)).toEqual([`${first.startsAt} ${first.store.id}`])
    const before = await calendarOf(id)
    expect(before.text).toContain(`DTSTART:${stampOf(first.startsAt)}`)
    expect(before.text).toContain('STATUS:CONFIRMED')

    const moved = await choose(id, second.id)
    expect(moved).toMatchObject({ status: 200, body: { appointment: { startsAt: second.startsAt } } })
    expect(await placesOf(reference)).toEqual([`${second.startsAt} ${second.store.id}`])
    const after = await calendarOf(id)
    expect(after.text).toContain(`DTSTART:${stampOf(second.startsAt)}`)
    const uidOf = (text: string) => /UID:(.*)\r\n/.exec(text)?.[1]
    expect(uidOf(after.text)).toBe(uidOf(before.text))

    const cancelled = await cancel(id)
    // Nobody of the team has seen it yet.
    expect(cancelled).toMatchObject({ status: 200, body: { state: 'sent', appointment: null, schedulable: true } })
    expect((await cancel(id)).body).toEqual(cancelled.body)
    expect(await placesOf(reference)).toEqual([])
    const gone = await calendarOf(id)
    expect(gone.text).toContain(`DTSTART:${stampOf(second.startsAt)}`)
    expect(gone.text).toContain('STATUS:CANCELLED')

    const mails = await world.mailsOn(reference, email)
    expect(mails).toHaveLength(4)
    for (const { text } of mails.slice(1)) expect(text).toContain(`/calendar/sales/${id}.ics`)
    expect(await world.mailsOn(reference, TEAM)).toHaveLength(4)
    const events = await world.eventsOf(reference)
    expect(events.map(({ action, actor, state }) => `${action} ${actor} ${state}`)).toEqual([
      'send visitor sent',
      'schedule visitor appointment',
      'schedule visitor appointment',
      'cancelAppointment visitor sent',
    ])
    expect(
      (await world.saleOf(id)).events.map(({ action, startsAt }: Record<string, unknown>) => [action, startsAt]),
    ).toEqual([
      ['send', null],
      ['schedule', first.startsAt],
      ['schedule', second.startsAt],
      ['cancelAppointment', null],
    ])
    const steps = events.map(({ action, actor, state, at, appointment_at }) => ({
      action,
      actor,
      state,
      at: at.getTime(),
      ...(appointment_at === null ? {} : { appointment: appointment_at.getTime() }),
    }))
    expect(replaySale(steps)).toMatchObject({ state: 'sent', appointment: null, isSeen: false })
  })

  it('are no longer chosen once the car is looked at, and leave their place with the sale', async () => {
    const { id, reference } = await newSale()
    const [slot, next] = (await slotsOf(id)).slice(8)
    await choose(id, slot?.id ?? '')
    const before = world.server.time.now
    world.server.time.now = Date.parse(slot?.startsAt ?? '')
    expect(await world.saleOf(id)).toMatchObject({ state: 'appointment', schedulable: false })
    expect(await slotsOf(id)).toEqual([])
    const later = (await world.server.send('ma', `/api/visit-slots?car=${car}&days=14`)).body.slots.at(-1).id
    for (const late of [await choose(id, later), await cancel(id)])
      expect([late.status, late.body.code]).toEqual([409, 'conflict'])
    world.server.time.now = before + 10_000
    expect(await placesOf(reference)).toHaveLength(1)
    await world.act(reference, { action: 'inspect' })
    expect(await placesOf(reference)).toEqual([])
    expect((await choose(id, next?.id ?? '')).status).toBe(409)

    const left = await newSale()
    await choose(left.id, slot?.id ?? '')
    await world.answer(left.id, 'withdraw')
    expect(await placesOf(left.reference)).toEqual([])
    expect((await calendarOf(left.id)).text).toContain('STATUS:CANCELLED')
    expect((await world.mailsOn(left.reference, left.email)).at(-1)?.text).toContain('/calendar/sales/')
  })

  it('are told to a number alone once the team has seen the request, which keeps its time and place', async () => {
    const { email: _, ...person } = world.seller()
    const { id, reference } = (await world.sell(person)).body
    const [slot] = (await slotsOf(id)).slice(28)
    const startsAt = slot?.startsAt ?? ''
    expect((await choose(id, slot?.id ?? '')).body).toMatchObject({ state: 'appointment', notified: false })
    const messages = () => messagesTo(database, `+212${person.phone.slice(1).replaceAll(' ', '')}`)
    expect(await messages()).toEqual([])
    expect((await world.act(reference, { action: 'see' })).status).toBe(200)
    expect(await world.saleOf(id)).toMatchObject({ state: 'appointment', notified: true, appointment: { startsAt } })
    expect(await placesOf(reference)).toEqual([`${startsAt} ${slot?.store.id}`])
    const { time } = momentOf(new Date(startsAt), EDITIONS.ma)
    expect(await messages()).toEqual([expect.objectContaining({ token: id, text: expect.stringContaining(time) })])
    expect((await cancel(id)).body.state).toBe('seen')
    expect(await messages()).toHaveLength(2)
  })

  it('are offered to the team as well, which may agree on any other, and gives up what it has agreed on', async () => {
    const { id, reference, email } = await newSale()
    const [slot, taken] = (await slotsOf(id)).slice(12)
    const page = (await world.server.send('ma', await world.teamLink(reference))).bytes.toString()
    expect(page).toContain(`<option value="${slot?.id}">`)
    expect((await world.act(reference, { action: 'schedule', slot: slot?.id ?? '' })).status).toBe(200)
    expect(await placesOf(reference)).toEqual([`${slot?.startsAt} ${slot?.store.id}`])
    for (let times = 0; times < COUNTRIES.ma.visits.places; times += 1) await visit(taken?.id ?? '')
    expect((await world.act(reference, { action: 'schedule', slot: taken?.id ?? '' })).status).toBe(422)
    expect((await world.act(reference, { action: 'schedule' })).status).toBe(422)
    const elsewhere = { action: 'schedule', moment: '2026-06-03T10:00', place: '12 rue Tarik Ibn Ziad' }
    expect((await world.act(reference, elsewhere)).status).toBe(200)
    expect(await placesOf(reference)).toEqual([])
    expect((await world.act(reference, { action: 'cancelAppointment', reason: 'Staff is ill' })).status).toBe(200)
    expect(await world.saleOf(id)).toMatchObject({ state: 'seen', appointment: null, schedulable: true })
    expect((await world.mailsOn(reference, email)).at(-1)?.text).toContain('/calendar/sales/')
  })

  it('are changed five times by the seller, who gives up the last one; the team agrees on others', async () => {
    const { id, reference } = await newSale()
    const [one, other] = (await slotsOf(id)).slice(40)
    for (const slot of [one, other, one, other, one, other]) expect((await choose(id, slot?.id ?? '')).status).toBe(200)
    expect(await choose(id, one?.id ?? '')).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await slotsOf(id)).toEqual([])
    expect((await cancel(id)).status).toBe(200)
    expect((await choose(id, one?.id ?? '')).status).toBe(409)
    expect((await world.act(reference, { action: 'schedule', slot: other?.id ?? '' })).status).toBe(200)
  })

  it('have the same places as visits: sellers and visitors at once get each of them once', async () => {
    const sales = await Promise.all(Array.from({ length: 4 }, newSale))
    const [slot] = (await slotsOf(sales[0]?.id ?? '')).slice(16)
    const asked = slot?.id ?? ''
    const answers = await Promise.all([
      ...sales.map(({ id }) => post(world.server, `/sales/${id}/appointment`, { slot: asked })),
      ...sales.map(() => visit(asked)),
    ])
    const given = answers.filter(({ status }) => status === 200 || status === 201)
    expect(given).toHaveLength(COUNTRIES.ma.visits.places)
    for (const { status, body } of answers.filter((each) => !given.includes(each))) {
      expect([status, body.code]).toEqual([409, 'slot_not_available'])
      expect(body.slots).toHaveLength(5)
    }
    for (const { id } of sales) expect((await slotsOf(id)).find((each) => each.id === asked)?.free).toBe(false)
    expect((await choose('x'.repeat(43), asked)).status).toBe(404)
    expect((await choose(sales[0]?.id ?? '', '20200101T0900Z-casablanca')).body.code).toBe('slot_not_available')
  })

  it('keep to the places of a slot, whatever sellers and visitors do', { timeout: 120_000 }, async () => {
    const sales = await Promise.all(Array.from({ length: 8 }, newSale))
    const [fresh = '', ...slots] = (await slotsOf(sales[0]?.id ?? '')).slice(20, 24).map(({ id }) => id)
    const visits: string[] = []
    const slot = fc.constantFrom(...slots)
    const seller = fc.constantFrom(...sales.map(({ id }) => id))
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.record({ does: fc.constant('choose' as const), id: seller, slot }) },
      { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel' as const), id: seller, slot }) },
      { weight: 2, arbitrary: fc.record({ does: fc.constant('visit' as const), id: seller, slot }) },
      { weight: 2, arbitrary: fc.record({ does: fc.constant('leave' as const), id: seller, slot }) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
        await Promise.all(
          steps.map(async ({ does, id, slot: asked }) => {
            if (does === 'choose') await choose(id, asked)
            else if (does === 'cancel') await cancel(id)
            else if (does === 'visit') {
              const { status, body } = await visit(asked)
              if (status === 201) visits.push(body.id)
            } else await world.server.send('ma', `/api/visits/${visits.pop()}/cancel`, { method: 'POST' })
          }),
        )
        // A sale with an appointment has one place, at its time; one without has none; and no slot has too many.
        const { rows } = await database.pool.query<{ most: number; wrong: number }>(
          `select
             coalesce((select max(n) from (select count(*)::int as n from visit_places group by edition, store, starts_at) c), 0)
               as most,
             (select count(*)::int from sales s where s.reference = any($1) and (s.state = 'appointment') <> (1 = (
                select count(*) from visit_places p where p.sale_id = s.id and p.starts_at = s.appointment_at
              )))
             + (select count(*)::int from visits v where (v.state = 'requested') <> (1 = (
                select count(*) from visit_places p where p.visit_id = v.id and p.starts_at = v.starts_at
              ))) as wrong`,
          [sales.map(({ reference }) => reference)],
        )
        expect(rows[0]?.most).toBeLessThanOrEqual(COUNTRIES.ma.visits.places)
        expect(rows[0]?.wrong).toBe(0)
      }),
      { numRuns: 12 },
    )
    // Random steps may never fill a slot: a fresh one is filled on purpose, and refuses both.
    const last = await Promise.all([newSale(), newSale()])
    expect((await choose(last[0].id, fresh)).status).toBe(200)
    for (let taken = 1; taken < COUNTRIES.ma.visits.places; taken += 1) expect((await visit(fresh)).status).toBe(201)
    expect((await visit(fresh)).status).toBe(409)
    expect((await choose(last[1].id, fresh)).body.code).toBe('slot_not_available')
  })

  it('reach no farther than those of visits', async () => {
    const { id } = await newSale()
    const starts = (await slotsOf(id, 'days=31')).map(({ startsAt }) => Date.parse(startsAt) - world.server.time.now)
    expect(starts.length).toBeGreaterThan(50)
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(2 * 3_600_000)
    expect(Math.max(...starts)).toBeLessThanOrEqual(14 * DAY)
    expect((await world.server.send('ma', `/api/sales/${'A'.repeat(43)}/slots`)).status).toBe(404)
  })
})
