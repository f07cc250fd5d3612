import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'

import { OPERATIONS } from '../contract/document.ts'
import { NOT_IMPLEMENTED } from '../contract/not-implemented.ts'
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

const VALID = {
  '/questions': { message: 'x', name: 'A', email: 'a@example.org', consent: true },
  '/callbacks': { name: 'A', phone: '0661234567', message: 'x', preferredTime: 'morning', consent: true },
  '/wanted-cars': { fullName: 'A', phone: '0661234567', wanted: { brand: 'kia' }, message: 'x', consent: true },
  '/contact-queries': { name: 'A', email: 'a@example.org', subject: 'x', message: 'x', consent: true },
  '/subscribers': { email: 'a@example.org', consent: true },
  '/subscribers/confirm': { token: 'x'.repeat(43) },
  '/auth/login': { identifier: 'a@example.org', password: 'x', rememberMe: true, session: 'cookie' },
} as const

/** What every object answers to, though nobody has put it there, and texts of no and of too great length. */
const HOSTILE = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'prototype',
  '',
  ' ',
  'x'.repeat(20_000),
  'constructor,constructor',
  '\ud800',
  '%',
  '../..',
  'null',
]

/** Bodies that have one of these in one field, alone, twice, and as the name of a field. */
function hostileBodies(valid: Readonly<Record<string, unknown>>): unknown[] {
  return Object.entries(valid).flatMap(([field, usual]) =>
    HOSTILE.flatMap((text) => [
      { ...valid, [field]: text },
      { ...valid, [field]: [text, text] },
      { ...valid, [field]: { [text]: text } },
      { ...valid, [text]: usual },
      ...(typeof usual === 'object'
        ? Object.keys(usual ?? {}).map((inner) => ({ ...valid, [field]: { [inner]: text } }))
        : []),
    ]),
  )
}

const anything = fc.oneof(anyText, fc.constantFrom(...HOSTILE), fc.jsonValue({ maxDepth: 2 }))

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

  /** Posts from an address of its own; the status, which must be one of those that the contract has for input. */
  async function statusOf(path: string, body: string): Promise<number> {
    clients++
    const address = `10.0.${Math.floor(clients / 250)}.${clients % 250}`
    const { status, body: told } = await post(server, path, body, { address })
    if (![200, 201, 202, 400, 401, 410, 422].includes(status) || told?.detail !== undefined)
      throw new Error(`${path} answers ${status} ${told?.detail ?? ''} to ${body.slice(0, 200)}`)
    return status
  }

  it('goes to operations that are all tried here', () => {
    const missing = new Set<string>(NOT_IMPLEMENTED)
    const written = OPERATIONS.filter(({ id, body }) => body !== null && !missing.has(id)).map(({ path }) => path)
    expect(Object.keys(VALID).toSorted()).toEqual(written.toSorted())
  })

  it.each(Object.entries(VALID))('may be a hostile name in any field of %s', async (path, valid) => {
    const seen = new Set<number>()
    for (const body of hostileBodies(valid)) seen.add(await statusOf(path, JSON.stringify(body)))
    expect([...seen]).toContain(422)
    const whole = JSON.stringify(valid)
    for (const cut of [1, whole.length / 2, whole.length - 1])
      expect(await statusOf(path, whole.slice(0, cut))).toBe(400)
    expect(await statusOf(path, whole + whole)).toBe(400)
  })

  it('is taken or refused, and nothing breaks', async () => {
    const seen = new Set<number>()
    await fc.assert(
      fc.asyncProperty(requests, async ({ path, body }) => {
        seen.add(await statusOf(path, JSON.stringify(body) ?? ''))
      }),
      { numRuns: 300 },
    )
    expect([...seen]).toEqual(expect.arrayContaining([201, 202, 422]))
  })
})
