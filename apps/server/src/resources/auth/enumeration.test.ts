import { beforeAll, describe, expect, it } from 'vitest'

import { type Database, withQueries } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import type { TestResponse } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { messagesTo } from '../../testing/sent-messages.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser } from '../../testing/users.ts'

const DAY_MS = 24 * 3_600_000

/** Whose address or number is given: an account's, one that a sign-up waits for, and nobody's. */
const WHOSE = ['account', 'signUp', 'nobody'] as const
type Whose = (typeof WHOSE)[number]
type Names = { email: string; phone: string }

/** A form that takes an address or number, as everybody may send it. */
type Form = { path: string; body: (names: Names) => object }

const SIGN_UP = { fullName: 'Salma Bennani', password: 'another password', consent: true }
const NO_VERIFICATION = '00000000-0000-0000-0000-000000000000'

const FORMS: readonly (readonly [string, Form])[] = [
  ['login', { path: '/auth/login', body: ({ email }) => ({ identifier: email, password: 'wrong horse' }) }],
  ['login by number', { path: '/auth/login', body: ({ phone }) => ({ identifier: phone, password: 'wrong horse' }) }],
  ['signUp', { path: '/auth/sign-up', body: ({ email }) => ({ ...SIGN_UP, email }) }],
  ['signUp by number', { path: '/auth/sign-up', body: ({ phone }) => ({ ...SIGN_UP, phone }) }],
  ['forgotPassword', { path: '/auth/forgot-password', body: ({ email }) => ({ identifier: email }) }],
  ['forgotPassword by number', { path: '/auth/forgot-password', body: ({ phone }) => ({ identifier: phone }) }],
  ['sendVerificationLink', { path: '/auth/verification-links', body: ({ email }) => ({ email }) }],
  ['sendOtp', { path: '/auth/otp', body: ({ email }) => ({ channel: 'email', destination: email }) }],
  ['sendOtp by number', { path: '/auth/otp', body: ({ phone }) => ({ channel: 'phone', destination: phone }) }],
  [
    'verifyOtp',
    {
      path: '/auth/otp/verify',
      body: ({ email }) => ({ proofId: NO_VERIFICATION, channel: 'email', destination: email, code: '12345' }),
    },
  ],
]

withDatabase('whether somebody has an account', (open) => {
  let database: Database
  let server: TestServer
  /** The statements since the last look, without their values. */
  const ran: string[] = []
  const names: Record<Whose, Names> = {
    account: { email: 'account@example.org', phone: '+212661000001' },
    signUp: { email: 'sign-up@example.org', phone: '+212661000002' },
    nobody: { email: 'nobody0@example.org', phone: '+212661000003' },
  }

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(withQueries(database, ({ query }) => void ran.push(query.sql)))
    await addUser(database, names.account)
    await addUser(database, { ...names.signUp, isVerified: false })
  })

  /** All that an answer says, but for what is new each time. */
  const comparable = ({ status, headers, body }: TestResponse) => {
    const { date: _, 'x-request-id': _id, ...others } = headers
    const { instance: _instance, proofId: _verification, ...shown } = body ?? {}
    return { status, headers: others, body: shown }
  }

  it.each(FORMS)('is not said by the answer of %s, nor by the statements that it runs', async (_, { path, body }) => {
    const answers: Record<string, unknown> = {}
    const statements: Record<string, string[]> = {}
    // The first of a day makes the day’s salt, the first of all makes keys, and the second reads them.
    for (const whose of ['nobody', 'nobody', ...WHOSE] as const) {
      server.time.now += DAY_MS
      await post(server, '/questions', { message: 'x', consent: true })
      ran.length = 0
      const answer = await post(server, path, body(names[whose]), { address: '198.51.100.7' })
      answers[whose] = comparable(answer)
      statements[whose] = [...ran]
    }
    expect(statements['nobody']?.length).toBeGreaterThan(2)
    for (const whose of WHOSE) {
      expect([whose, answers[whose]]).toEqual([whose, answers['nobody']])
      expect([whose, statements[whose]]).toEqual([whose, statements['nobody']])
    }
  })

  describe('is not said by a second request, which comes too early', () => {
    it.each(FORMS.filter(([, { path }]) => /forgot|otp$|links/.test(path)))('of %s', async (_, { path, body }) => {
      const answers: Record<string, unknown> = {}
      for (const whose of WHOSE) {
        server.time.now += DAY_MS
        await post(server, path, body(names[whose]))
        answers[whose] = comparable(await post(server, path, body(names[whose])))
      }
      expect(answers['nobody']).toMatchObject({ status: 429 })
      for (const whose of WHOSE) expect([whose, answers[whose]]).toEqual([whose, answers['nobody']])
    })
  })

  it('is said to who reads its messages alone', async () => {
    server.time.now += DAY_MS
    for (const whose of WHOSE) await post(server, '/auth/forgot-password', { identifier: names[whose].email })
    const last = async (whose: Whose) => (await messagesTo(database, names[whose].email)).at(-1)
    expect((await last('account'))?.token).toMatch(/^[\w-]{43}$/)
    expect([(await last('nobody'))?.token, (await last('signUp'))?.token]).toEqual(['', ''])
  })
})
