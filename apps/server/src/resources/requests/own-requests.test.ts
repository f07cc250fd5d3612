import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { buildCar, insertCars, seedStock } from '../../testing/cars.ts'
import { codeOf } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { lastMessageTo } from '../../testing/sent-messages.ts'
import { verifyCode } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser, cookieHeader, PASSWORD } from '../../testing/users.ts'

const PHONE = '+212661223344'

withDatabase('requests of account holders', (open) => {
  let database: Database
  let server: TestServer
  const car = buildCar()
  let people = 0
  let email = ''
  let token = ''

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma'], 2)
    await insertCars(database, 'ma', [car])
    server = await startTestServer(database)
  })
  beforeEach(async () => {
    server.time.now += 48 * 3_600_000
    email = `fatou${(people += 1)}@example.org`
    await addUser(database, { email })
    token = (await signIn()).body.authToken
  })

  const signIn = (session = 'token') => post(server, '/auth/login', { identifier: email, password: PASSWORD, session })
  const bearer = () => ({ authorization: `Bearer ${token}` })
  const send = (path: string, body: object, headers: Record<string, string> = bearer()) =>
    post(server, path, { consent: true, ...body }, { headers, address: `198.51.100.${people}` })
  const list = async () => (await server.send('ma', '/api/profile/requests', { headers: bearer() })).body.requests
  const references = async () => (await list()).map(({ reference }: { reference: string }) => reference)

  it('are listed with where they stand, latest first', async () => {
    expect(await list()).toEqual([])
    const callback = await send('/callbacks', { name: 'Fatou', phone: '0661223344', car: car.id, language: 'ar' })
    server.time.now += 1000
    const question = await send('/questions', { message: 'Is it still there?' })
    expect(await list()).toEqual([
      {
        kind: 'question',
        reference: question.body.reference,
        state: 'received',
        createdAt: new Date(server.time.now).toISOString(),
        language: 'fr',
        car: null,
        message: 'Is it still there?',
      },
      {
        kind: 'callback',
        reference: callback.body.reference,
        state: 'received',
        createdAt: new Date(server.time.now - 1000).toISOString(),
        language: 'ar',
        car: expect.objectContaining({ id: car.id, name: expect.stringContaining('Corolla') }),
        message: null,
      },
    ])
    await database.kysely
      .updateTable('requests')
      .set({ state: 'closed', car_id: 'gone0000' })
      .where('reference', '=', callback.body.reference)
      .execute()
    expect((await list())[1]).toMatchObject({ state: 'closed', car: null })
  })

  it('are theirs by cookie too, from pages of the site alone', async () => {
    const cookie = cookieHeader(await signIn('cookie'))
    const own = await send('/questions', { message: 'Mine' }, { cookie, 'sec-fetch-site': 'same-origin' })
    expect(codeOf(await send('/questions', { message: 'Forged' }, { cookie, 'sec-fetch-site': 'cross-site' }))).toBe(
      '403 cross_origin',
    )
    await send('/questions', { message: 'Of a guest' }, {})
    await send('/questions', { message: 'Of nobody' }, { authorization: 'Bearer x.y.z' })
    expect(await references()).toEqual([own.body.reference])
  })

  describe('that they sent as guests', () => {
    it('are theirs where they name the verified address, however it was typed', async () => {
      const { body } = await send('/questions', { message: 'x', email: email.toUpperCase() }, {})
      await send('/questions', { message: 'x', email: `other.${email}` }, {})
      expect(await references()).toEqual([body.reference])
    })

    it('are theirs where they name a number once it is verified, not before', async () => {
      const { body } = await send('/callbacks', { name: 'F', phone: '06 61 22 33 44' }, {})
      await server.send('ma', '/api/profile', {
        method: 'PATCH',
        headers: { ...bearer(), 'content-type': 'application/json' },
        body: JSON.stringify({ phone: PHONE, currentPassword: PASSWORD }),
      })
      expect(await references()).not.toContain(body.reference)
      const contact = { channel: 'phone', destination: PHONE } as const
      const sent = await post(server, '/auth/otp', contact, { headers: bearer() })
      const { code } = await lastMessageTo(database, PHONE)
      await verifyCode(server, { ...contact, proofId: sent.body.proofId, code })
      expect(await references()).toContain(body.reference)
    })

    it('stay another account’s where that one was signed in', async () => {
      const { body } = await send('/questions', { message: 'x', email: 'b@example.org' })
      const reader = `reader.${email}`
      await addUser(database, { email: reader })
      const answer = await post(server, '/auth/login', { identifier: reader, password: PASSWORD })
      await database.kysely
        .updateTable('requests')
        .set({ fields: JSON.stringify({ message: 'x', email: reader }) })
        .where('reference', '=', body.reference)
        .execute()
      const headers = { authorization: `Bearer ${answer.body.authToken}` }
      expect((await server.send('ma', '/api/profile/requests', { headers })).body.requests).toEqual([])
    })
  })

  it('are exported whole, and keep nothing of anybody when the account is deleted', async () => {
    const signedIn = await send('/callbacks', { name: 'Fatou Diop', phone: '0661998877', message: 'Call at noon' })
    const asGuest = await send('/questions', { message: 'As a guest', email }, {})
    const { body } = await server.send('ma', '/api/profile/export', { headers: bearer() })
    expect(body.requests).toHaveLength(2)
    expect(body.requests).toContainEqual(
      expect.objectContaining({
        state: 'received',
        language: 'fr',
        fields: expect.objectContaining({ message: 'Call at noon' }),
      }),
    )
    const { id } = await database.kysely
      .selectFrom('requests')
      .select('id')
      .where('reference', '=', signedIn.body.reference)
      .executeTakeFirstOrThrow()
    const act = { edition: 'ma', request_id: id, action: 'begin', actor: 'staff' } as const
    await database.kysely
      .insertInto('request_events')
      .values({ ...act, state_before: 'received', state_after: 'inProgress', at: new Date(server.time.now) })
      .execute()
    expect(codeOf(await post(server, '/profile/deletion', { password: PASSWORD }, { headers: bearer() }))).toBe(200)
    const rows = await database.kysely
      .selectFrom('requests')
      .select(['kind', 'fields', 'user_id'])
      .where('reference', 'in', [signedIn.body.reference, asGuest.body.reference])
      .orderBy('kind')
      .execute()
    expect(rows).toEqual([
      { kind: 'callback', fields: {}, user_id: null },
      { kind: 'question', fields: {}, user_id: null },
    ])
    const events = database.kysely.selectFrom('request_events').select('at').where('request_id', '=', id)
    expect(await events.execute()).toEqual([])
  })
})
