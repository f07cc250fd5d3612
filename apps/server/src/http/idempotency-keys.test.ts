import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, expect, it } from 'vitest'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { runIdempotently } from './idempotent-responses.ts'

const START = Date.parse('2026-06-01T12:00:00Z')
const PARTS = ['198.51.100.7', 'Firefox', '/contact-us', Buffer.from('name=Salma')]

withDatabase('the key of a form without script', (open) => {
  let database: Database
  let now: number
  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    now = START
    await database.pool.query('delete from idempotency_keys')
  })

  const find = (parts: readonly (string | Uint8Array)[] = PARTS, edition: 'ma' | 'sn' = 'ma') =>
    createIdempotencyKeys(database, () => now)(edition, parts)
  /** Presses the form, and says how many things are stored then. */
  const press = async (parts = PARTS) => {
    const secret = Buffer.from('secret')
    const keyed = { edition: 'ma', key: await find(parts), fingerprint: 'x', secret, now: new Date(now) } as const
    await runIdempotently(database, keyed, async () => ({ status: 201, body: '{}' }))
    const { rows } = await database.pool.query('select key from idempotency_keys')
    return rows.length
  }

  it('is repeated by a second press within two minutes, wherever the first fell, by all processes', async () => {
    for (const since of [0, 1, 60_000, 119_999]) {
      await database.pool.query('delete from idempotency_keys')
      now = START + since
      expect(await press()).toBe(1)
      for (const later of [1, 30_000, 119_998]) {
        now = START + since + later
        expect(await press(), `${since} and ${later}`).toBe(1)
      }
    }
  })

  it('is repeated where it has verified a code just before, and not some minutes later', async () => {
    const key = await find()
    await database.kysely
      .insertInto('contact_proofs')
      .values({
        edition: 'ma',
        id: randomUUID(),
        channel: 'email',
        destination: 'salma@example.org',
        user_id: null,
        code_hash: 'x',
        created_at: new Date(now),
        expires_at: new Date(now),
        proven_at: new Date(now + 119_999),
        proven_by: key,
      })
      .execute()
    now += 130_000
    expect(await find()).toBe(key)
    expect(await find(PARTS, 'sn')).not.toBe(key)
    now = START + 4 * 60_000
    expect(await find()).not.toBe(key)
  })

  it('is another one some minutes later', async () => {
    expect(await press()).toBe(1)
    now += 4 * 60_000
    expect(await press()).toBe(2)
  })

  it('is another one for anything else, and a UUID', async () => {
    const keys = await Promise.all([
      find(),
      find(PARTS, 'sn'),
      find(['198.51.100.8', ...PARTS.slice(1)]),
      find([...PARTS.slice(0, 3), Buffer.from('name=Ali')]),
      find(['198.51.100.7Firefox', '', ...PARTS.slice(2)]),
    ])
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})
