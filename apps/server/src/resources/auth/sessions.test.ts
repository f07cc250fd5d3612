import { base64url, SignJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { createInProcessFetch } from '../../http/in-process-fetch.ts'
import { codeOf } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser, cookieHeader, PASSWORD, setCookies } from '../../testing/users.ts'

const EMAIL = 'salma@example.org'
const HOUR = 3_600_000

withDatabase('a session', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
    await addUser(database, { email: EMAIL })
    await addUser(database, { email: EMAIL, edition: 'rw' })
  })
  beforeEach(() => {
    server.time.now += 24 * HOUR
  })

  const login = async (body: object = {}) => {
    const answer = await post(server, '/auth/login', { identifier: EMAIL, password: PASSWORD, ...body })
    expect(answer.status).toBe(200)
    return answer
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const get = (path: string, headers: Record<string, string>, edition: EditionId = 'ma', method = 'GET') =>
    server.send(edition, `/api${path}`, { headers, method })
  const refresh = (token: string, edition?: EditionId) => get('/auth/refresh-token', bearer(token), edition)
  const logout = (headers: Record<string, string>) => server.send('ma', '/api/auth/logout', { method: 'POST', headers })
  const profile = async (headers: Record<string, string>, edition?: EditionId) =>
    codeOf(await get('/profile', headers, edition))

  describe('is known by its access token', () => {
    it('for ten minutes, in a header or a cookie; the header counts where there are both', async () => {
      const { body } = await login()
      const cookie = cookieHeader(await login({ session: 'cookie' }))
      expect(await profile({})).toBe('401 unauthorized')
      expect([await profile(bearer(body.authToken)), await profile({ cookie })]).toEqual([200, 200])
      for (const authorization of ['Bearer x.y.z', 'Basic dXNlcg==', 'Bearer', `Bearer ${body.refreshToken}`])
        expect(await profile({ cookie, authorization })).toBe('401 unauthorized')
      expect(await profile({ cookie: 'access_token=x', ...bearer(body.authToken) })).toBe(200)
      server.time.now += 600_000
      expect(await profile(bearer(body.authToken))).toBe('401 token_expired')
      expect(await profile({ cookie })).toBe('401 token_expired')
    })

    it('in its own edition only', async () => {
      const { body } = await login()
      expect(await profile(bearer(body.authToken), 'rw')).toBe('401 unauthorized')
      expect(codeOf(await refresh(body.refreshToken, 'rw'))).toBe('401 unauthorized')
      expect(codeOf(await refresh(body.refreshToken))).toBe(200)
    })

    it('which nobody else can make', async () => {
      const { body } = await login()
      const [, payload = ''] = (body.authToken as string).split('.')
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
      const { value } = await database.kysely
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', 'accessTokens')
        .executeTakeFirstOrThrow()
      const key = base64url.decode(value)
      const sign = (header: object, changed: object, by = key) =>
        new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(by)
      expect(await profile(bearer(await sign({}, {})))).toBe(200)
      const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
      const forged = [
        `${none}.${payload}.`,
        await sign({}, {}, new Uint8Array(32)),
        await sign({ alg: 'HS512' }, {}),
        await sign({ typ: 'JWT' }, {}),
        await sign({}, { aud: 'rw' }),
        await sign({}, { iss: 'elsewhere' }),
        await sign({}, { sid: undefined }),
        await sign({}, { exp: undefined }),
        await sign({}, { iat: undefined }),
        await sign({}, { aud: undefined }),
        await sign({}, { sub: undefined }),
        await sign({}, { sub: 'constructor' }),
        await sign({}, { sid: "' or 1=1 --" }),
        await sign({}, { sid: ['7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'] }),
        await sign({}, { sub: '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21' }),
      ]
      for (const token of forged) expect(await profile(bearer(token))).toBe('401 unauthorized')
    })

    it('by every process on the database', async () => {
      const other = await startTestServer(database)
      other.time.now = server.time.now
      const { body } = await login()
      const { status } = await other.send('ma', '/api/profile', { headers: bearer(body.authToken) })
      expect(status).toBe(200)
    })
  })

  describe('goes on with a refresh token', () => {
    it('that is good for one use, and for half a minute for the same again', async () => {
      const { body } = await login()
      const second = await refresh(body.refreshToken)
      expect([second.status, second.headers['cache-control'], second.headers['set-cookie']]).toEqual([
        200,
        'no-store',
        undefined,
      ])
      expect(await profile(bearer(second.body.authToken))).toBe(200)
      server.time.now += 30_000
      const late = await refresh(body.refreshToken)
      expect([codeOf(late), late.body]).toEqual([200, second.body])
      const third = await refresh(second.body.refreshToken)
      expect(codeOf(third)).toBe(200)
      expect(new Set([body, second.body, third.body].map((each) => each.refreshToken)).size).toBe(3)
    })

    it('and ends where one comes back later, from anybody', async () => {
      const { body } = await login()
      const next = await refresh(body.refreshToken)
      server.time.now += 30_001
      expect(codeOf(await refresh(body.refreshToken))).toBe('401 unauthorized')
      expect(codeOf(await refresh(next.body.refreshToken))).toBe('401 unauthorized')
      expect(await profile(bearer(next.body.authToken))).toBe('401 unauthorized')
    })

    it('that fifty bring at once: all are given the same', async () => {
      const { body } = await login()
      const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(body.refreshToken)))
      expect(answers.map(codeOf)).toEqual(answers.map(() => 200))
      const [pair, ...others] = new Set(answers.map((each) => JSON.stringify(each.body)))
      expect(others).toEqual([])
      const { authToken, refreshToken } = JSON.parse(pair ?? '')
      expect([await profile(bearer(authToken)), codeOf(await refresh(refreshToken))]).toEqual([200, 200])
    })

    it('from a cookie into cookies, which live no longer for it', async () => {
      const first = await login({ session: 'cookie', rememberMe: true })
      server.time.now += 12 * 24 * HOUR
      const cookie = cookieHeader(first)
      expect(await profile({ cookie })).toBe('401 token_expired')
      const { status, body, ...answer } = await get('/auth/refresh-token', { cookie })
      expect([status, body]).toEqual([200, { authToken: null, refreshToken: null }])
      expect(setCookies(answer).map((each) => /Max-Age=(\d+)/.exec(each)?.[1])).toEqual(['86400', '86400', '86400'])
      expect(await profile({ cookie: cookieHeader(answer) })).toBe(200)
      expect(
        setCookies(
          await get('/auth/refresh-token', { cookie: cookieHeader(await login({ session: 'cookie' })) }),
        ).join(),
      ).not.toContain('Max-Age')
    })

    it.each([
      ['13 days', true, 13 * 24 * HOUR],
      ['a day', false, 24 * HOUR],
    ])('no longer than %s', async (_, rememberMe, life) => {
      const { body } = await login({ rememberMe })
      server.time.now += life - 1
      const last = await refresh(body.refreshToken)
      expect(codeOf(last)).toBe(200)
      server.time.now += 1
      expect(codeOf(await refresh(last.body.refreshToken))).toBe('401 token_expired')
      expect(await profile(bearer(last.body.authToken))).toBe('401 unauthorized')
    })

    it('that is not taken for pages that nobody may ever see, nor from other sites', async () => {
      const answer = await login({ session: 'cookie' })
      const cookie = cookieHeader(answer)
      const path = '/auth/refresh-token'
      for (const headers of [
        { 'sec-purpose': 'prefetch' },
        { 'sec-purpose': 'prefetch;prerender' },
        { purpose: 'prefetch' },
      ])
        expect(codeOf(await get(path, { cookie, ...headers }))).toBe('403 forbidden')
      expect((await get(path, { cookie }, 'ma', 'HEAD')).status).toBe(403)
      for (const site of ['cross-site', 'same-site'])
        expect(codeOf(await get(path, { cookie, 'sec-fetch-site': site }))).toBe('403 cross_origin')
      expect(codeOf(await get(path, { cookie, 'sec-fetch-site': 'same-origin' }))).toBe(200)
      server.time.now += 30_001
      const refused = await get(path, { cookie })
      expect(codeOf(refused)).toBe('401 unauthorized')
      expect(setCookies(refused).map((each) => each.replace(/; Path=.*(?=; Max-Age)/, ''))).toEqual([
        'access_token=; Max-Age=0',
        'refresh_token=; Max-Age=0',
        'session=; Max-Age=0',
      ])
    })

    it('and with nothing else', async () => {
      const { body } = await login()
      expect(codeOf(await get('/auth/refresh-token', {}))).toBe('401 unauthorized')
      for (const token of ['x', 'x'.repeat(43), body.authToken])
        expect(codeOf(await refresh(token))).toBe('401 unauthorized')
    })
  })

  describe('ends by signing out', () => {
    it('at once, with its cookies', async () => {
      const cookie = cookieHeader(await login({ session: 'cookie', rememberMe: true }))
      const other = cookieHeader(await login({ session: 'cookie' }))
      const { status, bytes, ...answer } = await logout({ cookie, 'sec-fetch-site': 'same-origin' })
      expect([status, bytes.length, answer.headers['cache-control']]).toEqual([204, 0, 'no-store'])
      // Neither "cookies" nor "storage": language, favourites and the known device are the visitor's own.
      expect(answer.headers['clear-site-data']).toBe('"cache"')
      expect(setCookies(answer)).toEqual([
        'access_token=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0',
        'refresh_token=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0',
        'session=; Path=/; Secure; SameSite=Lax; Max-Age=0',
      ])
      expect(await profile({ cookie })).toBe('401 unauthorized')
      expect(codeOf(await get('/auth/refresh-token', { cookie }))).toBe('401 unauthorized')
      expect(await profile({ cookie: other })).toBe(200)
    })

    it('also with tokens whose time is over, by either of them, and without any', async () => {
      const [byAccess, byRefresh, byHeader] = await Promise.all([login(), login(), login()])
      server.time.now += 600_000
      const statuses = [
        await logout({ cookie: `access_token=${byAccess.body.authToken}` }),
        await logout({ cookie: `refresh_token=${byRefresh.body.refreshToken}` }),
        await logout(bearer(byHeader.body.authToken)),
        await logout({}),
        await logout({ cookie: 'access_token=x; refresh_token=y' }),
      ].map(({ status }) => status)
      expect(statuses).toEqual([204, 204, 204, 204, 204])
      for (const { body } of [byAccess, byRefresh, byHeader])
        expect(codeOf(await refresh(body.refreshToken))).toBe('401 unauthorized')
    })

    it('not by a page of another site', async () => {
      const cookie = cookieHeader(await login({ session: 'cookie' }))
      const headers = [
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'https://evil.example' },
        { origin: 'https://otosafi.rw' },
      ]
      for (const each of headers) expect(codeOf(await logout({ cookie, ...each }))).toBe('403 cross_origin')
      expect(await profile({ cookie })).toBe(200)
    })
  })

  it('is opened, known, continued and ended by pages that call the API in the process', async () => {
    const call = createInProcessFetch(server.app)
    const api = 'http://otosafi.ma/api'
    const body = JSON.stringify({ identifier: EMAIL, password: PASSWORD, session: 'cookie' })
    const headers = { 'content-type': 'application/json' }
    const opened = await call(new Request(`${api}/auth/login`, { method: 'POST', headers, body }))
    const cookieOf = (answer: Response) =>
      answer.headers
        .getSetCookie()
        .map((each) => each.split(';', 1)[0])
        .join('; ')
    expect(opened.headers.getSetCookie()).toHaveLength(4)
    const known = await call(new Request(`${api}/profile`, { headers: { cookie: cookieOf(opened) } }))
    expect(known.status).toBe(200)
    const continued = await call(new Request(`${api}/auth/refresh-token`, { headers: { cookie: cookieOf(opened) } }))
    expect(continued.headers.getSetCookie()).toHaveLength(3)
    const ended = await call(
      new Request(`${api}/auth/logout`, { method: 'POST', headers: { cookie: cookieOf(continued) } }),
    )
    expect([ended.status, ended.headers.getSetCookie().length]).toEqual([204, 3])
    const gone = await call(new Request(`${api}/profile`, { headers: { cookie: cookieOf(continued) } }))
    expect(gone.status).toBe(401)
  })
})
