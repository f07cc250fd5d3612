import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'

withDatabase('visits to cars that are sold', (open) => {
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
})
