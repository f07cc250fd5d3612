import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { RETENTION } from '@otosafi/domain/content/retention'

import { Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { createRateLimiter } from '../limits/rate-limiter.ts'
import { addUser } from '../testing/users.ts'
import { createKnownDevices, DEVICE_LIFETIME_SECONDS } from './known-devices.ts'
import { createKnownNetworks } from './known-networks.ts'
import { createSignInGuesses, type Guess } from './sign-in-guesses.ts'

const SECOND = 1000
const DAY = 24 * 3600 * SECOND
const NOBODY = '00000000-0000-0000-0000-000000000000'

withDatabase('guesses at a password', (open) => {
  let database: Database
  let now = Date.parse('2026-06-01T00:00:00Z')
  const clock = () => now
  let user = { edition: 'ma' as const, userId: NOBODY }

  const services = () => {
    const devices = createKnownDevices(database, clock)
    const networks = createKnownNetworks(database, clock)
    const guesses = createSignInGuesses({
      limiter: createRateLimiter(database, clock),
      devices,
      networks,
      limit: { times: 300, seconds: 3600 },
    })
    return { devices, networks, guesses }
  }
  /** Milliseconds until a guess may come again; 0 where it is heard, and told so where it is right. */
  const pauseBefore = async (changes: Partial<Guess>, isRight = false) => {
    const guess = { account: user, identifier: 'salma@example.org', address: '192.0.2.1', device: null, ...changes }
    try {
      const succeed = await services().guesses.count(guess)
      if (isRight) await succeed()
      return 0
    } catch (error) {
      if (error instanceof Problem && error.code === 'rate_limited')
        return Number(error.headers['Retry-After']) * SECOND
      throw error
    }
  }
  const isHeard = async (changes: Partial<Guess>, isRight = false) => (await pauseBefore(changes, isRight)) === 0

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    now = (Math.floor(now / DAY) + 1) * DAY
    user = { edition: 'ma', userId: await addUser(database, { email: `${randomUUID()}@example.org` }) }
  })

  it('of many networks are 13 for each in a day, and the first hundred; the owner is heard at once', async () => {
    const NETWORKS = 20
    const device = await services().devices.issue(user)
    expect(await isHeard({ address: '192.0.2.20' }, true)).toBe(true)
    // Each network comes again the moment that it may.
    const dueAt = Array.from({ length: NETWORKS }, () => now)
    const end = now + DAY
    let heard = 0
    const owner: boolean[] = []
    for (let due = now; due < end; due = Math.min(...dueAt)) {
      now = Math.max(now, due)
      const network = dueAt.indexOf(due)
      const pause = await pauseBefore({ address: `198.18.${network}.1` })
      if (pause === 0) heard++
      dueAt[network] = now + Math.max(pause, SECOND)
      if (now < end - DAY + owner.length * 1500 * SECOND) continue
      owner.push(await isHeard({ address: `203.0.113.${owner.length}`, device }, true))
      owner.push(await isHeard({ address: '192.0.2.20' }, true))
      owner.push(await isHeard({ address: `203.0.113.${owner.length}` }, true))
    }
    expect(heard).toBeGreaterThan(NETWORKS * 10)
    expect(heard).toBeLessThanOrEqual(100 + NETWORKS * 13)
    expect(owner.length).toBeGreaterThanOrEqual(3 * 14)
    expect(owner).toEqual(owner.map(() => true))
  })

  it('of ever new networks come through in pauses of half a minute after the first 3,000 of a day', async () => {
    let networks = 0
    const fresh = () => `10.${networks >> 8}.${networks++ & 255}.1`
    await isHeard({ address: fresh() })
    await database.kysely.updateTable('guesses').set({ times: 3005 }).execute()
    let heard = 0
    for (let second = 0; second < 300; second += 3) {
      now += 3 * SECOND
      if (await isHeard({ address: fresh() })) heard++
    }
    expect(heard).toBeLessThanOrEqual(14)
    expect(await isHeard({ address: fresh(), device: await services().devices.issue(user) })).toBe(true)
    now = (Math.floor(now / DAY) + 1) * DAY
    expect(await isHeard({ address: fresh() })).toBe(true)
  })

  it('go one way for names that nobody has', async () => {
    const account = { edition: 'ma', userId: NOBODY } as const
    const heard = { someone: [] as boolean[], nobody: [] as boolean[] }
    for (let i = 0; i < 20; i++) {
      now += 20 * SECOND
      heard.someone.push(await isHeard({}))
      heard.nobody.push(await isHeard({ account, identifier: 'nobody@example.org' }))
    }
    expect(heard.nobody).toEqual(heard.someone)
  })

  describe('of a device that has signed in before', () => {
    it('are ten; then it is a stranger for the rest of the day', async () => {
      const device = await services().devices.issue(user)
      // Nobody else has used up what strangers have, so one more network's share is left to it.
      for (let i = 0; i < 10 + 5; i++) expect(await isHeard({ device })).toBe(true)
      expect(await isHeard({ device })).toBe(false)
      now = (Math.floor(now / DAY) + 1) * DAY
      expect(await isHeard({ device })).toBe(true)
    })

    it('are those of a stranger for any other account, forged, or after half a year', async () => {
      const { devices } = services()
      const device = await devices.issue(user)
      expect(await devices.nameOf(user, device)).toMatch(/^[\w-]{22}$/)
      const [name, end, proof] = device.split('.') as [string, string, string]
      const others = [
        null,
        '',
        'constructor',
        '__proto__',
        'x'.repeat(20_000),
        `${device}${device}`,
        device.slice(0, -1),
        `${'A'.repeat(22)}.${end}.${proof}`,
        `${name}.${Number(end) + 1}.${proof}`,
        `${name}.${end}.${'A'.repeat(43)}`,
      ]
      for (const other of others) expect(await devices.nameOf(user, other)).toBeNull()
      expect(await devices.nameOf({ ...user, edition: 'rw' }, device)).toBeNull()
      expect(await devices.nameOf({ ...user, userId: NOBODY }, device)).toBeNull()
      now += DEVICE_LIFETIME_SECONDS * SECOND
      expect(await devices.nameOf(user, device)).toBeNull()
    })
  })

  describe('of a network that has signed in before', () => {
    it('are known for 90 days after the last time, for that account alone', async () => {
      const { networks } = services()
      await networks.remember(user, '192.0.2.7')
      expect(await networks.isKnown(user, '::ffff:192.0.2.7')).toBe(true)
      expect(await networks.isKnown(user, '192.0.2.8')).toBe(false)
      expect(await networks.isKnown({ ...user, edition: 'rw' }, '192.0.2.7')).toBe(false)
      now += (RETENTION.networkDays - 1) * DAY
      expect(await networks.isKnown(user, '192.0.2.7')).toBe(true)
      now += DAY
      expect(await networks.isKnown(user, '192.0.2.7')).toBe(false)
    })

    it('are 20 an account, as hashes that say nothing', async () => {
      const { networks } = services()
      for (let i = 0; i < 25; i++) {
        await networks.remember(user, `192.0.2.${i}`)
        now += DAY
      }
      const rows = await database.kysely
        .selectFrom('known_networks')
        .selectAll()
        .where('user_id', '=', user.userId)
        .execute()
      expect(rows).toHaveLength(20)
      expect(JSON.stringify(rows)).not.toContain('192.0.2')
      expect([await networks.isKnown(user, '192.0.2.4'), await networks.isKnown(user, '192.0.2.24')]).toEqual([
        false,
        true,
      ])
    })
  })
})
