import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'

import { PROPERTY_TIMEOUT, propertyRuns } from '@otosafi/vitest/property-runs'

import { SERVED } from '../contract/operations.ts'
import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { post } from '../testing/post.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { addUser, PASSWORD } from '../testing/users.ts'
import { UNLIMITED } from './testing/hostile-server.ts'

/** Text of any UTF-16 units: halves of characters, zeros and controls too. */
const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0xffff }), fc.constantFrom(0, 0x0a, 0xd800, 0xdfff, 0x202e, 0x27, 0x5c)), {
    maxLength: 60,
  })
  .map((units) => String.fromCharCode(...units))

const NO_ID = '00000000-0000-0000-0000-000000000000'

const OLD_CAR = {
  brand: 'toyota',
  model: 'corolla',
  modelYear: 2018,
  mileage: 80_000,
  grade: 'good',
  fuelType: 'petrol',
  transmission: 'manual',
} as const

const VALID = {
  '/questions': { message: 'x', name: 'A', email: 'a@example.org', consent: true },
  '/callbacks': { name: 'A', phone: '0661234567', message: 'x', preferredTime: 'morning', consent: true },
  '/wanted-cars': { fullName: 'A', phone: '0661234567', wanted: { brand: 'kia' }, message: 'x', consent: true },
  '/contact-queries': { name: 'A', email: 'a@example.org', subject: 'x', message: 'x', consent: true },
  '/inspector-requests': {
    brand: 'Kia',
    model: 'Rio',
    modelYear: 2019,
    city: 'Rabat',
    address: 'x',
    preferredDay: '2026-06-16',
    fullName: 'A',
    phone: '0661234567',
    email: 'a@example.org',
    message: 'x',
    consent: true,
  },
  '/diagnostic-requests': {
    brand: 'Kia',
    model: 'Rio',
    modelYear: 2019,
    mileage: 90_000,
    city: 'Rabat',
    symptoms: 'x',
    preferredDay: '2026-06-16',
    fullName: 'A',
    phone: '0661234567',
    email: 'a@example.org',
    consent: true,
  },
  '/vin-requests': {
    vin: 'JTDBR32E720123456',
    fullName: 'A',
    phone: '0661234567',
    email: 'a@example.org',
    message: 'x',
    consent: true,
  },
  '/bookings': {
    car: '00000000',
    termsVersion: '3000-MAD-7-full',
    fullName: 'A',
    phone: '0661234567',
    email: 'a@example.org',
    message: 'x',
    proofId: NO_ID,
    consent: true,
  },
  '/bookings/{id}/cancel': { reason: 'x' },
  '/bookings/{id}/contact': { channel: 'email', destination: 'b@example.org', proofId: NO_ID },
  '/bookings/{id}/payment': { returnTo: '/fr/home' },
  '/cars/{id}/waits': { email: 'a@example.org', consent: true },
  '/cars/{id}/problems': { reason: 'sold', message: 'x', email: 'a@example.org', phone: '0661234567', consent: true },
  '/car-waits/confirm': { token: 'x'.repeat(43) },
  '/links/state': { token: 'x'.repeat(43), purpose: 'account' },
  '/visits': {
    car: '00000000',
    slot: '20260616T0900Z-casablanca',
    address: 'x',
    fullName: 'A',
    phone: '0661234567',
    email: 'a@example.org',
    message: 'x',
    proofId: NO_ID,
    consent: true,
  },
  '/visits/{id}/cancel': { reason: 'x' },
  '/visits/{id}/contact': { channel: 'email', destination: 'b@example.org', proofId: NO_ID },
  '/visits/{id}/move': { slot: '20260616T0900Z-casablanca' },
  '/sales/{id}/photos/remove': { photo: 'uploads/x' },
  '/sales/{id}/appointment': { slot: '20260616T0900Z-casablanca', address: 'xxx' },
  '/sales/{id}/accept': { offer: 1 },
  '/sales/{id}/refuse': { offer: 1, reason: 'x' },
  '/pricing/valuations': OLD_CAR,
  '/cars/{id}/trade-in': OLD_CAR,
  '/selling-cars/valuations': OLD_CAR,
  '/polls': { cars: ['00000000', '00000001'] },
  '/polls/{token}/votes': { name: 'x', car: '00000000' },
  '/usage': { route: 'buyCars', events: ['pageSeen'] },
  '/subscribers': { email: 'a@example.org', consent: true },
  '/subscribers/confirm': { token: 'x'.repeat(43) },
  '/subscribers/unsubscribe-link': { email: 'a@example.org' },
  '/subscribers/preferences/{token}': { frequency: 'weekly', topics: ['buying'], language: 'fr' },
  '/auth/login': { identifier: 'a@example.org', password: 'x', rememberMe: true, session: 'cookie' },
  '/auth/sign-up': {
    fullName: 'A',
    email: 'a@example.org',
    password: 'correct horse',
    consent: true,
    newsletter: true,
  },
  '/auth/verification-links': { email: 'a@example.org' },
  '/auth/verification': { token: 'x'.repeat(43), password: 'correct horse' },
  '/auth/otp': { channel: 'email', destination: 'a@example.org', proofId: NO_ID },
  '/auth/otp/verify': { proofId: NO_ID, channel: 'email', destination: 'a@example.org', code: '12345' },
  '/auth/forgot-password': { identifier: 'a@example.org' },
  '/auth/reset-password': { token: 'x'.repeat(43), password: 'correct horse' },
  '/auth/change-password': { currentPassword: 'wrong horse', password: 'correct horse' },
  '/wishlists': { car: '00000000' },
  '/wishlists/merge': { cars: ['00000000'] },
  '/saved-searches': { query: 'brand=kia' },
  '/saved-searches/{id}': { name: 'x', frequency: 'weekly', channel: 'email', paused: true, seen: true },
  '/profile': { fullName: 'A', email: 'b@example.org', phone: '0661234567', bio: 'x', language: 'fr' },
  '/profile/newsletter': {
    subscribed: true,
    preferences: { frequency: 'weekly', topics: ['buying'], language: 'fr' },
  },
  '/profile/deletion': { password: 'wrong horse' },
} as const

