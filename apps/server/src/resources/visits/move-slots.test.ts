import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'

const HOUR = 3_600_000

type Slot = { id: string; startsAt: string; free: boolean }

withDatabase('the times that a visit can be moved to', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  const get = async (path: string) => (await world.server.send('ma', `/api${path}`)).body
  const slotsOf = async (visit: string): Promise<Slot[]> => (await get(`/visits/${visit}/slots?days=14`)).slots
  const schedule = async (car: string, slot: string) =>
    (await post(world.server, '/visits', { car, slot, ...(await world.newGuest()) })).body
  /** A visit that is more than a day ahead. */
  const visitTo = async (car: string) => {
    const { slots } = await get(`/visit-slots?car=${car}&days=14`)
    const isFarAhead = ({ free, startsAt }: Slot) => free && Date.parse(startsAt) > world.server.time.now + 30 * HOUR
    return schedule(car, slots.find(isFarAhead).id)
  }

  it('are those of its car while somebody else keeps that, and it is moved to one of them', async () => {
    const car = await world.newCar()
    const { id } = await visitTo(car)
    const booking = (await world.book(car)).body
    await world.click(await world.teamLink(booking.reference), { action: 'receiveDeposit' })
    expect((await world.bookingOf(booking.id)).state).toBe('held')
    expect((await get(`/visit-slots?car=${car}&days=14`)).slots).toEqual([])
    const slot = (await slotsOf(id)).findLast(({ free }) => free)?.id
    expect(slot).toBeDefined()
    expect(await post(world.server, `/visits/${id}/move`, { slot })).toMatchObject({
      status: 200,
      body: { slot: { id: slot } },
    })
  })

  it('are none once its visitor has moved it five times; the team moves it on, and its visitor cancels it', async () => {
    const { id, reference } = await visitTo(await world.newCar())
    const [one, other] = (await slotsOf(id)).filter(({ free }) => free).slice(5)
    const move = (slot: Slot | undefined) => post(world.server, `/visits/${id}/move`, { slot: slot?.id })
    for (const slot of [one, other, one, other, one]) expect((await move(slot)).status).toBe(200)
    // A request that came twice.
    expect((await move(one)).status).toBe(200)
    expect(await move(other)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await slotsOf(id)).toEqual([])
    const mail = (await world.mailsOn(reference, 'hello@otosafi.ma')).at(-1)
    const link = /\/team\/visits\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
    expect((await world.click(link, { action: 'move', slot: other?.id ?? '' })).status).toBe(200)
    expect((await get(`/visits/${id}`)).slot.id).toBe(other?.id)
    expect((await world.server.send('ma', `/api/visits/${id}/cancel`, { method: 'POST' })).status).toBe(200)
  })

  it('are none in the two hours before it, in which the team still moves it and its visitor cancels it', async () => {
    const { id, reference, slot } = await visitTo(await world.newCar())
    const before = world.server.time.now
    const latest = Date.parse(slot.startsAt) - 2 * HOUR
    world.server.time.now = latest
    const other = (await slotsOf(id)).findLast(({ free }) => free)
    world.server.time.now = latest + 1
    expect(await slotsOf(id)).toEqual([])
    const move = await post(world.server, `/visits/${id}/move`, { slot: other?.id })
    expect(move).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await get(`/visits/${id}`)).slot.id).toBe(slot.id)
    const mail = (await world.mailsOn(reference, 'hello@otosafi.ma')).at(-1)
    const link = /\/team\/visits\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? ''
    expect((await world.click(link, { action: 'move', slot: other?.id ?? '' })).status).toBe(200)
    expect((await world.server.send('ma', `/api/visits/${id}/cancel`, { method: 'POST' })).status).toBe(200)
    world.server.time.now = before
  })

  it('are none once it is cancelled or its car is sold, and are nobody’s without its link', async () => {
    const { id } = await visitTo(await world.newCar())
    expect((await slotsOf(id)).length).toBeGreaterThan(0)
    await world.server.send('ma', `/api/visits/${id}/cancel`, { method: 'POST' })
    expect(await slotsOf(id)).toEqual([])
    const car = await world.newCar()
    const { id: toSold } = await visitTo(car)
    const sold = { status: 'sold', sold_at: new Date() } as const
    await database.kysely.updateTable('cars').set(sold).where('id', '=', car).execute()
    expect(await slotsOf(toSold)).toEqual([])
    expect((await world.server.send('ma', `/api/visits/${'A'.repeat(43)}/slots`)).status).toBe(404)
  })
})
