import { beforeAll, expect, it } from 'vitest'

import { createKnownNetworks } from '../auth/known-networks.ts'
import { createSessions } from '../auth/sessions.ts'
import type { Database } from '../db/database.ts'
import { withDatabases } from '../db/testing/with-databases.ts'
import { NETWORK_PACE } from '../limits/limits.ts'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { addUser } from '../testing/users.ts'
import { purge } from './purge.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

withDatabases('what has served its time', (open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })

  it('is deleted: sessions that are over, with their tokens, guesses, and networks that nobody has come from for long', async () => {
    let now = Date.parse('2026-06-01T12:00:00Z')
    const clock = () => now
    const sessions = createSessions(database, clock)
    const userId = await addUser(database, { email: 'salma@example.org' })
    const short = { edition: 'ma', userId, remembered: false, device: 'Firefox' } as const
    await sessions.open(short)
    const { refresh } = await sessions.open({ ...short, remembered: true })
    await createKnownNetworks(database, clock).remember({ edition: 'ma', userId }, '192.0.2.1')
    await createRateLimiter(database, clock).guess('salma', NETWORK_PACE)
    const left = async () => {
      const count = (table: 'sessions' | 'refresh_tokens' | 'guesses' | 'known_networks' | 'users') =>
        database.kysely.selectFrom(table).selectAll().execute()
      const tables = [
        await count('sessions'),
        await count('refresh_tokens'),
        await count('guesses'),
        await count('known_networks'),
        await count('users'),
      ]
      return tables.map((rows) => rows.length)
    }

    await purge(database, new Date(now))
    expect(await left()).toEqual([2, 2, 1, 1, 1])
    now += 2 * DAY
    await purge(database, new Date(now))
    expect(await left()).toEqual([1, 1, 0, 1, 1])
    expect(await sessions.refresh('ma', refresh)).toHaveProperty('access')
    now += 12 * DAY
    await purge(database, new Date(now))
    expect(await left()).toEqual([0, 0, 0, 1, 1])
    now += 77 * DAY
    await purge(database, new Date(now))
    expect(await left()).toEqual([0, 0, 0, 0, 1])
  })
})
