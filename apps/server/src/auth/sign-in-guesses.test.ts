import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { RETENTION } from '@otosafi/domain/content/retention'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { addUser } from '../testing/users.ts'
import { DEVICE_LIFETIME_SECONDS } from './known-devices.ts'
import { createGuessing, DAY, expectFewGuesses, type Guessing, type GuessingState, SECOND } from './testing/guessing.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

withDatabase('guesses at a password', (open) => {
  let database: Database
  let guessing: Guessing
  const state: GuessingState = { now: Date.parse('2026-06-01T00:00:00Z'), account: { edition: 'ma', userId: NOBODY } }
  const services = () => guessing.services()
  const isHeard: Guessing['isHeard'] = (...guess) => guessing.isHeard(...guess)

  beforeAll(async () => {
    database = await open()
    guessing = createGuessing(database, state)
  })
  beforeEach(async () => {
    state.now = (Math.floor(state.now / DAY) + 1) * DAY
    state.account = { edition: 'ma', userId: await addUser(database, { email: `${randomUUID()}@example.org` }) }
  })

  it('of many networks are 13 for each in a day, and the first hundred; the owner is heard at once', async () => {
    await expectFewGuesses(20, guessing, state)
  })

  it('of ever new networks come through in pauses of half a minute after the first 3,000 of a day', async () => {
    let networks = 0
    const fresh = () => `10.${networks >> 8}.${networks++ & 255}.1`
    await isHeard({ address: fresh() })
    await database.kysely.updateTable('guesses').set({ times: 3005 }).execute()
    let heard = 0
    for (let second = 0; second < 300; second += 3) {
      state.now += 3 * SECOND
      if (await isHeard({ address: fresh() })) heard++
    }
    expect(heard).toBeLessThanOrEqual(14)
    expect(await isHeard({ address: fresh(), device: await services().devices.issue(state.account) })).toBe(true)
    state.now = (Math.floor(state.now / DAY) + 1) * DAY
    expect(await isHeard({ address: fresh() })).toBe(true)
  })

  it('go one way for names that nobody has', async () => {
    const account = { edition: 'ma', userId: NOBODY } as const
    const heard = { someone: [] as boolean[], nobody: [] as boolean[] }
    for (let i = 0; i < 20; i++) {
      state.now += 20 * SECOND
      heard.someone.push(await isHeard({}))
      heard.nobody.push(await isHeard({ account, identifier: 'nobody@example.org' }))
    }
    expect(heard.nobody).toEqual(heard.someone)
  })

  describe('of a device that has signed in before', () => {
    it('are ten; then it is a stranger for the rest of the day', async () => {
      const device = await services().devices.issue(state.account)
      // Nobody else has used up what strangers have, so one more network's share is left to it.
      for (let i = 0; i < 10 + 5; i++) expect(await isHeard({ device })).toBe(true)
      expect(await isHeard({ device })).toBe(false)
      state.now = (Math.floor(state.now / DAY) + 1) * DAY
      expect(await isHeard({ device })).toBe(true)
    })

    it('are those of a stranger for any other account, forged, or after half a year', async () => {
      const { devices } = services()
      const device = await devices.issue(state.account)
      expect(await devices.nameOf(state.account, device)).toMatch(/^[\w-]{22}$/)
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
      for (const other of others) expect(await devices.nameOf(state.account, other)).toBeNull()
      expect(await devices.nameOf({ ...state.account, edition: 'rw' }, device)).toBeNull()
      expect(await devices.nameOf({ ...state.account, userId: NOBODY }, device)).toBeNull()
      state.now += DEVICE_LIFETIME_SECONDS * SECOND
      expect(await devices.nameOf(state.account, device)).toBeNull()
    })
  })

  describe('of a network that has signed in before', () => {
    it('are known for 90 days after the last time, for that account alone', async () => {
      const { networks } = services()
      await networks.remember(state.account, '192.0.2.7')
      expect(await networks.isKnown(state.account, '::ffff:192.0.2.7')).toBe(true)
      expect(await networks.isKnown(state.account, '192.0.2.8')).toBe(false)
      expect(await networks.isKnown({ ...state.account, edition: 'rw' }, '192.0.2.7')).toBe(false)
      state.now += (RETENTION.networkDays - 1) * DAY
      expect(await networks.isKnown(state.account, '192.0.2.7')).toBe(true)
      state.now += DAY
      expect(await networks.isKnown(state.account, '192.0.2.7')).toBe(false)
    })

    it('are 20 an account, as hashes that say nothing', async () => {
      const { networks } = services()
      for (let i = 0; i < 25; i++) {
        await networks.remember(state.account, `192.0.2.${i}`)
        state.now += DAY
      }
      const rows = await database.kysely
        .selectFrom('known_networks')
        .selectAll()
        .where('user_id', '=', state.account.userId)
        .execute()
      expect(rows).toHaveLength(20)
      expect(JSON.stringify(rows)).not.toContain('192.0.2')
      const { account } = state
      expect([await networks.isKnown(account, '192.0.2.4'), await networks.isKnown(account, '192.0.2.24')]).toEqual([
        false,
        true,
      ])
    })
  })
})
