import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { codeOf, type TestResponse } from '../../testing/http-request.ts'
import { post, type PostOptions } from '../../testing/post.ts'
import { lastMessageTo, messagesTo } from '../../testing/sent-messages.ts'
import { signUp as signUpBy, verifyCode } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser, PASSWORD } from '../../testing/users.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const byName = (a: string, b: string) => (a < b ? -1 : 1)

withDatabase('signing up', (open) => {
  let database: Database
  let server: TestServer
  let people = 0
  let email = ''

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
  })
  beforeEach(() => {
    server.time.now += 48 * HOUR
    email = `salma${(people += 1)}@example.org`
  })

  const signUp = (body: object = {}, options?: PostOptions) => signUpBy(server, email, body, options)
  const verify = (proofId: string, code: string, of: object = {}) =>
    verifyCode(server, { proofId, destination: email, code, ...of })
  const login = (identifier = email, password = PASSWORD) =>
    post(server, '/auth/login', { identifier, password }, { address: `192.0.2.${people % 250}` })
  const follow = (
    token: string,
    { edition = 'ma', password = PASSWORD }: { edition?: EditionId; password?: string } = {},
  ) => post(server, '/auth/verification', { token, password }, { edition })
  const wrong = (code: string) => (code === '00000' ? '11111' : '00000')

  it('opens an account that counts once its address is verified by the code', async () => {
    const { status, body, headers } = await signUp({ email: email.toUpperCase() })
    expect([status, headers['cache-control']]).toEqual([202, 'no-store'])
    expect(body).toEqual({ proofId: expect.any(String), channel: 'email', resendAfter: 60, expiresIn: 600 })
    expect(codeOf(await login())).toBe('401 invalid_credentials')
    const { code } = await lastMessageTo(database, email)
    expect(codeOf(await verify(body.proofId, code))).toBe(204)
    const { body: session } = await login()
    expect(session.user).toMatchObject({ fullName: 'Salma Bennani', email, emailVerified: true, phone: null })
    expect(codeOf(await verify(body.proofId, code))).toBe('410 otp_expired')
  })

  it('puts the address on the newsletter’s list where that was wished, with the verification', async () => {
    const stateOf = async () =>
      (await database.kysely.selectFrom('subscribers').select('state').where('email', '=', email).executeTakeFirst())
        ?.state
    const { body } = await signUp({ newsletter: true })
    expect(await stateOf()).toBeUndefined()
    await verify(body.proofId, (await lastMessageTo(database, email)).code)
    expect(await stateOf()).toBe('subscribed')
  })

  it('opens one by number, to which the code is sent', async () => {
    const phone = `06612345${10 + people}`
    const { body } = await signUp({ email: undefined, phone })
    expect(body.channel).toBe('phone')
    const { code } = await lastMessageTo(database, `+212${phone.slice(1)}`)
    expect(codeOf(await verify(body.proofId, code, { channel: 'phone', destination: phone }))).toBe(204)
    expect(codeOf(await login(phone))).toBe(200)
  })

  it('is done once by the link of the mail instead, within a day, in its own edition', async () => {
    await signUp()
    const { token } = await lastMessageTo(database, email)
    expect(codeOf(await follow(token, { edition: 'rw' }))).toBe('410 link_expired')
    const answers = await Promise.all([follow(token), follow(token), follow(token)])
    expect(answers.map((each) => String(codeOf(each))).sort(byName)).toEqual([
      '204',
      '410 link_expired',
      '410 link_expired',
    ])
    expect(codeOf(await login())).toBe(200)
    email = `late.${email}`
    await signUp()
    const late = await lastMessageTo(database, email)
    server.time.now += 24 * HOUR
    expect(codeOf(await follow(late.token))).toBe('410 link_expired')
  })

  it.each([
    [{ email: undefined }, '/body/email'],
    [{ email: 'salma' }, '/body/email'],
    [{ phone: '12' }, '/body/phone'],
    [{ password: 'short' }, '/body/password'],
    [{ password: 'motdepasse' }, '/body/password'],
    [{ fullName: ' ' }, '/body/fullName'],
    [{ consent: false }, '/body/consent'],
  ])('is refused with %j', async (body, path) => {
    const answer = await signUp(body)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual([expect.objectContaining({ path })])
    expect(await messagesTo(database, email)).toEqual([])
  })

  describe('with an address that has an account', () => {
    it('gets the same answer and message as any other; only its verification says so, and the account stays as it is', async () => {
      await addUser(database, { email })
      const { status, body } = await signUp({ password: 'another password' })
      expect([status, Object.keys(body)]).toEqual([202, ['proofId', 'channel', 'resendAfter', 'expiresIn']])
      const { code, token } = await lastMessageTo(database, email)
      expect(codeOf(await verify(body.proofId, code))).toBe('409 email_not_unique')
      expect(codeOf(await follow(token))).toBe('409 email_not_unique')
      expect(codeOf(await login(email, 'another password'))).toBe('401 invalid_credentials')
      expect(codeOf(await login())).toBe(200)
    })

    it('by a number says that it must be unique, after the verification', async () => {
      const phone = `+21266123${4000 + people}`
      await addUser(database, { email: `other.${email}`, phone })
      const { body } = await signUp({ email: undefined, phone })
      const { code } = await lastMessageTo(database, phone)
      expect(codeOf(await verify(body.proofId, code, { channel: 'phone', destination: phone }))).toBe(
        '409 phone_not_unique',
      )
    })
  })

  it('gives an address to who verifies it first, and nobody verifies it for somebody else', async () => {
    const stranger = await signUp({ fullName: 'Stranger', password: 'the stranger’s own' })
    server.time.now += MINUTE
    const owner = await signUp()
    const { code } = await lastMessageTo(database, email)
    expect(codeOf(await verify(stranger.body.proofId, code))).toBe('422 otp_invalid')
    expect(codeOf(await verify(owner.body.proofId, code))).toBe(204)
    expect((await login()).body.user.fullName).toBe('Salma Bennani')
    expect(codeOf(await login(email, 'the stranger’s own'))).toBe('401 invalid_credentials')
    const rows = await database.kysely.selectFrom('users').select('id').where('pending_email', '=', email).execute()
    expect(rows).toEqual([])
  })

  describe('has codes that', () => {
    it('are tried three times, also by many at once', async () => {
      const { body } = await signUp()
      const { code } = await lastMessageTo(database, email)
      const answers = await Promise.all(Array.from({ length: 9 }, () => verify(body.proofId, wrong(code))))
      const counts = answers.map(codeOf).filter((each) => each === '422 otp_invalid')
      expect(counts).toHaveLength(3)
      expect(codeOf(await verify(body.proofId, code))).toBe('410 otp_expired')
    })

    it('tell how often they may still be tried', async () => {
      const { body } = await signUp()
      const { code } = await lastMessageTo(database, email)
      const left: unknown[] = []
      for (let tried = 0; tried < 4; tried += 1) left.push((await verify(body.proofId, wrong(code))).body.triesLeft)
      expect(left).toEqual([2, 1, 0, undefined])
    })

    it('run out after ten minutes', async () => {
      const { body } = await signUp()
      const { code } = await lastMessageTo(database, email)
      server.time.now += 10 * MINUTE
      expect(codeOf(await verify(body.proofId, code))).toBe('410 otp_expired')
    })

    it('are right again for the same press, at once and after, and for no other', async () => {
      const { body } = await signUp()
      const { code } = await lastMessageTo(database, email)
      const anyKey = () => ({ idempotencyKey: crypto.randomUUID() })
      const pressed = anyKey()
      const press = (of: object = {}) => verify(body.proofId, code, { ...pressed, ...of })
      expect((await Promise.all([press(), press()])).map(codeOf)).toEqual([204, 204])
      expect(codeOf(await press())).toBe(204)
      expect(codeOf(await login())).toBe(200)
      for (const other of [anyKey(), { idempotencyKey: undefined }, { code: wrong(code) }])
        expect(codeOf(await press(other)), JSON.stringify(other)).toBe('410 otp_expired')
      server.time.now += 2 * MINUTE
      expect(codeOf(await press())).toBe('410 otp_expired')
    })

    it('are sent once for one press, at once and after, and that code counts', async () => {
      const key = crypto.randomUUID()
      const first = await signUp()
      server.time.now += MINUTE
      const again = { channel: 'email', destination: email, proofId: first.body.proofId }
      const send = () => post(server, '/auth/otp', again, { key })
      const answers = [...(await Promise.all([send(), send()])), await send()]
      expect(answers.map(codeOf)).toEqual([202, 202, 202])
      expect(new Set(answers.map((each) => each.body.proofId)).size).toBe(1)
      expect(await messagesTo(database, email)).toHaveLength(2)
      const { code } = await lastMessageTo(database, email)
      expect(codeOf(await verify(answers[0]?.body.proofId, code))).toBe(204)
    })

    it('are void once another was sent, which is for the same account', async () => {
      const first = await signUp()
      const { code: old } = await lastMessageTo(database, email)
      const send = () =>
        post(server, '/auth/otp', { channel: 'email', destination: email, proofId: first.body.proofId })
      const early = await send()
      expect([codeOf(early), early.headers['retry-after']]).toEqual(['429 rate_limited', '60'])
      server.time.now += MINUTE
      const second = await send()
      expect(second.status).toBe(202)
      expect(codeOf(await verify(first.body.proofId, old))).toBe('410 otp_expired')
      const { code } = await lastMessageTo(database, email)
      expect(codeOf(await verify(second.body.proofId, code))).toBe(204)
      expect(codeOf(await login())).toBe(200)
    })

    it('are for the same account where they are asked for by a page of before, which names one that is void', async () => {
      const again = { channel: 'email', destination: email, proofId: (await signUp()).body.proofId }
      server.time.now += MINUTE
      await post(server, '/auth/otp', again)
      server.time.now += MINUTE
      const { body } = await post(server, '/auth/otp', again)
      const { code } = await lastMessageTo(database, email)
      expect(codeOf(await verify(body.proofId, code))).toBe(204)
      expect(codeOf(await login())).toBe(200)
    })

    it('are sent five times an hour and ten times a day to one address, for all who ask', async () => {
      const statuses: number[] = []
      for (let minute = 0; minute < 26 * 60; minute++) {
        if (minute % 2 === 0) {
          const body = { channel: 'email', destination: email }
          const { status } = await post(server, '/auth/otp', body, { address: `198.51.100.${minute % 250}` })
          statuses.push(status)
        }
        server.time.now += MINUTE
        if (minute === 58) expect(statuses.filter((status) => status === 202)).toHaveLength(5)
        if (minute === 24 * 60 - 2) break
      }
      expect(statuses.filter((status) => status === 202)).toHaveLength(10)
    }, 60_000)

    it('pause an address after ten wrong ones in a day, over all codes and all who try', async () => {
      const found: (string | number)[] = []
      let verification = (await signUp()).body.proofId
      for (let round = 0; round < 5; round++) {
        const { code } = await lastMessageTo(database, email)
        for (let i = 0; i < 3; i++) found.push(codeOf(await verify(verification, wrong(code))))
        server.time.now += 20 * MINUTE
        const sent = await post(server, '/auth/otp', { channel: 'email', destination: email, proofId: verification })
        verification = sent.body.proofId
      }
      expect(found.filter((each) => each === '422 otp_invalid')).toHaveLength(10)
      expect(found.slice(10)).toEqual(Array.from({ length: 5 }, () => '429 rate_limited'))
      const { code } = await lastMessageTo(database, email)
      expect(codeOf(await verify(verification, code))).toBe('429 rate_limited')
    })
  })

  it('is done once for one key, and keeps neither password nor code nor link as they are', async () => {
    const key = crypto.randomUUID()
    const answers = [await signUp({}, { key }), await signUp({}, { key })]
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    const { code, token } = await lastMessageTo(database, email)
    expect(await messagesTo(database, email)).toHaveLength(1)
    const tables = ['users', 'contact_proofs', 'contact_destinations', 'link_tokens', 'idempotency_keys']
    const dumps = await Promise.all(
      tables.map((table) => database.pool.query(`select ${table}::text as row from ${table}`)),
    )
    const dump = JSON.stringify(dumps.map(({ rows }) => rows.map(({ row }) => String(row))))
    for (const secret of [PASSWORD, token, `,${code},`]) expect(dump).not.toContain(secret)
  })

  it.each([
    ['/auth/verification-links', { email: 'pressed@example.org' }],
    ['/auth/forgot-password', { identifier: 'pressed@example.org' }],
    ['/subscribers/unsubscribe-link', { email: 'pressed@example.org' }],
  ])('sends by %s once for one press, which is answered the same again', async (path, body) => {
    const key = crypto.randomUUID()
    const send = () => post(server, path, body, { key })
    const [first, ...others] = [...(await Promise.all([send(), send()])), await send()]
    expect(first?.status).toBeLessThan(300)
    for (const { status, body: otherBody } of others) expect([status, otherBody]).toEqual([first?.status, first?.body])
    expect(codeOf(await post(server, path, body))).toBe('429 rate_limited')
    server.time.now += MINUTE
    expect((await post(server, path, body, { key: '' })).status).toBeLessThan(300)
  })

  it('sends the link again to who waits for it, and says nothing of who does', async () => {
    await signUp()
    server.time.now += MINUTE
    const again = await post(server, '/auth/verification-links', { email })
    const unknown = await post(server, '/auth/verification-links', { email: `nobody.${email}` })
    const shape = ({ status, body }: TestResponse) => [status, { ...body, proofId: '' }]
    expect(shape(again)).toEqual(shape(unknown))
    const { token } = await lastMessageTo(database, email)
    expect(codeOf(await follow(token))).toBe(204)
    expect(codeOf(await login())).toBe(200)
    // There is nothing that a link could verify.
    expect((await lastMessageTo(database, `nobody.${email}`)).token).toBe('')
  })
})
