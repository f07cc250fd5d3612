import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { shortAccountId, accountOfSession } from '@otosafi/domain/session/short-account-id'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { codeOf, type TestResponse } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser, cookieHeader, PASSWORD, setCookies } from '../../testing/users.ts'

const EMAIL = 'salma@example.org'

withDatabase('a session in a browser', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
    await addUser(database, { email: EMAIL })
    await addUser(database, { email: EMAIL, edition: 'rw' })
  })
  beforeEach(() => {
    server.time.now += 24 * 3_600_000
  })

  const login = async (body: object = {}, headers: Record<string, string> = {}) => {
    const answer = await post(server, '/auth/login', { identifier: EMAIL, password: PASSWORD, ...body }, { headers })
    expect(answer.status).toBe(200)
    return answer
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const get = (path: string, headers: Record<string, string>) => server.send('ma', `/api${path}`, { headers })
  const logout = (headers: Record<string, string>) => server.send('ma', '/api/auth/logout', { method: 'POST', headers })
  const profile = async (headers: Record<string, string>) => codeOf(await get('/profile', headers))

  describe('ends with the next sign-in', () => {
    it('of the same browser, whose old tokens are worth nothing any more; other devices stay', async () => {
      const elsewhere = cookieHeader(await login({ session: 'cookie' }))
      const old = cookieHeader(await login({ session: 'cookie', rememberMe: true }))
      const next = cookieHeader(await login({ session: 'cookie' }, { cookie: old }))
      expect(await profile({ cookie: old })).toBe('401 unauthorized')
      expect(codeOf(await get('/auth/refresh-token', { cookie: old }))).toBe('401 unauthorized')
      expect([await profile({ cookie: next }), await profile({ cookie: elsewhere })]).toEqual([200, 200])
    })

    it('also where its access token has run out, or was lost', async () => {
      for (const isTaken of [(each: string) => each, (each: string) => !each.startsWith('access_token=')]) {
        const old = cookieHeader(await login({ session: 'cookie' }))
        server.time.now += 600_000
        await login({ session: 'cookie' }, { cookie: old.split('; ').filter(isTaken).join('; ') })
        expect(codeOf(await get('/auth/refresh-token', { cookie: old }))).toBe('401 unauthorized')
      }
    })

    it('not by a wrong password, nor by one of another country or a client without cookies', async () => {
      const old = cookieHeader(await login({ session: 'cookie' }))
      const wrong = { identifier: EMAIL, password: 'wrong horse', session: 'cookie' }
      expect((await post(server, '/auth/login', wrong, { headers: { cookie: old } })).status).toBe(401)
      const right = { ...wrong, password: PASSWORD }
      expect((await post(server, '/auth/login', right, { edition: 'rw', headers: { cookie: old } })).status).toBe(200)
      const { body } = await login()
      await login({}, bearer(body.authToken))
      expect([await profile({ cookie: old }), await profile(bearer(body.authToken))]).toEqual([200, 200])
    })
  })

  it('says to scripts whose it is, from the sign-in on and with each renewal', async () => {
    const other = 'second@example.org'
    await addUser(database, { email: other })
    const accountOf = (answer: Pick<TestResponse, 'headers'>) => accountOfSession(cookieHeader(answer))
    const first = await login({ session: 'cookie' })
    const second = await login({ identifier: other, session: 'cookie' }, { cookie: cookieHeader(first) })
    expect([accountOf(first), accountOf(second)]).toEqual(
      [first, second].map(({ body }) => shortAccountId(body.user.id)),
    )
    const renewed = await get('/auth/refresh-token', { cookie: cookieHeader(second) })
    expect(accountOf(renewed)).toBe(accountOf(second))
    expect(accountOf(await logout({ cookie: cookieHeader(renewed) }))).toBe('')
  })

  describe('has cookies that no sibling host can plant', () => {
    const https = { 'x-forwarded-proto': 'https' }

    it('over https, where no others are read', async () => {
      const cookie = cookieHeader(await login({ session: 'cookie' }, https))
      const names = cookie.split('; ').map((each) => each.split('=')[0])
      expect(names).toEqual(['__Host-access_token', '__Host-refresh_token', '__Host-session', '__Host-known_device'])
      const planted = cookie.replaceAll('__Host-', '')
      expect([await profile({ cookie, ...https }), await profile({ cookie })]).toEqual([200, '401 unauthorized'])
      expect(await profile({ cookie: planted, ...https })).toBe('401 unauthorized')
      expect(codeOf(await get('/auth/refresh-token', { cookie: planted, ...https }))).toBe('401 unauthorized')
      const renewed = await get('/auth/refresh-token', { cookie, ...https })
      expect(setCookies(renewed).every((each) => each.startsWith('__Host-') && /; Path=\/; Secure;/.test(each))).toBe(
        true,
      )
      const left = await logout({ cookie: cookieHeader(renewed), ...https })
      expect(setCookies(left).map((each) => each.split(';', 1)[0])).toEqual([
        '__Host-access_token=',
        '__Host-refresh_token=',
        '__Host-session=',
      ])
    })
  })
})