/** Those that are not posted. */
const METHODS: Readonly<Record<string, string>> = {
  '/profile': 'PATCH',
  '/profile/newsletter': 'PUT',
  '/subscribers/preferences/{token}': 'PUT',
  '/saved-searches/{id}': 'PATCH',
  '/polls/{token}/votes': 'PUT',
}

/** Those whose subject there is not. */
const UNKNOWN = [
  '/subscribers/preferences/{token}',
  '/polls/{token}/votes',
  '/wishlists',
  '/bookings',
  '/bookings/{id}/cancel',
  '/bookings/{id}/contact',
  '/bookings/{id}/payment',
  '/cars/{id}/trade-in',
  '/cars/{id}/problems',
  '/cars/{id}/waits',
  '/visits',
  '/visits/{id}/cancel',
  '/visits/{id}/contact',
  '/visits/{id}/move',
  '/sales/{id}/photos/remove',
  '/sales/{id}/appointment',
  '/sales/{id}/accept',
  '/sales/{id}/refuse',
]

/** Names of inherited properties, and texts that are empty or too long. */
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

/** Of the hostile bodies every seventeenth is sent, which meets each text and each shape; each in the part `properties` of the deep tests. */
const STEP = propertyRuns(1) > 1 ? 1 : 17

/** Bodies that have one of these in one field, alone, twice, and as the name of a field. */
function hostileBodies(valid: Readonly<Record<string, unknown>>): unknown[] {
  const bodies = Object.entries(valid).flatMap(([field, usual]) =>
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
  return bodies.filter((_, index) => index % STEP === 0)
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

/** One that is taken, one that is taken for later, and one that is refused, whatever is drawn besides. */
const EXAMPLES = [
  { path: '/questions', body: VALID['/questions'] },
  { path: '/subscribers', body: { ...VALID['/subscribers'], email: 'example@example.org' } },
  { path: '/questions', body: { ...VALID['/questions'], message: '' } },
] as const

withDatabase('whatever is posted', (open) => {
  let database: Database
  let server: TestServer
  let clients = 0
  let headers: Record<string, string> = {}
  let savedSearch = ''

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database, { limiter: UNLIMITED })
    await addUser(database, { email: 'owner@example.org' })
    const { body } = await post(server, '/auth/login', { identifier: 'owner@example.org', password: PASSWORD })
    headers = { authorization: `Bearer ${body.authToken}` }
    savedSearch = (await post(server, '/saved-searches', { query: 'brand=dacia' }, { headers })).body.id
  })

  /** Posts from an address of its own; the status, which must be one of those that the contract has for input. */
  async function statusOf(path: string, body: string): Promise<number> {
    clients++
    const address = `10.0.${Math.floor(clients / 250)}.${clients % 250}`
    const { status, body: answer } = await post(
      server,
      path.replace('{id}', savedSearch).replace('{token}', 'x'.repeat(43)),
      body,
      {
        address,
        headers,
        method: METHODS[path] ?? 'POST',
      },
    )
    const isUnknown = status === 404 && UNKNOWN.includes(path)
    // One address is sent little.
    const isSaid = [200, 201, 202, 204, 400, 401, 410, 422, 429].includes(status) && answer?.detail === undefined
    if (!isUnknown && !isSaid)
      throw new Error(`${path} answers ${status} ${answer?.detail ?? ''} to ${body.slice(0, 200)}`)
    return status
  }

  it('goes to operations that are all tried here', () => {
    const written = SERVED.filter(({ takes }) => takes === 'json').map(({ path }) => path)
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

  it('is taken or refused, and nothing breaks', { timeout: PROPERTY_TIMEOUT }, async () => {
    const seen = new Set<number>()
    await fc.assert(
      fc.asyncProperty(requests, async ({ path, body }) => {
        seen.add(await statusOf(path, JSON.stringify(body) ?? ''))
      }),
      { numRuns: propertyRuns(200), examples: EXAMPLES.map((example): [typeof example] => [example]) },
    )
    for (const status of [201, 202, 422]) expect(seen).toContain(status)
  })
})
