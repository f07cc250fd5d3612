import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'
import { createRunVisits } from './run-visits.ts'

const HOUR = 3_600_000

withDatabase('visits to cars that are sold or withdrawn', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  const slotsFor = async (car: string): Promise<string[]> => {
    const { slots } = (await world.server.send('ma', `/api/visit-slots?car=${car}&days=14`)).body
    return slots.filter(({ free }: { free: boolean }) => free).map(({ id }: { id: string }) => id)
  }
  const sell = async (car: string) => {
    await database.kysely
      .updateTable('cars')
      .set({ status: 'sold', sold_at: new Date() })
      .where('id', '=', car)
      .execute()
    await world.server.search.refresh()
  }
  const run = () =>
    createRunVisits({ database, clock: () => world.server.time.now, originOf: (id) => `https://${id}.test` })(
      new AbortController().signal,
    )
  const visit = (id: string) => world.server.send('ma', `/api/visits/${id}`)

  it('are not moved, and keep their time', async () => {
    const car = await world.newCar()
    const [slot = '', next = ''] = (await slotsFor(car)).slice(10)
    const { body } = await post(world.server, '/visits', { car, slot, ...(await world.newGuest()) })
    await sell(car)
    expect(await post(world.server, `/visits/${body.id}/move`, { slot: next })).toMatchObject({
      status: 409,
      body: { code: 'car_not_available' },
    })
    expect((await visit(body.id)).body.slot.id).toBe(slot)
  })

  it('are cancelled by day, and their visitors told that the car is sold; who has bought it still comes', async () => {
    const car = await world.newCar()
    const buyer = await world.newGuest()
    const other = await world.newGuest()
    const [one = '', two = ''] = (await slotsFor(car)).slice(30)
    const visits = []
    for (const [slot, guest] of [
      [one, buyer],
      [two, { ...other, phone: '06 61 00 00 01' }],
    ] as const)
      visits.push((await post(world.server, '/visits', { car, slot, ...guest })).body)
    const [kept, gone] = visits
    const { body: booking } = await world.book(car, { ...buyer, phone: '06 61 00 00 02' })
    for (const action of ['receiveDeposit', 'complete'])
      await world.click(await world.teamLink(booking.reference), { action })
    expect(await world.statusOf(car)).toBe('sold')
    await world.server.search.refresh()
    const otherMails = () => world.mailsOn(gone.reference, other.email)

    const day = world.server.time.now
    world.server.time.now = Date.parse(`${new Date(day).toISOString().slice(0, 10)}T22:30:00Z`)
    await run()
    expect((await visit(gone.id)).body.state).toBe('requested')
    world.server.time.now += 12 * HOUR
    await Promise.all([run(), run()])
    expect((await visit(gone.id)).body).toMatchObject({
      state: 'cancelled',
      cancellable: false,
      car: { status: 'sold' },
    })
    expect((await visit(kept.id)).body.state).toBe('requested')
    expect((await otherMails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Votre visite\s:/),
      expect.stringContaining('car la voiture est vendue'),
    ])
    const { rows } = await database.pool.query(
      `select action, actor, e.state from visit_events e join visits v on v.edition = e.edition and v.id = visit_id
       where reference = $1 order by e.version`,
      [gone.reference],
    )
    expect(rows.at(-1)).toEqual({ action: 'cancel', actor: 'clock', state: 'cancelled' })
    expect((await visit(gone.id)).body.events).toMatchObject([
      { action: 'schedule', actor: 'visitor', state: 'requested', startsAt: gone.slot.startsAt },
      { action: 'cancel', actor: 'clock', state: 'cancelled', startsAt: gone.slot.startsAt },
    ])
    // The place is free for others.
    expect(await slotsFor(await world.newCar())).toContain(two)
    world.server.time.now = day + 1000
  })

  it('are cancelled where that of another one before fails, which is said and tried again', async () => {
    const car = await world.newCar()
    const made: { id: string; reference: string }[] = []
    for (const slot of (await slotsFor(car)).slice(60, 62))
      made.push((await post(world.server, '/visits', { car, slot, ...(await world.newGuest()) })).body)
    await sell(car)
    const states = () => Promise.all(made.map(async ({ id }) => (await visit(id)).body.state))
    const { rows } = await database.pool.query('select id from visits where reference = $1', [made[0]?.reference])
    await database.pool.query(`alter table visits add constraint broken check (id <> '${rows[0].id}') not valid`)
    try {
      await expect(run()).rejects.toMatchObject({ errors: [{ message: `The visit ${rows[0].id} failed` }] })
    } finally {
      await database.pool.query('alter table visits drop constraint broken')
    }
    expect(await states()).toEqual(['requested', 'cancelled'])
    await run()
    expect(await states()).toEqual(['cancelled', 'cancelled'])
  })

  it('are cancelled too where the car was withdrawn or removed, and told that it is no longer to be had', async () => {
    const cars = [await world.newCar(), await world.newCar()]
    const guest = await world.newGuest()
    const visits = []
    for (const [place, slot] of (await slotsFor(cars[0] ?? '')).slice(40, 42).entries())
      visits.push((await post(world.server, '/visits', { car: cars[place], slot, ...guest })).body)
    const [withdrawn = '', removed = ''] = cars
    const day = world.server.time.now
    world.server.time.now = Date.parse(`${new Date(day + 24 * HOUR).toISOString().slice(0, 10)}T10:30:00Z`)
    const stock = { is_listed: false, withdrawn_at: new Date(world.server.time.now) }
    await database.kysely.updateTable('stock').set(stock).where('id', '=', withdrawn).execute()
    await database.kysely.deleteFrom('stock').where('id', '=', removed).execute()
    await world.server.search.refresh()
    await run()
    expect((await visit(visits[0].id)).body.state).toBe('requested')
    world.server.time.now += HOUR
    await run()
    for (const { id, reference, carName } of visits) {
      expect((await visit(id)).body).toMatchObject({ state: 'cancelled', car: null, carName })
      expect(carName).toMatch(/\w/)
      const mails = await world.mailsOn(reference, guest.email)
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Votre visite\s:/),
        expect.stringContaining('car la voiture n’est plus disponible'),
      ])
      expect(mails.at(-1)?.text).not.toContain('autre horaire')
    }
    world.server.time.now = day
  })
})
