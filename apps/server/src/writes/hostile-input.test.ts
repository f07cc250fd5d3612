import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../db/database.ts'
import { withDatabases } from '../db/testing/with-databases.ts'
import { post } from '../testing/post.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

/** Text of any UTF-16 units: halves of characters, zeros and controls too. */
const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0xffff }), fc.constantFrom(0, 0x0a, 0xd800, 0xdfff, 0x202e, 0x27, 0x5c)), {
    maxLength: 60,
  })
  .map((units) => String.fromCharCode(...units))
const anything = fc.oneof(anyText, fc.jsonValue({ maxDepth: 2 }))

const VALID = {
  '/questions': { message: 'x', name: 'A', email: 'a@example.org', consent: true },
  '/callbacks': { name: 'A', phone: '0661234567', message: 'x', preferredTime: 'morning', consent: true },
  '/wanted-cars': { fullName: 'A', phone: '0661234567', wanted: { brand: 'kia' }, message: 'x', consent: true },
  '/contact-queries': { name: 'A', email: 'a@example.org', subject: 'x', message: 'x', consent: true },
  '/subscribers': { email: 'a@example.org', consent: true },
  '/subscribers/confirm': { token: 'x'.repeat(43) },
} as const

const requests = fc
  .constantFrom(...(Object.keys(VALID) as (keyof typeof VALID)[]))
  .chain((path) =>
    fc.tuple(
      fc.constant(path),
      fc.dictionary(fc.constantFrom(...Object.keys(VALID[path])), anything, { maxKeys: 2, noNullPrototype: true }),
      // Seven in eight are what the form sends with some fields changed, so that enough of them are taken.
      fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: anything }),
    ),
  )
  .map(([path, changes, instead]) => ({ path, body: instead === undefined ? { ...VALID[path], ...changes } : instead }))

withDatabases('whatever is posted', (open) => {
  let database: Database
  let server: TestServer
  let clients = 0

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
  })

  it('is taken or refused, and nothing breaks', async () => {
    const seen = new Set<number>()
    await fc.assert(
      fc.asyncProperty(requests, async ({ path, body }) => {
        clients++
        const address = `10.0.${Math.floor(clients / 250)}.${clients % 250}`
        const answer = await post(server, path, JSON.stringify(body) ?? '', { address })
        seen.add(answer.status)
        expect([path, answer.status, answer.body?.detail]).toEqual([
          path,
          expect.toSatisfy((status: number) => [201, 202, 400, 410, 422].includes(status)),
          undefined,
        ])
      }),
      { numRuns: 300 },
    )
    expect([...seen]).toEqual(expect.arrayContaining([201, 202, 422]))
  })
})
