import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { codeOf } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { lastMessageTo, messagesTo } from '../../testing/sent-messages.ts'
import { verifyCode } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser, PASSWORD } from '../../testing/users.ts'

const HOUR = 3_600_000

withDatabase('a profile', (open) => {
  let database: Database
  let server: TestServer
  let people = 0
  let email = ''
  let token = ''

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
  })
  beforeEach(async () => {
    server.time.now += 48 * HOUR
    email = `fatou${(people += 1)}@example.org`
    await addUser(database, { email })
    token = await signIn()
  })

  const signIn = async (headers: Record<string, string> = {}): Promise<string> =>
    (await post(server, '/auth/login', { identifier: email, password: PASSWORD }, { headers })).body.authToken
  const bearer = (of = token) => ({ authorization: `Bearer ${of}` })
  const send = (method: string, path: string, body?: object, of = token) =>
    server.send('ma', `/api${path}`, {
      method,
      headers: { ...bearer(of), ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const update = (body: object) => send('PATCH', '/profile', body)
  const changeContact = (contact: object) => update({ ...contact, currentPassword: PASSWORD })

  it('is changed field by field', async () => {
    const { body } = await update({ fullName: ' Fatou  Diop ', bio: 'Looking for a family car.' })
    expect(body).toMatchObject({ fullName: 'Fatou  Diop', bio: 'Looking for a family car.', email })
    expect((await update({ bio: null, language: 'ar' })).body).toMatchObject({ bio: null, language: 'ar' })
    expect(codeOf(await update({}))).toBe('422 validation_failed')
    expect(codeOf(await update({ fullName: '' }))).toBe('422 validation_failed')
    expect(codeOf(await update({ id: 'other' }))).toBe('422 validation_failed')
  })

  it('is written to in a language of its edition alone', async () => {
    await update({ language: 'ar' })
    const { body } = await update({ fullName: 'Nobody', language: 'zu' })
    expect(body.errors).toEqual([expect.objectContaining({ path: '/body/language', code: 'option' })])
    expect((await send('GET', '/profile')).body).toMatchObject({ fullName: 'Salma Bennani', language: 'ar' })
  })

  it('has a new address once its code was typed; until then the old one counts', async () => {
    const address = `new.${email}`
    expect((await changeContact({ email: address })).body).toMatchObject({
      email,
      emailVerified: true,
      pendingEmail: address,
    })
    const sent = await post(server, '/auth/otp', { channel: 'email', destination: address }, { headers: bearer() })
    const { code } = await lastMessageTo(database, address)
    const proof = { proofId: sent.body.proofId, destination: address, code }
    expect(codeOf(await verifyCode(server, proof))).toBe(204)
    expect((await send('GET', '/profile')).body).toMatchObject({
      email: address,
      emailVerified: true,
      pendingEmail: null,
    })
  })

  it('takes the password with a new address or number, and pauses after wrong ones', async () => {
    const wished = { email: `new.${email}`, phone: `+2126612${70_000 + people}` }
    const issueOf = async (body: object) => (await update(body)).body.errors
    const path = '/body/currentPassword'
    for (const [channel, contact] of Object.entries(wished)) {
      expect(await issueOf({ [channel]: contact })).toEqual([{ path, code: 'passwordRequired' }])
      const wrong = { [channel]: contact, currentPassword: 'wrong horse' }
      expect(await issueOf(wrong)).toEqual([{ path, code: 'passwordWrong' }])
    }
    expect((await send('GET', '/profile')).body).toMatchObject({ pendingEmail: null, pendingPhone: null })
    let paused: string | number = ''
    for (let i = 0; i < 20 && paused !== '429 rate_limited'; i++)
      paused = codeOf(await update({ ...wished, currentPassword: 'wrong horse' }))
    expect(paused).toBe('429 rate_limited')
    expect(codeOf(await changeContact(wished))).toBe('429 rate_limited')
  })

  it.each([
    ['email', (id: string) => [`first.${id}@example.org`, `second.${id}@example.org`]],
    ['phone', (id: string) => [`+21266131${id}`, `+21266141${id}`]],
  ] as const)(
    'tells the former %s of a change, once the new one is proven, in the account’s language',
    async (channel, of) => {
      const [first = '', second = ''] = of(String(1000 + people))
      await update({ language: 'ar' })
      for (const destination of [first, second]) {
        await changeContact({ [channel]: destination })
        const sent = await post(server, '/auth/otp', { channel, destination }, { headers: bearer() })
        const { code } = await lastMessageTo(database, destination)
        expect(await messagesTo(database, first)).toHaveLength(1)
        await verifyCode(server, { proofId: sent.body.proofId, channel, destination, code })
      }
      const [, warning] = await messagesTo(database, first)
      expect(warning?.text).toContain('إن لم تكونوا أنتم، فأخبرونا')
      expect(warning?.text).toContain('/ar/contact-us')
      expect(await messagesTo(database, second)).toHaveLength(1)
    },
  )

  it('takes a new address back with the old one, and then its code is worth nothing', async () => {
    const address = `new.${email}`
    await changeContact({ email: address })
    const sent = await post(server, '/auth/otp', { channel: 'email', destination: address }, { headers: bearer() })
    expect((await changeContact({ email })).body).toMatchObject({ email, pendingEmail: null })
    const { code } = await lastMessageTo(database, address)
    const proof = { proofId: sent.body.proofId, destination: address, code }
    expect(codeOf(await verifyCode(server, proof))).toBe('410 otp_expired')
  })

  it('says that a number must be unique after its verification', async () => {
    const phone = `+2126612${60_000 + people}`
    await addUser(database, { email: `owner.${email}`, phone })
    expect((await changeContact({ phone })).body).toMatchObject({ phone, phoneVerified: false })
    const sent = await post(server, '/auth/otp', { channel: 'phone', destination: phone }, { headers: bearer() })
    const { code } = await lastMessageTo(database, phone)
    const proof = { proofId: sent.body.proofId, channel: 'phone', destination: phone, code } as const
    expect(codeOf(await verifyCode(server, proof))).toBe('409 phone_not_unique')
  })

  describe('lists where it is signed in', () => {
    it('and signs out there, one by one or all others', async () => {
      const phone = await signIn({ 'user-agent': 'Phone' })
      await signIn({ 'user-agent': 'Library' })
      const { body } = await send('GET', '/profile/sessions')
      expect(body.sessions).toHaveLength(3)
      expect(body.sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
      const library = body.sessions.find(({ device }: { device: string }) => device === 'Library')
      expect(codeOf(await send('DELETE', `/profile/sessions/${library.id}`))).toBe(204)
      expect(codeOf(await send('DELETE', `/profile/sessions/${library.id}`))).toBe('404 not_found')
      expect(codeOf(await send('DELETE', '/profile/sessions'))).toBe(204)
      expect([codeOf(await send('GET', '/profile')), codeOf(await send('GET', '/profile', undefined, phone))]).toEqual([
        200,
        '401 unauthorized',
      ])
    })

    it('of nobody else', async () => {
      const { body } = await send('GET', '/profile/sessions')
      const other = `other.${email}`
      await addUser(database, { email: other })
      const answer = await post(server, '/auth/login', { identifier: other, password: PASSWORD })
      const theirs = answer.body.authToken
      const path = `/profile/sessions/${body.sessions[0].id}`
      expect(codeOf(await send('DELETE', path, undefined, theirs))).toBe('404 not_found')
      expect(codeOf(await send('GET', '/profile'))).toBe(200)
    })
  })

  it('is given as a file with all that is stored', async () => {
    await database.kysely
      .insertInto('blog_likes')
      .values({
        edition: 'ma',
        user_id: (await send('GET', '/profile')).body.id,
        blog_id: 'a-post',
        created_at: new Date(server.time.now),
      })
      .execute()
    const { status, headers, body } = await send('GET', '/profile/export')
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="account.json"'])
    expect(body).toMatchObject({
      user: { email },
      likedBlogs: ['a-post'],
      wishLists: [],
      sessions: [expect.anything()],
    })
    expect(JSON.stringify(body)).not.toContain('argon2')
  })

  it('is given five times a day to an account, whatever others behind its address ask for', async () => {
    const answers: unknown[] = []
    for (let times = 0; times < 6; times += 1) answers.push(codeOf(await send('GET', '/profile/export')))
    expect(answers).toEqual([200, 200, 200, 200, 200, '429 rate_limited'])
    await addUser(database, { email: `other.${email}` })
    const other = { identifier: `other.${email}`, password: PASSWORD }
    const theirs = (await post(server, '/auth/login', other)).body.authToken
    expect(codeOf(await send('GET', '/profile/export', undefined, theirs))).toBe(200)
  })
})
