import fc from 'fast-check'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import { propertyRuns } from '@otosafi/vitest/property-runs'

import { withDatabase } from '../../db/testing/with-databases.ts'
import { type AlertWorld, killedAfter, NOON, openAlertWorld, withoutTable } from './testing/alert-world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

withDatabase('followers of reserved cars', (open) => {
  let world: AlertWorld

  beforeAll(async () => {
    world = await openAlertWorld(await open())
  })
  beforeEach(() => world.clear())

  /** The recipients notified of a car, in the order of the mails. */
  const notifiedOf = async (carId: string) =>
    (await world.sent()).flatMap(({ to, cars }) => (cars.includes(carId) ? [to] : []))

  const asking = fc.record({
    kind: fc.constantFrom('guest' as const, 'user' as const),
    /** Which of three people asks, and for which of two cars. */
    person: fc.nat(2),
    car: fc.nat(1),
  })

  it('are notified in the order of asking, guests and users alike, once each, whatever is killed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(asking, { selector: ({ kind, person, car }) => `${kind} ${person} ${car}`, minLength: 2 }),
        fc.array(fc.nat(30), { maxLength: 3 }),
        async (askings, kills) => {
          await world.clear()
          const cars = [await world.publish({ status: 'reserved' }), await world.publish({ status: 'reserved' })]
          const users = [await world.addOwner(), await world.addOwner(), await world.addOwner()]
          const emails = await Promise.all(users.map((id) => emailOf(id)))
          const expected: string[][] = [[], []]
          for (const { kind, person, car: place } of askings) {
            world.time.now += MINUTE
            const [car, user] = [cars[place], users[person]]
            if (car === undefined || user === undefined) throw new Error('There are two cars and three users')
            const email = kind === 'guest' ? `guest-${person}@example.org` : (emails[person] ?? '')
            if (kind === 'guest') await world.wait(email, car)
            else await world.keep(user, car, { away: true })
            expected[place]?.push(email)
          }
          await world.run()
          expect(await world.sent()).toEqual([])
          for (const { id } of cars) await world.change(id, `status = 'available'`)
          for (const after of kills) await world.run(killedAfter(world.database.kysely, after)).catch(() => undefined)
          await world.run()
          await world.run()
          expect(await Promise.all(cars.map(({ id }) => notifiedOf(id)))).toEqual(expected)
        },
      ),
      { numRuns: propertyRuns(15) },
    )
  }, 120_000)

  it('are notified at any hour, all by the same run; a text message is sent in the morning', async () => {
    const car = await world.publish({ status: 'reserved' })
    const [user, other] = [await world.addOwner(), await world.addOwner('+212661234567')]
    await world.database.pool.query('update users set email = null, email_verified_at = null where id = $1', [other])
    await world.keep(user, car, { away: true })
    await world.keep(other, car, { away: true })
    world.time.now += MINUTE
    await world.wait('guest@example.org', car)
    // 23:00 in Morocco.
    world.time.now = NOON + 10 * HOUR
    await world.change(car.id, `status = 'available'`)
    await world.run()
    expect(await notifiedOf(car.id)).toEqual([await emailOf(user), 'guest@example.org'])
    const { rows } = await world.database.pool.query<{ due_at: Date }>(
      `select due_at from outbox where channel = 'sms'`,
    )
    expect(rows.map(({ due_at }) => due_at.toISOString())).toEqual(['2026-06-04T07:00:00.000Z'])
  })

  it('are notified though the cars that have changed cannot be matched', async () => {
    const car = await world.publish({ status: 'reserved' })
    await world.wait('guest@example.org', car)
    await world.change(car.id, `status = 'available'`)
    await expect(world.run(withoutTable(world.database.kysely, 'job_positions'))).rejects.toThrow('1 items failed')
    expect(await notifiedOf(car.id)).toEqual(['guest@example.org'])
  })

  it('are notified however recent the alert of another favourite is', async () => {
    const [cheaper, free] = [await world.publish(), await world.publish({ status: 'reserved' })]
    const user = await world.addOwner()
    await world.keep(user, cheaper)
    await world.keep(user, free, { away: true })
    await world.change(cheaper.id, `price = ${cheaper.price - 10_000}`)
    await world.run()
    world.time.now += MINUTE
    await world.change(free.id, `status = 'available'`)
    await world.run()
    expect((await world.sentTo(user)).map(({ cars }) => cars)).toEqual([[cheaper.id], [free.id]])
  })

  const emailOf = async (id: string) => {
    const { rows } = await world.database.pool.query<{ email: string }>('select email from users where id = $1', [id])
    return rows[0]?.email ?? ''
  }
})
