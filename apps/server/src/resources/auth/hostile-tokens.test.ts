import { createHmac } from 'node:crypto'

import { beforeAll, describe, expect, it } from 'vitest'

import { createLinkToken } from '../../auth/link-tokens.ts'
import { createSessions } from '../../auth/sessions.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import type { TestResponse } from '../../testing/http-request.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser } from '../../testing/users.ts'

const ID = '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'
const HOUR_MS = 3_600_000

/** A token by what is wrong with it. */
type Hostile = readonly [string, string]

withDatabase('a hostile token', (open) => {
  let database: Database
  let server: TestServer
  /** Those that anybody may make, and all. */
  let made: Hostile[] = []
  let tokens: Hostile[] = []
  let access = ''
  let refresh = ''

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
    const userId = await addUser(database, { email: 'salma@example.org' })
    const elsewhere = await addUser(database, { email: 'salma@example.org', edition: 'rw' })
    const sessions = createSessions(database, () => server.time.now)
    const openAt = (edition: 'ma' | 'rw', user: string) =>
      sessions.open({ edition, userId: user, remembered: false, device: '' })
    const own = await openAt('ma', userId)
    ;({ access, refresh } = own)
    const theirs = await openAt('rw', elsewhere)
    const ended = await openAt('ma', userId)
    await sessions.end('ma', ended)
    const { value } = await database.kysely
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', 'accessTokens')
      .executeTakeFirstOrThrow()
    const now = new Date(server.time.now)
    const link = (purpose: 'resetPassword' | 'proveEmail' | 'unsubscribe') =>
      inTransaction(database, (write) =>
        createLinkToken(write, { edition: 'ma', purpose, subject: userId, now, life: HOUR_MS }),
      )
    const key = Buffer.from(value, 'base64url')
    made = forgeWithoutKey(access, theirs.access)
    tokens = [
      ...made,
      ...forgeWithKey(access, key),
      ['a refresh token of another edition', theirs.refresh],
      ['an access token of an ended session', ended.access],
      ['a refresh token of an ended session', ended.refresh],
      ['a link to a new password', await link('resetPassword')],
      ['a link that verifies an address', await link('proveEmail')],
      ['a link that ends a subscription', await link('unsubscribe')],
    ]
  })

  const send = (path: string, headers: Record<string, string>) => server.send('ma', `/api${path}`, { headers })
  /** All that an answer says, but for when it was sent and its id. */
  const comparable = ({ status, headers, body }: TestResponse) => {
    const { date: _, 'x-request-id': id, ...others } = headers
    expect(body.instance).toBe(id)
    return { status, headers: others, body: { ...body, instance: '' } }
  }
  const cookieOf = (token: string) => encodeURIComponent(token).replaceAll('%', '')

  it('is one of sixty and more, which differ', () => {
    expect(tokens.length).toBeGreaterThanOrEqual(60)
    expect(new Set(tokens.map(([, token]) => token)).size).toBe(tokens.length)
  })

  it('would be heard if it were none', async () => {
    expect((await send('/profile', { authorization: `Bearer ${access}` })).status).toBe(200)
    expect((await send('/profile', { cookie: `access_token=${access}` })).status).toBe(200)
  })

  describe('is refused like no token at all', () => {
    it('in the header', async () => {
      const none = comparable(await send('/profile', {}))
      expect(none).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
      for (const [name, token] of [...tokens, ['a refresh token', refresh] as const]) {
        const answer = await send('/profile', { authorization: `Bearer ${wire(token)}` })
        expect([name, comparable(answer)]).toEqual([name, none])
      }
    })

    it('in the cookie', async () => {
      const none = comparable(await send('/profile', {}))
      for (const [name, token] of [...tokens, ['a refresh token', refresh] as const]) {
        const answer = await send('/profile', { cookie: `session=1; access_token=${cookieOf(token)}` })
        expect([name, comparable(answer)]).toEqual([name, none])
      }
    })

    it('where it is to bring new ones', async () => {
      const none = comparable(await send('/auth/refresh-token', {}))
      expect(none).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
      for (const [name, token] of [...tokens, ['an access token', access] as const]) {
        const answer = await send('/auth/refresh-token', { authorization: `Bearer ${wire(token)}` })
        expect([name, comparable(answer)]).toEqual([name, none])
      }
    })
  })

  it('never ends the session that it pretends to be of', async () => {
    for (const [name, token] of made) {
      const headers = { authorization: `Bearer ${wire(token)}` }
      const { status } = await server.send('ma', '/api/auth/logout', { method: 'POST', headers })
      expect([name, status]).toEqual([name, 204])
    }
    expect((await send('/profile', { authorization: `Bearer ${access}` })).status).toBe(200)
  })
})

/** The bytes of a token, as they go over the wire. */
function wire(token: string): string {
  return Buffer.from(token).toString('latin1')
}

const HEAD = { alg: 'HS256', typ: 'at+jwt' }

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function sign(head: object, claims: object, key: string | Buffer, algorithm = 'sha256'): string {
  const content = `${part(head)}.${part(claims)}`
  return `${content}.${createHmac(algorithm, key).update(content).digest('base64url')}`
}

function claimsOf(token: string): Readonly<Record<string, unknown>> & { iat: number; exp: number } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

