import { hash } from '@node-rs/argon2'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { shortAccountId } from '@otosafi/domain/session/short-account-id'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post, type PostOptions } from '../../testing/post.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser, cookieHeader, PASSWORD, setCookies } from '../../testing/users.ts'

const EMAIL = 'salma@example.org'
const CREDENTIALS = { identifier: EMAIL, password: PASSWORD }

withDatabase('signing in', (open) => {
  let database: Database
  let server: TestServer
  let clients = 0

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
    await addUser(database, { email: EMAIL, phone: '+212661234567' })
    await addUser(database, { email: EMAIL, edition: 'rw' })
    await addUser(database, { email: 'unverified@example.org', phone: '+212661000000', isVerified: false })
  })
  beforeEach(() => {
    server.time.now += 24 * 3_600_000
    clients = 0
  })

  const nextAddress = () => `198.51.${100 + Math.floor((clients += 1) / 250)}.${clients % 250}`
  const login = (body: object, options: PostOptions = {}) =>
    post(server, '/auth/login', { ...CREDENTIALS, ...body }, { address: nextAddress(), ...options })
  const profile = (headers: Record<string, string>) => server.send('ma', '/api/profile', { headers })

  it.each([EMAIL, 'Salma@Example.ORG', ` ${EMAIL} `, '0661234567', '06 61-23.45.67', '+212 661 234567', '٠٦٦١٢٣٤٥٦٧'])(
    'opens a session for who is called %s',
    async (identifier) => {
      const { status, body, headers } = await login({ identifier })
      expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([200, 'no-store', undefined])
      expect(body.user).toEqual({
        id: expect.any(String),
        fullName: 'Salma Bennani',
        email: EMAIL,
        emailVerified: true,
        pendingEmail: null,
        phone: '+212661234567',
        phoneVerified: true,
        pendingPhone: null,
        bio: null,
        photo: null,
        language: 'fr',
        favouriteAlerts: false,
        createdAt: '2026-05-01T10:00:00.000Z',
      })
      const shown = await profile({ authorization: `Bearer ${body.authToken}` })
      expect([shown.status, shown.body, shown.headers['cache-control']]).toEqual([200, body.user, 'no-store'])
    },
  )

  it('is refused in one way, whether somebody is known or not', async () => {
    const refusals = await Promise.all([
      login({ password: 'wrong horse' }),
      login({ identifier: '0661234567', password: 'wrong horse' }),
      login({ identifier: 'nobody@example.org' }),
      login({ identifier: '0661999999' }),
      login({ identifier: 'unverified@example.org' }),
      login({ identifier: '0661000000' }),
    ])
    const comparable = refusals.map(({ status, body, headers }) => {
      const { date: _date, 'x-request-id': id, ...others } = headers
      expect(body.instance).toBe(id)
      return { status, others, body: { ...body, instance: '' } }
    })
    expect(comparable[0]).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
      others: { 'cache-control': 'no-store', 'www-authenticate': 'Bearer' },
    })
    expect(comparable[0]?.others).not.toHaveProperty('set-cookie')
    for (const each of comparable) expect(each).toEqual(comparable[0])
  })

  it.each([
    [{ identifier: 'neither one nor the other' }, '/body/identifier', 'identifier'],
    [{ identifier: 'salma@' }, '/body/identifier', 'email'],
    [{ identifier: '\u0000@\ud800' }, '/body/identifier', 'email'],
    [{ identifier: '0661' }, '/body/identifier', 'digitsMin'],
    [{ password: '' }, '/body/password', 'passwordRequired'],
  ])('says what is wrong with %j', async (body, path, code) => {
    const { status, body: problem } = await login(body)
    expect([status, problem.errors]).toEqual([422, [expect.objectContaining({ path, code })]])
  })

  it('brings cookies that no script reads and no other site uses, for as long as the session', async () => {
    const remembered = await login({ session: 'cookie', rememberMe: true })
    const secret = String.raw`Path=/; Secure; HttpOnly; SameSite=Lax`
    const readable = 'Path=/; Secure; SameSite=Lax'
    const days = 13 * 24 * 3600
    const refresh = '[\\w-]{43}'
    const access = '[\\w-]+\\.[\\w-]+\\.[\\w-]+'
    const device = String.raw`[\w-]{22}\.\d+\.[\w-]{43}`
    const match = (life: string) => [
      expect.stringMatching(new RegExp(`^access_token=${access}; ${secret}${life}$`)),
      expect.stringMatching(new RegExp(`^refresh_token=${refresh}; ${secret}${life}$`)),
      expect.stringMatching(new RegExp(`^session=${shortAccountId(remembered.body.user.id)}; ${readable}${life}$`)),
      // Longer than the session, in which it has no part.
      expect.stringMatching(new RegExp(`^known_device=${device}; ${secret}; Max-Age=${180 * 24 * 3600}$`)),
    ]
    expect(setCookies(remembered)).toEqual(match(`; Max-Age=${days}`))
    expect(remembered.body).toMatchObject({ authToken: null, refreshToken: null, user: { email: EMAIL } })
    expect(setCookies(await login({ session: 'cookie' }))).toEqual(match(''))
    expect((await profile({ cookie: `language=fr; ${cookieHeader(remembered)}` })).body.email).toBe(EMAIL)
  })

  it('takes a password as it is written on any keyboard, and none that is longer than passwords are', async () => {
    const id = await addUser(database, {
      email: `accent${server.time.now}@example.org`,
      passwordHash: await hash('é'.normalize('NFKC') + 'tudiant'),
    })
    const { email: identifier } = await database.kysely
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const answer = await login({ identifier, password: `${'é'.normalize('NFD')}tudiant` })
    expect(answer.status).toBe(200)
    expect((await login({ password: 'x'.repeat(129) })).status).toBe(422)
  })

  it('renews a hash that was made when guessing was cheaper', async () => {
    const email = `cheap${server.time.now}@example.org`
    const id = await addUser(database, { email, passwordHash: await hash(PASSWORD, { memoryCost: 1024, timeCost: 1 }) })
    for (let i = 0; i < 2; i++) expect((await login({ identifier: email })).status).toBe(200)
    const stored = () =>
      database.kysely.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()
    const renewed = await stored()
    expect(renewed.password_hash).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    await login({ identifier: email })
    expect(await stored()).toEqual(renewed)
    const cheap = await hash(PASSWORD, { memoryCost: 1024, timeCost: 1 })
    await database.kysely.updateTable('users').set({ password_hash: cheap }).where('id', '=', id).execute()
    const both = await Promise.all([login({ identifier: email }), login({ identifier: email })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  })

  describe('with wrong passwords', () => {
    const wrong = { password: 'wrong horse' }
    const statusOf = async (body: object, address: string) => {
      const { status, body: problem, headers } = await login(body, { address })
      return status === 429 ? `${problem.code} ${headers['retry-after']}` : status
    }

    it('has to wait ever longer after five of them, also for the right one', async () => {
      const address = nextAddress()
      for (let i = 0; i < 5; i++) expect(await statusOf(wrong, address)).toBe(401)
      for (const pause of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
        expect(await statusOf(wrong, address)).toBe(`rate_limited ${pause}`)
        server.time.now += pause * 1000 - 1
        expect(await statusOf({}, address)).toBe('rate_limited 1')
        server.time.now += 1
        expect(await statusOf(wrong, address)).toBe(401)
      }
      expect(await statusOf({}, nextAddress())).toBe(200)
      expect(await statusOf({ identifier: 'other@example.org' }, address)).toBe(401)
      server.time.now += 900_000
      expect(await statusOf({}, address)).toBe(200)
      for (let i = 0; i < 5; i++) expect(await statusOf(wrong, address)).toBe(401)
    })

    it('gets no further by guessing many at once', async () => {
      const address = nextAddress()
      const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(wrong, address)))
      expect(statuses.filter((status) => status === 401)).toHaveLength(5)
      expect(statuses.filter((status) => status === 'rate_limited 1')).toHaveLength(15)
    })

    it('is refused to a network that tries everybody, but for devices that have signed in before', async () => {
      server.time.now = Math.ceil(server.time.now / 3_600_000) * 3_600_000
      const address = nextAddress()
      const device = cookieHeader(await login({ session: 'cookie' }))
      await database.kysely.deleteFrom('rate_counts').execute()
      expect(await statusOf(wrong, address)).toBe(401)
      await database.kysely.updateTable('rate_counts').set({ times: 300 }).execute()
      expect(await statusOf({ identifier: 'next@example.org' }, address)).toBe('rate_limited 3600')
      expect((await login({}, { address })).status).toBe(429)
      expect((await login({}, { address, headers: { cookie: device } })).status).toBe(200)
    })
  })

  it('keeps neither tokens nor names of who tried', async () => {
    const { body } = await login({})
    await login({ identifier: 'nobody@example.org' }, { address: '203.0.113.77' })
    const tables = ['sessions', 'refresh_tokens', 'guesses', 'rate_counts', 'known_networks']
    const dumps = await Promise.all(
      tables.map((table) => database.pool.query(`select ${table}::text as row from ${table}`)),
    )
    const dump = JSON.stringify(dumps.map(({ rows }) => rows))
    for (const secret of [body.authToken, body.refreshToken, 'nobody', '203.0.113']) expect(dump).not.toContain(secret)
  })
})
