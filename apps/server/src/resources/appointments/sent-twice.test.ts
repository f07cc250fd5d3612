import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { openBookingWorld } from '../bookings/testing/booking-world.ts'

withDatabase('requests that come several times at once', (open) => {
  let database: Database
  let world: Awaited<ReturnType<typeof openBookingWorld>>

  beforeAll(async () => {
    database = await open()
    world = await openBookingWorld(database)
  })

  const freeSlots = async (car: string): Promise<string[]> => {
    const { slots } = (await world.server.send('ma', `/api/visit-slots?car=${car}&days=14`)).body
    return slots.filter(({ free }: { free: boolean }) => free).map(({ id }: { id: string }) => id)
  }
  const visit = async () => {
    const car = await world.newCar()
    const [slot = '', next = ''] = (await freeSlots(car)).slice(5)
    const { body } = await post(world.server, '/visits', { car, slot, ...(await world.newGuest()) })
    return { body, next }
  }
  const actionsOn = async (kind: 'booking' | 'visit', reference: string) => {
    const { rows } = await database.pool.query<{ action: string }>(
      `select action from ${kind}_events e join ${kind}s b on b.edition = e.edition and b.id = e.${kind}_id
       where reference = $1 order by e.version`,
      [reference],
    )
    return rows.map(({ action }) => action)
  }
  const thrice = async (path: string, body: object) => {
    const answers = await Promise.all([0, 1, 2].map(() => post(world.server, path, body)))
    return answers.map(({ status }) => status)
  }

  it.each([
    ['booking', 'request', async () => (await world.book(await world.newCar())).body],
    ['visit', 'schedule', async () => (await visit()).body],
  ] as const)('change whom a %s reaches once', async (kind, first, make) => {
    const { id, reference } = await make()
    const { email: destination, proofId } = await world.newGuest()
    const to = { channel: 'email', destination, proofId }
    expect(await thrice(`/${kind}s/${id}/contact`, to)).toEqual([200, 200, 200])
    expect(await actionsOn(kind, reference)).toEqual([first, 'changeContact'])
  })

  it('move a visit once', async () => {
    const { body, next } = await visit()
    expect(await thrice(`/visits/${body.id}/move`, { slot: next })).toEqual([200, 200, 200])
    expect(await actionsOn('visit', body.reference)).toEqual(['schedule', 'move'])
  })
})
