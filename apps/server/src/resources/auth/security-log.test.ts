import { randomUUID } from 'node:crypto'

import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import type { SecurityEventName } from '../../logging/security-events.ts'
import type { TestResponse } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { lastMessageTo } from '../../testing/sent-messages.ts'
import { signUp, verifyCode } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { cookieHeader } from '../../testing/users.ts'

const EMAIL = 'salma.bennani@mailbox.example'
const PHONE = '+212661234567'
const NEXT_PHONE = '+212671234567'
const PASSWORDS = ['correct horse', 'wrong horse', 'another horse', 'a third horse'] as const
const [PASSWORD, WRONG, ANOTHER, THIRD] = PASSWORDS
const MINUTE_MS = 60_000
const ALL: Record<SecurityEventName, true> = {
  signInSucceeded: true,
  signInFailed: true,
  signInPaused: true,
  accountRequested: true,
  codeSent: true,
  codeWrong: true,
  codePaused: true,
  resetLinkSent: true,
  passwordReset: true,
  passwordChanged: true,
  passwordWrong: true,
  sessionRevoked: true,
  contactVerified: true,
  contactChanged: true,
  accountDeleted: true,
  accountExported: true,
}

withDatabase('the log of a whole life of an account', (open) => {
  let database: Database
  let server: TestServer
  let log = ''
  const entries = () =>
    log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  /** All that must not be found there, by what it is. */
  const secrets = new Map<string, string>()
  const keep = (name: string, secret: string) => {
    expect([name, secret.length]).toEqual([name, expect.any(Number)])
    if (secret !== '') secrets.set(`${name} ${secrets.size}`, secret)
    return secret
  }
  const read = async (to: string) => {
    const { code, token } = await lastMessageTo(database, to)
    keep('code', code)
    keep('link', token)
    return { code, token }
  }
  const keepTokens = (answer: TestResponse) => {
    for (const pair of cookieHeader(answer).split('; ')) keep('cookie', pair.slice(pair.indexOf('=') + 1))
    const { authToken, refreshToken } = answer.body ?? {}
    if (typeof authToken === 'string') keep('access token', authToken)
    if (typeof refreshToken === 'string') keep('refresh token', refreshToken)
    return { authToken, refreshToken }
  }

  beforeAll(async () => {
    database = await open()
    const write = (line: string) => (log += line)
    server = await startTestServer(database, { log: pino({ level: 'trace' }, { write }) })
    const login = async (password: string, body: object = {}) => {
      const credentials = { identifier: EMAIL, password, ...body }
      return keepTokens(
        await post(server, '/auth/login', credentials, { headers: { 'user-agent': 'Browser of Salma' } }),
      )
    }
    const verify = (proofId: string, code: string, destination = EMAIL) =>
      verifyCode(server, { proofId, channel: destination === EMAIL ? 'email' : 'phone', destination, code })
    const signedUp = await signUp(server, EMAIL, { newsletter: true }, { key: keep('key', randomUUID()) })
    const { code } = await read(EMAIL)
    await verify(signedUp.body.proofId, code === '00000' ? '11111' : '00000')
    await verify(signedUp.body.proofId, code)
    await login(WRONG)
    const first = await login(PASSWORD)
    const headers = { authorization: `Bearer ${first.authToken}` }
    const send = (method: string, path: string, body?: object) =>
      body === undefined
        ? server.send('ma', `/api${path}`, { method, headers })
        : post(server, path, body, { method, headers })
    for (const phone of [PHONE, NEXT_PHONE]) {
      await send('PATCH', '/profile', { phone, currentPassword: PASSWORD, bio: 'Nothing for the log' })
      const sent = await post(server, '/auth/otp', { channel: 'phone', destination: phone }, { headers })
      await verify(sent.body.proofId, (await read(phone)).code, phone)
    }
    await post(server, '/questions', { message: 'Asked of the team', email: EMAIL, consent: true }, { headers })
    await send('POST', '/auth/change-password', { currentPassword: WRONG, password: ANOTHER })
    await send('POST', '/auth/change-password', { currentPassword: PASSWORD, password: ANOTHER })
    await send('GET', '/profile/export')
    server.time.now += MINUTE_MS
    await post(server, '/auth/forgot-password', { identifier: EMAIL })
    await post(server, '/auth/reset-password', { token: (await read(EMAIL)).token, password: THIRD })
    // A refresh token that comes back too late.
    const cookies = await login(THIRD)
    const bearer = { authorization: `Bearer ${cookies.refreshToken}` }
    keepTokens(await server.send('ma', '/api/auth/refresh-token', { headers: bearer }))
    server.time.now += MINUTE_MS
    await server.send('ma', '/api/auth/refresh-token', { headers: bearer })
    // A browser that gets a code and fails to type it, until its address is paused.
    keepTokens(await post(server, '/auth/login', { identifier: EMAIL, password: THIRD, session: 'cookie' }))
    for (let i = 0; i < 4; i++) {
      server.time.now += 15 * MINUTE_MS
      const { body } = await post(server, '/auth/otp', { channel: 'email', destination: EMAIL })
      const { code: right } = await read(EMAIL)
      for (let guess = 0; guess < 4; guess++) await verify(body.proofId, right === '00000' ? '11111' : '00000')
    }
    for (let i = 0; i < 7; i++) await login(WRONG)
    server.time.now += 60 * MINUTE_MS
    const last = await login(THIRD)
    await post(
      server,
      '/profile/deletion',
      { password: THIRD },
      { headers: { authorization: `Bearer ${last.authToken}` } },
    )
    // Requests that are malformed, and one that breaks.
    await post(server, '/auth/login', `{"identifier": "${EMAIL}", "password": "${PASSWORD}"`)
    await post(server, '/auth/login', { identifier: EMAIL, password: PASSWORD, [PHONE]: EMAIL })
    await server.send('ma', `/api/wishlists/${EMAIL}?token=${PASSWORD.replace(' ', '+')}`, { headers })
  }, 120_000)

  it('has every event', () => {
    const found = new Set(entries().flatMap(({ security }) => (security === undefined ? [] : [security])))
    expect(found).toEqual(new Set(Object.keys(ALL)))
  })

  it('says of each which edition, request and account it was of, and when', () => {
    const events = entries().filter(({ security }) => security !== undefined)
    for (const event of events) {
      const { time, edition, reqId, user, contact, ...others } = event
      expect([typeof time, edition, typeof reqId]).toEqual(['number', 'ma', 'string'])
      expect(user === undefined && contact === undefined).toBe(false)
      expect(Object.keys(others).sort()).toEqual(['hostname', 'level', 'msg', 'pid', 'security'])
    }
    const requests = new Set(
      entries()
        .filter(({ msg }) => msg === 'request')
        .map(({ reqId }) => reqId),
    )
    expect(events.filter(({ reqId }) => !requests.has(reqId))).toEqual([])
  })

  describe('has nothing', () => {
    it('of any password, code, token, key or link', () => {
      expect(secrets.size).toBeGreaterThan(15)
      const digits = log
        .replace(/"(?:time|pid|ms)":\d+/g, '')
        .replace(/"reqId":"[^"]*"/g, '')
        .replace(/"user":"[^"]*"/g, '')
      for (const [name, secret] of [...secrets, ...PASSWORDS.map((each) => [each, each] as const)])
        expect([name, digits.includes(secret) && secret.length > 1]).toEqual([name, false])
    })

    it('of addresses, numbers, names and what was written', () => {
      const personal = [
        EMAIL,
        EMAIL.split('@')[0],
        'mailbox',
        PHONE,
        PHONE.slice(4),
        '661234567',
        '671234567',
        'Bennani',
        'Salma',
      ]
      for (const each of [...personal, 'Nothing for the log', 'Asked of the team', '192.0.2.1', 'horse'])
        expect([each, log.includes(String(each))]).toEqual([each, false])
    })
  })
})
