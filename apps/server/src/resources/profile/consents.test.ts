import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { seedStock } from '../../testing/cars.ts'
import { codeOf } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { lastMessageTo } from '../../testing/sent-messages.ts'
import { signUp as signUpBy, verifyCode } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser, PASSWORD } from '../../testing/users.ts'

const HOUR = 3_600_000
const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }

withDatabase('what an account agreed to', (open) => {
  let database: Database
  let server: TestServer
  let people = 0
  let email = ''
  let token = ''
  let policy = ''

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma'], 1)
    server = await startTestServer(database)
    const { body } = await server.send('ma', '/api/pages/privacyPolicy')
    policy = body.updatedAt.slice(0, 10)
  })
  beforeEach(() => {
    server.time.now += 48 * 3_600_000
    email = `moussa${(people += 1)}@example.org`
  })

  const bearer = () => ({ authorization: `Bearer ${token}` })
  const signIn = async () =>
    (token = (await post(server, '/auth/login', { identifier: email, password: PASSWORD })).body.authToken)
  const signUp = async (newsletter: boolean) => {
    const { body } = await signUpBy(server, email, { newsletter })
    const { code } = await lastMessageTo(database, email)
    await verifyCode(server, { proofId: body.proofId, destination: email, code })
    await signIn()
  }
  const read = async () => (await server.send('ma', '/api/profile/consents', { headers: bearer() })).body
  const choose = (subscribed: boolean) =>
    post(server, '/profile/newsletter', { subscribed }, { headers: bearer(), method: 'PUT' })
  const stateOf = async () =>
    (await database.kysely.selectFrom('subscribers').select('state').where('email', '=', email).executeTakeFirst())
      ?.state

  it('is shown from the sign-up on, with the version of the text', async () => {
    await signUp(true)
    const at = expect.any(String)
    expect(policy).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(await read()).toEqual({
      newsletter: true,
      consents: [
        { purpose: 'account', given: true, at, textVersion: policy },
        { purpose: 'newsletter', given: true, at, textVersion: policy },
      ],
    })
    const { body } = await server.send('ma', '/api/profile/export', { headers: bearer() })
    expect(body.consents).toEqual((await read()).consents)
  })

  it('has the newsletter given and taken back from the account, each once', async () => {
    await signUp(false)
    expect(await read()).toMatchObject({ newsletter: false, consents: [{ purpose: 'account' }] })
    for (const subscribed of [true, true, false, false]) {
      server.time.now += 1000
      expect(codeOf(await choose(subscribed))).toBe(204)
      expect(await stateOf()).toBe(subscribed ? 'subscribed' : 'unsubscribed')
    }
    expect(await read()).toMatchObject({
      newsletter: false,
      consents: [
        { purpose: 'newsletter', given: false },
        { purpose: 'newsletter', given: true },
        { purpose: 'account', given: true },
      ],
    })
  })

  it('has it changed sixty times an hour at most, and another account as often as before', async () => {
    await signUp(false)
    // At the beginning of an hour, in which all are counted.
    server.time.now = (Math.floor(server.time.now / HOUR) + 1) * HOUR
    await signIn()
    for (let count = 1; count <= 60; count += 1) expect(codeOf(await choose(count % 2 === 1))).toBe(204)
    expect(codeOf(await choose(true))).toBe('429 rate_limited')
    await addUser(database, { email: `other-${email}` })
    email = `other-${email}`
    await signIn()
    expect(codeOf(await choose(true))).toBe(204)
  })

  it('has it too where it was asked for or ended by a mail’s link', async () => {
    await signUp(false)
    server.time.now += 1000
    await post(server, '/subscribers', { email, consent: true })
    const { text } = await lastMessageTo(database, email)
    const [confirm = '', end = ''] = [...text.matchAll(/\/([\w-]{43})(?![\w-])/g)].map(([, secret]) => secret)
    expect(codeOf(await post(server, '/subscribers/confirm', { token: confirm }))).toBe(200)
    expect(await read()).toMatchObject({ newsletter: true, consents: [{ purpose: 'newsletter', given: true }, {}] })
    server.time.now += 1000
    expect(codeOf(await post(server, `/subscribers/unsubscribe/${end}`, '', FORM))).toBe(200)
    expect(await read()).toMatchObject({
      newsletter: false,
      consents: [{ purpose: 'newsletter', given: false }, {}, {}],
    })
  })

  it('has the preferences of the newsletter, which are given with it and changed while it is active', async () => {
    await signUp(false)
    const newsletter = async () =>
      (await server.send('ma', '/api/profile/newsletter', { headers: { ...bearer(), 'accept-language': 'fr' } })).body
    const put = (body: object) => post(server, '/profile/newsletter', body, { headers: bearer(), method: 'PUT' })
    const usual = { frequency: 'weekly', topics: [], language: 'fr' }
    expect(await newsletter()).toMatchObject({ subscribed: false, preferences: usual })
    const preferences = { frequency: 'monthly', topics: ['driving', 'newCars'], language: 'ar' }
    expect((await put({ subscribed: true, preferences })).status).toBe(204)
    expect(await newsletter()).toMatchObject({ subscribed: true, preferences, topics: expect.any(Array) })
    expect((await put({ subscribed: true, preferences: usual })).status).toBe(204)
    expect(await newsletter()).toMatchObject({ subscribed: true, preferences: usual })
    expect((await read()).consents).toHaveLength(2)
    expect((await put({ subscribed: true })).status).toBe(204)
    for (const wrong of [{ language: 'zu' }, { frequency: 'daily' }]) {
      const refused = await put({ subscribed: true, preferences: { ...preferences, ...wrong } })
      expect([refused.status, refused.body.errors[0].path]).toEqual([422, `/body/preferences/${Object.keys(wrong)[0]}`])
    }
    expect(await newsletter()).toMatchObject({ subscribed: true, preferences: usual })
    expect((await put({ subscribed: false, preferences })).status).toBe(204)
    expect(await newsletter()).toMatchObject({ subscribed: false, preferences: usual })
    expect((await server.send('ma', '/api/profile/newsletter')).status).toBe(401)
  })

  it('has the newsletter go on to the address that takes the place of another, and no more to that', async () => {
    await signUp(true)
    const preferences = { frequency: 'monthly', topics: ['newCars'], language: 'ar' }
    await post(server, '/profile/newsletter', { subscribed: true, preferences }, { headers: bearer(), method: 'PUT' })
    const before = email
    email = `new.${email}`
    const wished = { email, currentPassword: PASSWORD }
    await post(server, '/profile', wished, { headers: bearer(), method: 'PATCH' })
    const sent = await post(server, '/auth/otp', { channel: 'email', destination: email }, { headers: bearer() })
    const { code } = await lastMessageTo(database, email)
    expect(codeOf(await verifyCode(server, { proofId: sent.body.proofId, destination: email, code }))).toBe(204)
    expect(await read()).toMatchObject({ newsletter: true, consents: [{}, {}] })
    const { body } = await server.send('ma', '/api/profile/newsletter', { headers: bearer() })
    expect(body).toMatchObject({ subscribed: true, preferences })
    email = before
    expect(await stateOf()).toBe('unsubscribed')
  })

  it('has it taken back where it was ended at the address that takes the place of another', async () => {
    await signUp(true)
    email = `ended.${email}`
    const ended = { id: randomUUID(), email, language: 'fr', state: 'unsubscribed' } as const
    await database.kysely
      .insertInto('subscribers')
      .values({ edition: 'ma', ...ended, consented_at: new Date(server.time.now) })
      .execute()
    server.time.now += 1000
    const wished = { email, currentPassword: PASSWORD }
    await post(server, '/profile', wished, { headers: bearer(), method: 'PATCH' })
    const sent = await post(server, '/auth/otp', { channel: 'email', destination: email }, { headers: bearer() })
    const { code } = await lastMessageTo(database, email)
    expect(codeOf(await verifyCode(server, { proofId: sent.body.proofId, destination: email, code }))).toBe(204)
    expect(await stateOf()).toBe('unsubscribed')
    expect(await read()).toMatchObject({
      newsletter: false,
      consents: [{ purpose: 'newsletter', given: false }, {}, { purpose: 'newsletter', given: true }],
    })
  })

  it('needs a verified address for the newsletter', async () => {
    const phone = `+2126613${10_000 + people}`
    const id = await addUser(database, { email, phone })
    await database.kysely
      .updateTable('users')
      .set({ email: null, email_verified_at: null })
      .where('id', '=', id)
      .execute()
    token = (await post(server, '/auth/login', { identifier: phone, password: PASSWORD })).body.authToken
    expect(codeOf(await choose(true))).toBe('409 conflict')
    expect(await read()).toEqual({ newsletter: false, consents: [] })
    expect(codeOf(await choose(false))).toBe(204)
    expect(await read()).toEqual({ newsletter: false, consents: [] })
  })

  it('is taken back by who agreed to the newsletter at the sign-up and has no address yet, which then brings none', async () => {
    const phone = `+2126614${10_000 + people}`
    const form = { fullName: 'Salma Bennani', phone, password: PASSWORD, consent: true, newsletter: true }
    const { proofId } = (await post(server, '/auth/sign-up', form)).body
    const byPhone = { channel: 'phone', destination: phone } as const
    const { code } = await lastMessageTo(database, phone)
    expect(codeOf(await verifyCode(server, { ...byPhone, proofId, code }))).toBe(204)
    token = (await post(server, '/auth/login', { identifier: phone, password: PASSWORD })).body.authToken
    expect(await read()).toMatchObject({ newsletter: false, consents: [{}, { purpose: 'newsletter', given: true }] })
    server.time.now += 1000
    for (let times = 0; times < 2; times += 1) expect(codeOf(await choose(false))).toBe(204)
    expect((await read()).consents.map(({ given }: { given: boolean }) => given)).toEqual([false, true, true])
    const wished = { email, currentPassword: PASSWORD }
    await post(server, '/profile', wished, { headers: bearer(), method: 'PATCH' })
    const sent = await post(server, '/auth/otp', { channel: 'email', destination: email }, { headers: bearer() })
    const mailed = await lastMessageTo(database, email)
    const proof = { proofId: sent.body.proofId, destination: email, code: mailed.code }
    expect(codeOf(await verifyCode(server, proof))).toBe(204)
    expect(await read()).toMatchObject({ newsletter: false })
    expect(await stateOf()).toBeUndefined()
  })
})
