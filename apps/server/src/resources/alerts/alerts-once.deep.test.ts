import fc from 'fast-check'
import { beforeAll, beforeEach, expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { propertyRuns } from '@otosafi/vitest/property-runs'

import { withDatabases } from '../../db/testing/with-databases.ts'
import { alertTimes } from './alert-times.ts'
import { type AlertWorld, killedAfter, NOON, openAlertWorld } from './testing/alert-world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

withDatabases('alerts of saved searches', (open) => {
  let world: AlertWorld

  beforeAll(async () => {
    world = await openAlertWorld(await open())
  })
  beforeEach(() => world.clear())

  it('report each matching car once, whatever is killed, repeated or restarted in whatever order', async () => {
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({ kind: fc.constant('publish' as const), price: fc.constantFrom(100, 200) }),
      },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('save' as const), frequency: fc.nat(2) }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('run' as const) }) },
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('killed' as const), after: fc.nat(40) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('both' as const) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('touch' as const) }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.nat(30) }) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        await world.clear()
        world.time.now = NOON
        const owners: { userId: string; expected: string[] }[] = []
        for (const each of steps) {
          if (each.kind === 'save') {
            const frequency = (['instant', 'daily', 'weekly'] as const)[each.frequency]
            const { user_id: userId } = await world.save('priceMax=150', frequency)
            owners.push({ userId, expected: [] })
            world.time.now += HOUR / 2
          } else if (each.kind === 'publish') {
            const { id, price } = await world.publish({ price: each.price })
            if (price <= 150) for (const { expected } of owners) expected.push(id)
            // A search that is saved now does not count this one as news.
            world.time.now += HOUR / 2
          } else if (each.kind === 'run') await world.run()
          else if (each.kind === 'both') await Promise.allSettled([world.run(), world.run()])
          else if (each.kind === 'killed')
            await world.run(killedAfter(world.database.kysely, each.after)).catch(() => undefined)
          else if (each.kind === 'touch') await world.database.pool.query(`select touch_car(edition, id) from cars`)
          else world.time.now += each.hours * HOUR
        }
        // Mondays at 13:00, twice, so that all that is due has been sent.
        world.time.now = NOON + 12 * DAY
        await world.run()
        world.time.now += 7 * DAY
        await world.run()
        const all = await world.sent()
        for (const { userId, expected } of owners) {
          const mine = await world.sentTo(userId)
          expect(new Set(mine.flatMap(({ cars }) => cars))).toEqual(new Set(expected))
          expect(mine.flatMap(({ cars }) => cars)).toHaveLength(expected.length)
          mine.forEach(({ at }, place) => {
            const before = mine[place - 1]
            if (before) expect(at - before.at).toBeGreaterThanOrEqual(HOUR)
          })
        }
        for (const { at } of all) expect(alertTimes(at, EDITIONS.ma.timeZone)).not.toBeNull()
      }),
      { numRuns: propertyRuns(30) },
    )
  }, 300_000)
})
