import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, it } from 'vitest'

import type { Case, CaseKind, CaseSummary } from '@otosafi/api-client/office-schema'
import type { Role } from '@otosafi/domain/office/roles'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { sharp } from '../media/pipeline/configured-sharp.ts'
import { openBookingWorld } from '../resources/bookings/testing/booking-world.ts'
import { filePart, putForm, textPart } from '../testing/multipart.ts'
import { post } from '../testing/post.ts'
import { sendOffice } from '../testing/send-office.ts'
import { typedAsShown } from './testing/act-in-office.ts'
import { employ } from './testing/employ.ts'

const SELLER = {
  brand: 'Dacia',
  model: 'Logan',
  modelYear: '2019',
  mileage: '64200',
  fullName: 'Karim Alaoui',
  phone: '06 61 00 20 01',
  email: 'karim@example.org',
  city: 'casablanca',
  consent: 'true',
}

/** A JPEG. */
const picture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()

withDatabase('the office’s bookings, visits and sales', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  const employed = async (role: Role = 'agent', editions: EditionId[] = ['ma']) =>
    (await employ(database, new Date(world.server.time.now), role, editions)).cookie

  const send = async (path: string, body?: unknown, cookie?: string) =>
    sendOffice(world.server, cookie ?? (await employed()), `/cases/${path}`, { body })
  const read = async (kind: CaseKind, reference: string) => (await send(`${kind}/ma/${reference}`)).body as Case
  const act = async (kind: CaseKind, reference: string, action: string, given: object = {}) => {
    // A moment later, so that mails have an order.
    world.server.time.now += 1000
    const { event } = await read(kind, reference)
    return send(`${kind}/ma/${reference}/acts`, { action, reason: null, typed: {}, event, ...given })
  }
  const actionsOf = ({ acts }: Case) => acts.map(({ action }) => action)

  const booked = async () => {
    const car = await world.newCar()
    const guest = await world.newGuest()
    const { reference } = (await world.book(car, guest)).body as { reference: string }
    return { car, reference, email: guest.email }
  }
  const visited = async (place: number) => {
    const car = await world.newCar()
    const { slots } = (await world.server.send('ma', `/api/visit-slots?car=${car}&days=14`)).body
    const guest = await world.newGuest()
    const { reference } = (await post(world.server, '/visits', { car, slot: slots[place].id, ...guest })).body
    return { car, reference: reference as string, email: guest.email, startsAt: slots[place].startsAt as string }
  }
  const offered = async () => {
    const photo = filePart(await picture(), { name: 'photos', filename: 'car.jpg' })
    const texts = Object.entries(SELLER).map(([name, value]) => textPart(name, value))
    const key = randomUUID()
    const { body } = await world.server.send('ma', '/api/selling-cars', {
      ...putForm([...texts, photo], { 'idempotency-key': key }),
      method: 'POST',
    })
    return (body as { reference: string }).reference
  }

  describe('a booking', () => {
    it('is confirmed, paid and handed over, the visitor gets mails, and each step is logged', async () => {
      const { car, reference, email } = await booked()
      const found = await read('booking', reference)
      expect(found.summary).toMatchObject({ state: 'requested', from: 'Salma Bennani', edition: 'ma', place: null })
      expect(found.rows.map(({ value }) => value)).toContain(reference)
      const before = (await world.mailsOn(reference, email)).length
      for (const [action, state] of [
        ['confirm', 'awaitingDeposit'],
        ['receiveDeposit', 'held'],
        ['complete', 'completed'],
      ] as const) {
        const { status, body } = await act('booking', reference, action)
        expect([status, body.summary.state]).toEqual([200, state])
      }
      expect(await world.statusOf(car)).toBe('sold')
      expect((await world.mailsOn(reference, email)).length).toBeGreaterThan(before)
      const log = await database.kysely
        .selectFrom('audit_log')
        .select(['operation', 'after'])
        .where('subject', '=', reference)
        .orderBy('number')
        .execute()
      expect(log.map(({ after }) => after)).toEqual([
        { state: 'awaitingDeposit', action: 'confirm' },
        { state: 'held', action: 'receiveDeposit' },
        { state: 'completed', action: 'complete' },
      ])
    })

    it('is decided once: a second decision is a conflict', async () => {
      const { reference } = await booked()
      const { event } = await read('booking', reference)
      const decide = (action: string) =>
        send(`booking/ma/${reference}/acts`, { action, reason: null, typed: {}, event })
      const statuses = (await Promise.all(['confirm', 'cancel'].map(decide))).map(({ status }) => status)
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409])
      expect((await decide('cancel')).status).toBe(409)
    })

    it('is extended for a reason alone, which is kept with it', async () => {
      const { reference } = await booked()
      await act('booking', reference, 'confirm')
      await act('booking', reference, 'receiveDeposit')
      expect((await act('booking', reference, 'extend')).status).toBe(422)
      expect((await act('booking', reference, 'extend', { reason: 'The bank needs a week.' })).status).toBe(200)
      expect((await world.eventsOf(reference)).at(-1)).toMatchObject({
        action: 'extend',
        reason: 'The bank needs a week.',
      })
      expect(actionsOf(await read('booking', reference))).not.toContain('extend')
    })

    it('is refunded for a reason alone, and tells the team all that happened to it', async () => {
      const { reference } = await booked()
      for (const action of ['confirm', 'receiveDeposit']) await act('booking', reference, action)
      await act('booking', reference, 'cancel', { reason: 'They chose another car.' })
      expect((await act('booking', reference, 'refund')).status).toBe(422)
      const typed = typedAsShown(await read('booking', reference), 'refund')
      expect(typed).toEqual({ amount: '3000' })
      const { status, body } = await act('booking', reference, 'refund', { reason: 'Paid back in cash.', typed })
      expect(status).toBe(200)
      expect(body.steps.map(({ actor, state, reason }: Case['steps'][number]) => [actor, state, reason])).toEqual([
        ['visitor', 'requested', null],
        ['staff', 'awaitingDeposit', null],
        ['staff', 'held', null],
        ['staff', 'cancelled', 'They chose another car.'],
        ['staff', 'refunded', 'Paid back in cash.'],
      ])
    })

    it('offers what its state allows, and nothing else is done', async () => {
      const { reference } = await booked()
      expect(actionsOf(await read('booking', reference))).toEqual(['confirm', 'receiveDeposit', 'cancel'])
      expect((await act('booking', reference, 'complete')).status).toBe(409)
      expect((await act('booking', reference, 'toString')).status).toBe(409)
      expect((await read('booking', reference)).summary.state).toBe('requested')
    })
  })

  it('a visit is confirmed, and moved to a time that is free', async () => {
    const { reference, startsAt } = await visited(8)
    expect((await read('visit', reference)).summary).toMatchObject({ state: 'requested', due: startsAt })
    expect((await act('visit', reference, 'confirm')).body.summary.state).toBe('confirmed')
    const { acts } = await read('visit', reference)
    const [slot] = acts.find(({ action }) => action === 'move')?.fields ?? []
    expect(slot).toMatchObject({ kind: 'choice', isNeeded: true })
    const { status, body } = await act('visit', reference, 'move', {
      typed: { [slot?.name ?? '']: slot?.options.at(-1)?.value },
    })
    expect([status, body.summary.due > startsAt]).toEqual([200, true])
    const gone = await act('visit', reference, 'move', { typed: { [slot?.name ?? '']: 'never' } })
    expect([gone.status, gone.body.detail]).toEqual([422, expect.stringMatching(/\w/)])
  })

  it('a sale has its pictures, and an offer that is reckoned from what was typed', async () => {
    const reference = await offered()
    const found = await read('sale', reference)
    expect([found.summary.about, found.photos.length]).toEqual(['Dacia Logan 2019', 1])
    await act('sale', reference, 'see')
    const typed = { place: 'Casablanca Maârif', moment: '2026-06-20T10:00' }
    const far = await act('sale', reference, 'schedule', { typed: { ...typed, place: 'p'.repeat(301) } })
    expect([far.status, far.body.detail]).toEqual([422, expect.stringMatching(/\D 300 /)])
    expect((await act('sale', reference, 'schedule', { typed })).body.summary.state).toBe('appointment')
    world.server.time.now = Date.parse('2026-06-20T12:00:00Z')
    await act('sale', reference, 'inspect')
    expect((await act('sale', reference, 'offer', { typed: { base: 'much' } })).status).toBe(422)
    const lines = { kind1: 'tyres', note1: 'Two are worn', amount1: '2 000' }
    expect((await act('sale', reference, 'offer', { typed: { base: '80 000', ...lines } })).status).toBe(200)
    const offer = await database.kysely.selectFrom('sale_offers').select('base').execute()
    expect(offer).toEqual([{ base: 80_000 }])
  })

  describe('a list', () => {
    const listed = async (path: string, cookie?: string) => {
      const cases: CaseSummary[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const { body } = await send(`${path}${cursor && `&cursor=${cursor}`}`, undefined, cookie)
        cases.push(...(body.cases as CaseSummary[]))
        cursor = body.nextCursor as string | null
      }
      return cases
    }

    it('has every case once, latest first, page by page', async () => {
      const cases = await listed('booking?order=newest')
      expect(new Set(cases.map(({ reference }) => reference)).size).toBe(cases.length)
      const times = cases.map(({ createdAt }) => createdAt)
      expect(times).toEqual(times.toSorted().toReversed())
      const { total } = (await send('booking?order=newest')).body
      expect(total).toBe(cases.length)
    })

    it('has what is due, the next one first, and nothing that is over', async () => {
      const [late, soon] = [await visited(30), await visited(4)]
      const cases = await listed('visit?order=due')
      const references = cases.map(({ reference }) => reference)
      expect(references.indexOf(soon.reference)).toBeLessThan(references.indexOf(late.reference))
      const times = cases.map(({ due }) => Date.parse(due ?? ''))
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      await act('visit', late.reference, 'cancel')
      expect((await listed('visit?order=due')).map(({ reference }) => reference)).not.toContain(late.reference)
    })

    it('finds by reference, name and address, and by state', async () => {
      const { reference, email } = await booked()
      for (const text of [reference.toLowerCase(), email])
        expect(await listed(`booking?text=${encodeURIComponent(text)}`)).toMatchObject([{ reference }])
      expect(await listed('booking?text=%25%25')).toEqual([])
      const held = await listed('booking?state=held&state=requested')
      expect(held.map((each) => each.reference)).toContain(reference)
      expect(held.every(({ state }) => state === 'held' || state === 'requested')).toBe(true)
    })

    it('finds by the reference of the car, in any case', async () => {
      const booking = await booked()
      const visit = await visited(12)
      const sale = await offered()
      const wanted = await world.newCar()
      await database.kysely
        .updateTable('sales')
        .set({ wanted_car: `MA-${wanted.toUpperCase()}` })
        .where('reference', '=', sale)
        .execute()
      const cookie = await employed('agent', ['ma', 'sn'])
      for (const [kind, car, reference] of [
        ['booking', booking.car, booking.reference],
        ['visit', visit.car, visit.reference],
        ['sale', wanted, sale],
      ] as const) {
        const found = async (text: string) =>
          (await listed(`${kind}?text=${text}`, cookie)).map((each) => each.reference)
        expect(await found(`MA-${car.toUpperCase()}`)).toEqual([reference])
        expect(await found(`ma-${car}`)).toEqual([reference])
        expect(await found(`SN-${car.toUpperCase()}`)).toEqual([])
      }
    })

    it('is of one’s own editions alone', async () => {
      const cookie = await employed('agent', ['coza'])
      expect(await listed('booking?order=newest', cookie)).toEqual([])
      expect((await send('booking?edition=ma', undefined, cookie)).status).toBe(403)
    })
  })
})
