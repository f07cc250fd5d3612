import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import { USAGE_EVENTS } from '@otosafi/domain/usage/usage-events'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { createLocalUsage } from '../../outside/usage/local-usage.ts'
import type { UsageCount } from '../../outside/usage/usage-port.ts'
import { createUsageCounter, MAX_WAITING, SITE_EVENTS_PER_HOUR } from './usage-counter.ts'

const HOUR = 3_600_000
const NOON = Date.parse('2026-06-01T12:00:00Z')
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'
const someone = { address: '198.51.100.7', userAgent: FIREFOX }
const visitor = (number: number) => ({
  ...someone,
  address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
})
const seen = (who = someone) => ({ route: 'buyCars', events: ['pageSeen'], visitor: who }) as const

/** A store of counts that can be made to fail, and the counts it received. */
function createKeeper() {
  const kept: UsageCount[] = []
  const keeper = {
    kept,
    isAway: false,
    times: () => kept.reduce((sum, { times }) => sum + times, 0),
    async add(counts: readonly UsageCount[], added: (count: UsageCount) => void) {
      for (const count of counts) {
        if (keeper.isAway) throw new Error('away')
        kept.push(count)
        added(count)
        await Promise.resolve()
      }
    },
  }
  return keeper
}

describe('the count of usage', () => {
  it('gives away each event once, whatever fails in between and whatever comes meanwhile', async () => {
    const action = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...USAGE_EVENTS) },
      { weight: 2, arbitrary: fc.constantFrom('flush', 'away', 'back') },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 80 }), async (actions) => {
        const keeper = createKeeper()
        const usage = createUsageCounter(keeper, () => NOON)
        const flushes: Promise<unknown>[] = []
        let recorded = 0
        for (const act of actions) {
          if (act === 'flush') flushes.push(usage.flush().catch(() => null))
          else if (act === 'away' || act === 'back') keeper.isAway = act === 'away'
          else {
            usage.record(EDITIONS.ma, { route: 'car', events: [act], visitor: someone })
            recorded += 1
          }
        }
        await Promise.all(flushes)
        keeper.isAway = false
        await usage.flush()
        await usage.flush()
        expect(keeper.times()).toBe(recorded)
      }),
    )
  })

  it('leaves robots out', async () => {
    const keeper = createKeeper()
    const usage = createUsageCounter(keeper, () => NOON)
    for (const userAgent of ['', 'curl/8', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'])
      usage.record(EDITIONS.ma, seen({ ...someone, userAgent }))
    await usage.flush()
    expect(keeper.kept).toEqual([])
  })

  it('takes so much of one site in an hour and no more, however many addresses it has', async () => {
    const keeper = createKeeper()
    let now = NOON
    const usage = createUsageCounter(keeper, () => now)
    for (let number = 0; number < SITE_EVENTS_PER_HOUR + 100; number++)
      usage.record(EDITIONS.ma, seen({ ...someone, address: `2001:db8:1:${number.toString(16)}::1` }))
    usage.record(EDITIONS.ma, seen())
    now += HOUR
    usage.record(EDITIONS.ma, seen({ ...someone, address: '2001:db8:1:2::1' }))
    await usage.flush()
    expect(keeper.times()).toBe(SITE_EVENTS_PER_HOUR + 2)
  })

  it('lets no more wait than there is room for', async () => {
    const keeper = createKeeper()
    const usage = createUsageCounter(keeper, () => NOON)
    for (let number = 0; number < MAX_WAITING + 500; number++) usage.record(EDITIONS.ma, seen(visitor(number)))
    await usage.flush()
    expect(keeper.times()).toBe(MAX_WAITING)
  })
})

withDatabase('the count of usage in the database', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  it('has how often each event was on each route, by the day of the edition, over several processes', async () => {
    let now = Date.parse('2026-06-01T22:59:59Z')
    const clock = () => now
    const processes = [0, 1, 2].map(() => createUsageCounter(createLocalUsage(database), clock))
    for (const [at, usage] of processes.entries()) {
      usage.record(EDITIONS.ma, { route: 'car', events: ['pageSeen', 'carSeen'], visitor: visitor(at) })
      usage.record(EDITIONS.sn, { route: 'car', events: ['pageSeen'], visitor: visitor(at) })
    }
    // Casablanca is an hour ahead of Dakar.
    now += 1000
    for (const usage of processes)
      usage.record(EDITIONS.ma, { route: 'car', events: ['pageSeen'], visitor: visitor(9) })
    await Promise.all(processes.map((usage) => usage.flush()))
    processes[0]?.record(EDITIONS.sn, { route: 'car', events: ['pageSeen'], visitor: visitor(9) })
    await Promise.all(processes.map((usage) => usage.flush()))
    const rows = await database.kysely.selectFrom('usage_counts').selectAll().orderBy('edition').execute()
    expect(rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))).toEqual([
      { edition: 'ma', day: '2026-06-01', route: 'car', event: 'carSeen', times: 3 },
      { edition: 'ma', day: '2026-06-01', route: 'car', event: 'pageSeen', times: 3 },
      { edition: 'ma', day: '2026-06-02', route: 'car', event: 'pageSeen', times: 3 },
      { edition: 'sn', day: '2026-06-01', route: 'car', event: 'pageSeen', times: 4 },
    ])
  })
})