/** Tokens that anybody can make of a right one; `theirs` is that of another edition. */
function forgeWithoutKey(access: string, theirs: string): Hostile[] {
  const [header = '', payload = '', signature = ''] = access.split('.')
  const claims = claimsOf(access)
  const headed = (name: string, head: object): Hostile => [name, `${part(head)}.${payload}.${signature}`]
  const changed = (name: string, change: object): Hostile => [
    name,
    `${header}.${part({ ...claims, ...change })}.${signature}`,
  ]
  return [
    ['alg none', `${part({ ...HEAD, alg: 'none' })}.${payload}.`],
    ['alg None', `${part({ ...HEAD, alg: 'None' })}.${payload}.`],
    ['alg none for another user', `${part({ ...HEAD, alg: 'none' })}.${part({ ...claims, sub: ID })}.`],
    headed('alg NONE with the signature', { ...HEAD, alg: 'NONE' }),
    headed('no alg', { typ: HEAD.typ }),
    headed('alg null', { ...HEAD, alg: null }),
    headed('algs in a list', { ...HEAD, alg: ['HS256'] }),
    headed('alg RS256', { ...HEAD, alg: 'RS256' }),
    headed('alg ES256', { ...HEAD, alg: 'ES256' }),
    headed('a key in the header', { ...HEAD, jwk: { kty: 'oct', k: 'AA' } }),
    headed('the address of a key', { ...HEAD, jku: 'https://evil.example/keys' }),
    headed('the path of a key', { ...HEAD, kid: '../../../dev/null' }),
    headed('SQL as the name of a key', { ...HEAD, kid: "' or 1=1 --" }),
    ['no signature', `${header}.${payload}.`],
    ['a signature of zeros', `${header}.${payload}.${'A'.repeat(43)}`],
    ['half a signature', `${header}.${payload}.${signature.slice(0, 20)}`],
    ['a signature twice', `${header}.${payload}.${signature}${signature}`],
    ['a key that was guessed', sign(HEAD, claims, Buffer.alloc(32, 1))],
    ['an empty key', sign(HEAD, claims, '')],
    ['the word secret as key', sign(HEAD, claims, 'secret')],
    ['another edition', theirs],
    ['the claims of another edition', `${header}.${theirs.split('.')[1]}.${signature}`],
    changed('a longer life', { exp: claims.exp + 999_999 }),
    changed('expired', { exp: claims.iat - 1 }),
    changed('another user', { sub: ID }),
    changed('another session', { sid: ID }),
    ['header and claims swapped', `${payload}.${header}.${signature}`],
    ['the header twice', `${header}.${header}.${signature}`],
    ['two parts', `${header}.${payload}`],
    ['four parts', `${access}.x`],
    ['five parts, as an encrypted one has', `${header}.x.y.z.${signature}`],
    ['dots', '..'],
    ['padding', `${access}==`],
    ['a letter before it', `x${access}`],
    ['the token twice', `${access}${access}`],
    ['parts that are no JSON', 'e30.x.y'],
    ['a huge one', `${header}.${'A'.repeat(8000)}.${signature}`],
    ['deep JSON', `${header}.${Buffer.from('['.repeat(3000)).toString('base64url')}.${signature}`],
    ['Arabic', `${header}.\u062a\u0648\u0643\u0646.${signature}`],
    ['emoji', '\u{1f511}\u{1f511}'],
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
    ['undefined', 'undefined'],
  ]
}

/** Tokens that only the holder of the signing key can make, and that are no access tokens of this edition all the same. */
function forgeWithKey(access: string, key: Buffer): Hostile[] {
  const claims = claimsOf(access)
  const claiming = (name: string, change: object): Hostile => [name, sign(HEAD, { ...claims, ...change }, key)]
  const headed = (name: string, head: object): Hostile => [name, sign(head, claims, key)]
  return [
    ['alg HS384', sign({ ...HEAD, alg: 'HS384' }, claims, key, 'sha384')],
    ['alg HS512', sign({ ...HEAD, alg: 'HS512' }, claims, key, 'sha512')],
    headed('another type', { ...HEAD, typ: 'JWT' }),
    headed('no type', { alg: 'HS256' }),
    headed('the type of a refresh token', { ...HEAD, typ: 'rt+jwt' }),
    headed('an unknown critical header', { ...HEAD, crit: ['x'], x: 1 }),
    claiming('another audience', { aud: 'rw' }),
    claiming('audiences without this one', { aud: ['rw', 'sn'] }),
    claiming('no audience', { aud: undefined }),
    claiming('another issuer', { iss: 'elsewhere' }),
    claiming('no issuer', { iss: undefined }),
    claiming('an expiry that is text', { exp: '9999999999' }),
    claiming('no expiry', { exp: undefined }),
    claiming('no time of issue', { iat: undefined }),
    claiming('not before tomorrow', { nbf: claims.iat + 86_400 }),
    claiming('no session', { sid: undefined }),
    claiming('an unknown session', { sid: ID }),
    claiming('a list of sessions', { sid: [claims['sid']] }),
    claiming('SQL as session', { sid: "' or 1=1 --" }),
    claiming('a number as session', { sid: 0 }),
    claiming('no user', { sub: undefined }),
    claiming('the session of another user', { sub: ID }),
    claiming('a user called constructor', { sub: 'constructor' }),
    claiming('a user in capitals', { sub: String(claims['sub']).toUpperCase() }),
    claiming('a user of NUL', { sub: '\u0000' }),
  ]
}
