import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import { SERVED } from '../contract/operations.ts'
import type { Database } from '../db/database.ts'
import { withDatabases } from '../db/testing/with-databases.ts'
import { post } from '../testing/post.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { fingerprintOf } from './fingerprint.ts'
import { findStoredResponse, KEY_LIFETIME_MS, runIdempotently } from './idempotent-responses.ts'

const question = (message: string) => ({ message, consent: true })
const secret = Buffer.from('secret')

withDatabases('a request with a key', (open) => {
  let database: Database
  let server: TestServer
  let clients = 0

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
  })

  const count = async (table: 'requests' | 'outbox') => {
    const { total } = await database.kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
  const nextAddress = () => `198.51.${100 + Math.floor((clients += 1) / 250)}.${clients % 250}`

  it('has its effect once, however often and however nearly at once it comes', async () => {
    const plan = fc.record({
      messages: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), {
        minLength: 1,
        maxLength: 3,
        selector: (text) => text,
      }),
      order: fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 10 }),
    })
    await fc.assert(
      fc.asyncProperty(plan, async ({ messages, order }) => {
        const keys = messages.map(() => randomUUID())
        const before = [await count('requests'), await count('outbox')]
        const address = nextAddress()
        const sent = order.map((index) => index % messages.length)
        const answers = await Promise.all(
          sent.map((index) =>
            post(server, '/questions', question(`* ${messages[index]}`), { key: keys[index] ?? '', address }),
          ),
        )
        expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 201))
        const references = new Map(sent.map((index, position) => [index, answers[position]?.body.reference]))
        expect(answers.map(({ body }) => body.reference)).toEqual(sent.map((index) => references.get(index)))
        const distinct = new Set(sent).size
        expect(new Set(references.values()).size).toBe(distinct)
        expect([await count('requests'), await count('outbox')]).toEqual(before.map((each) => each + distinct))
      }),
      { numRuns: 12 },
    )
  })

  it('gets the very same answer again, also after its fields were put in another order', async () => {
    const key = randomUUID()
    const first = await post(server, '/questions', '{"message":"x","consent":true}', { key })
    server.time.now += 60_000
    const again = await post(server, '/questions', '{ "consent": true, "message": "x" }', { key })
    expect([again.status, again.bytes]).toEqual([201, first.bytes])
    expect(again.headers['cache-control']).toBe('no-store')
  })

  it('is refused when the key came with something else before', async () => {
    const key = randomUUID()
    expect((await post(server, '/questions', question('x'), { key })).status).toBe(201)
    const before = await count('requests')
    const others = [
      await post(server, '/questions', question('y'), { key }),
      await post(server, '/contact-queries', { name: 'A', email: 'a@b.ma', message: 'x', consent: true }, { key }),
    ]
    for (const { status, body } of others) expect([status, body.code]).toEqual([409, 'idempotency_key_reused'])
    expect(await count('requests')).toBe(before)
  })

  it('may use a key that another edition has seen, and one that is a day old', async () => {
    const key = randomUUID()
    const first = await post(server, '/questions', question('x'), { key })
    const elsewhere = await post(server, '/questions', question('y'), { key, edition: 'rw' })
    server.time.now += KEY_LIFETIME_MS
    const later = await post(server, '/questions', question('z'), { key })
    expect([elsewhere.status, later.status]).toEqual([201, 201])
    expect(new Set([first, elsewhere, later].map(({ body }) => body.reference)).size).toBe(3)
  })

  it('may be repeated after a failure, of which nothing is left', async () => {
    const keyed = { edition: 'ma', key: randomUUID(), fingerprint: 'x', secret, now: new Date() } as const
    const before = await count('requests')
    const failing = runIdempotently(database, keyed, async (write) => {
      await write
        .insertInto('requests')
        .values({
          edition: 'ma',
          reference: 'MA-QU-000000',
          kind: 'question',
          language: 'fr',
          car_id: null,
          fields: '{}',
          consented_at: keyed.now,
          created_at: keyed.now,
        })
        .execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await count('requests')).toBe(before)
    const answer = { status: 201, body: '{}' }
    expect(await runIdempotently(database, keyed, async () => answer)).toEqual(answer)
    const never = async () => {
      throw new Error('done twice')
    }
    expect(await runIdempotently(database, keyed, never)).toEqual(answer)
  })

  it('has its answer kept sealed, and finds one that was kept in clear before', async () => {
    const keyed = { edition: 'ma', key: randomUUID(), fingerprint: 'x', secret, now: new Date() } as const
    const answer = { status: 201, body: '{"id":"the secret of a link"}' }
    await runIdempotently(database, keyed, async () => answer)
    const kept = () => database.kysely.selectFrom('idempotency_keys').select('body').where('key', '=', keyed.key)
    expect((await kept().executeTakeFirst())?.body).toMatch(/^sealed:[\w-]+$/)
    expect(await findStoredResponse(database, keyed)).toEqual(answer)
    await expect(findStoredResponse(database, { ...keyed, secret: Buffer.from('another') })).rejects.toThrow()
    await database.kysely
      .updateTable('idempotency_keys')
      .set({ body: answer.body })
      .where('key', '=', keyed.key)
      .execute()
    expect(await findStoredResponse(database, keyed)).toEqual(answer)
  })

  describe('of one client', () => {
    const { times } = SERVED.find(({ id }) => id === 'createQuestion')!.limit!

    it('is refused beyond the limit, with the time to wait, until that is over; others are not', async () => {
      const address = nextAddress()
      server.time.now = Date.parse('2026-06-10T09:30:00Z')
      const key = randomUUID()
      const first = await post(server, '/questions', question('x'), { address, key })
      for (let i = 1; i < times; i++) {
        expect((await post(server, '/questions', question('x'), { address })).status).toBe(201)
      }
      const before = await count('requests')
      const { status, body, headers } = await post(server, '/questions', question('x'), { address })
      expect([status, body.code, headers['retry-after']]).toEqual([429, 'rate_limited', '1800'])
      expect(await count('requests')).toBe(before)

      // A stored answer is repeated, other operations and clients go on, and so does an invalid request's refusal.
      expect((await post(server, '/questions', question('x'), { address, key })).bytes).toEqual(first.bytes)
      const query = { name: 'A', email: 'a@b.ma', message: 'x', consent: true }
      expect((await post(server, '/contact-queries', query, { address })).status).toBe(201)
      expect((await post(server, '/questions', question('x'), { address: nextAddress() })).status).toBe(201)
      expect((await post(server, '/questions', {}, { address })).status).toBe(422)

      server.time.now += 1_800_000
      expect((await post(server, '/questions', question('x'), { address })).status).toBe(201)
    })

    it('leaves no address behind, and no way back once the day is over', async () => {
      server.time.now = Date.parse('2026-06-11T23:59:00Z')
      const address = '203.0.113.77'
      await post(server, '/questions', question('x'), { address })
      server.time.now += 120_000
      await post(server, '/questions', question('x'), { address })
      const { rows } = await database.pool.query('select rate_counts::text as row from rate_counts')
      expect(JSON.stringify(rows)).not.toContain('203.0.113')
      const salts = await database.kysely.selectFrom('daily_salts').select('day').execute()
      expect(salts).toEqual([{ day: '2026-06-12' }])
    })
  })
})

describe('a fingerprint', () => {
  it('is the same for the same fields in any order, and for nothing else', () => {
    const plain = fc.object({ maxDepth: 3, withNullPrototype: false })
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, each]) => [key, turned(each)]),
      )
    }
    fc.assert(
      fc.property(plain, (value) => fingerprintOf(secret, 'a', value) === fingerprintOf(secret, 'a', turned(value))),
    )
    const different = [{}, { a: 1 }, { a: '1' }, { a: [1] }, { a: [1, 2] }, { a: [2, 1] }, { b: 1 }, { a: { b: 1 } }]
    expect(new Set(different.map((each) => fingerprintOf(secret, 'a', each))).size).toBe(different.length)
    expect(fingerprintOf(secret, 'a', {})).not.toBe(fingerprintOf(secret, 'b', {}))
  })

  it('cannot be worked out by who knows the request and not the secret of the database', () => {
    const request = { body: { password: 'correct horse' } }
    expect(fingerprintOf(secret, 'a', request)).not.toBe(fingerprintOf(Buffer.from('another'), 'a', request))
  })
})
