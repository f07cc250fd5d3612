import { randomUUID } from 'node:crypto'

import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Role } from '@otosafi/domain/office/roles'
import type { EditionId } from '@otosafi/editions/edition'

import { hashPassword } from '../auth/passwords.ts'
import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { OFFICE_HOST } from '../env.ts'
import { seedStock } from '../testing/cars.ts'
import { sendRequest, type TestRequest } from '../testing/http-request.ts'
import { post } from '../testing/post.ts'
import { mailsIn } from '../testing/sent-messages.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'

const PASSWORD = 'correct horse battery'
const QUESTION = { message: 'Is there parking?', name: 'Salma', email: 'salma@example.org', consent: true }

withDatabase('the office', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], 1)
    server = await startTestServer(database)
  })

  const ask = (path: string, { headers, ...request }: TestRequest = {}) =>
    sendRequest(server.port, OFFICE_HOST, `/office${path}`, {
      ...request,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const send = (method: string, path: string, body: unknown, cookie = '') =>
    ask(path, { method, body: JSON.stringify(body), headers: { cookie } })

  async function employ(role: Role, editions: EditionId[] = ['ma']) {
    const id = randomUUID()
    const email = `${id}@example.org`
    await database.kysely
      .insertInto('staff')
      .values({
        id,
        email,
        name: `Amina ${role}`,
        role,
        editions,
        password_hash: await hashPassword(PASSWORD),
        created_at: new Date(server.time.now),
      })
      .execute()
    return { id, email }
  }

  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.time.now })

  /** Signs in somebody new with a second factor; resolves to the session's cookie, the secret and the recovery codes. */
  async function signIn(email: string) {
    const { body } = await send('POST', '/sessions', { email, password: PASSWORD })
    const { ticket, enrolment } = body as { ticket: string; enrolment: { secret: string } }
    const begun = await send('POST', '/sessions/second-factor', { ticket, code: codeOf(enrolment.secret) })
    expect(begun.status).toBe(200)
    const [cookie = ''] = String(begun.headers['set-cookie']).split(';')
    return { cookie, secret: enrolment.secret, recoveryCodes: begun.body.recoveryCodes as string[] }
  }

  async function employed(role: Role, editions?: EditionId[]) {
    const staff = await employ(role, editions)
    return { ...staff, ...(await signIn(staff.email)) }
  }

  async function asked(): Promise<string> {
    const { body } = await post(server, '/questions', QUESTION)
    return (body as { reference: string }).reference
  }

  describe('a session', () => {
    it('begins with a password and a code, each of which is good once', async () => {
      const { email } = await employ('agent')
      const { cookie, secret, recoveryCodes } = await signIn(email)
      expect(cookie).toMatch(/^office_session=[\w-]{43}$/)
      expect(recoveryCodes).toHaveLength(10)
      expect((await ask('/me', { headers: { cookie } })).body).toMatchObject({ email, role: 'agent', editions: ['ma'] })

      const { body } = await send('POST', '/sessions', { email, password: PASSWORD })
      expect(body.enrolment).toBeNull()
      const again = { ticket: body.ticket, code: codeOf(secret) }
      expect((await send('POST', '/sessions/second-factor', again)).status).toBe(401)
      server.time.now += 30_000
      const next = { ticket: body.ticket, code: codeOf(secret) }
      expect((await send('POST', '/sessions/second-factor', next)).body).toEqual({ recoveryCodes: [] })
      expect((await send('POST', '/sessions/second-factor', next)).status).toBe(401)
    })

    it('begins with a recovery code once, where the second factor is lost', async () => {
      const { email } = await employ('agent')
      const { recoveryCodes } = await signIn(email)
      const code = recoveryCodes[0]?.toLowerCase().replace('-', ' ')
      for (const status of [200, 401]) {
        const { body } = await send('POST', '/sessions', { email, password: PASSWORD })
        expect((await send('POST', '/sessions/second-factor', { ticket: body.ticket, code })).status).toBe(status)
      }
    })

    it('leaves half an hour to set an authenticator up, and five minutes for a code of one', async () => {
      const { email } = await employ('agent')
      const begin = async () => (await send('POST', '/sessions', { email, password: PASSWORD })).body
      const { ticket, enrolment } = await begin()
      const proveAfter = (minutes: number, begun: string) => {
        server.time.now += minutes * 60_000
        const code = codeOf(String(enrolment.secret))
        return send('POST', '/sessions/second-factor', { ticket: begun, code })
      }
      expect((await proveAfter(29, String(ticket))).status).toBe(200)
      expect((await proveAfter(6, String((await begin()).ticket))).status).toBe(401)
    })

    it.each([
      ['a wrong password', { password: 'wrong horse battery' }],
      ['nobody’s address', { email: 'nobody@example.org' }],
    ])('does not begin with %s, and nothing says which it was', async (_, other) => {
      const { email } = await employ('agent')
      const { status, body } = await send('POST', '/sessions', { email, password: PASSWORD, ...other })
      expect([status, body.code]).toEqual([401, 'invalid_credentials'])
    })

    it('takes a hundred codes a day, by whatever tickets they come, and a recovery code after them', async () => {
      const { email, recoveryCodes } = await employed('agent')
      const from = (network: number, path: string, body: object) => {
        const headers = { 'x-forwarded-for': `198.51.100.${network}` }
        return ask(path, { method: 'POST', body: JSON.stringify(body), headers })
      }
      const begin = async () => (await from(200, '/sessions', { email, password: PASSWORD })).body.ticket as string
      const prove = async (network: number, ticket: string, code: string) =>
        (await from(network, '/sessions/second-factor', { ticket, code })).status
      let ticket = ''
      // The first code was that of signing in.
      for (let count = 1; count < 100; count++) {
        if (count % 10 === 1) ticket = await begin()
        expect(await prove(count, ticket, '000000')).toBe(401)
      }
      ticket = await begin()
      expect(await prove(100, ticket, '000000')).toBe(429)
      expect(await prove(100, ticket, recoveryCodes[0] ?? '')).toBe(200)
    })

    it('ends by signing out, after half an hour without a request, and with the account', async () => {
      const status = async (cookie: string) => (await ask('/me', { headers: { cookie } })).status
      const leaver = await employed('agent')
      expect((await send('DELETE', '/sessions/current', {}, leaver.cookie)).status).toBe(204)
      expect(await status(leaver.cookie)).toBe(401)
      const idle = await employed('agent')
      server.time.now += 29 * 60_000
      expect(await status(idle.cookie)).toBe(200)
      server.time.now += 31 * 60_000
      expect(await status(idle.cookie)).toBe(401)
      const closed = await employed('agent')
      await database.kysely
        .updateTable('staff')
        .set({ closed_at: new Date(server.time.now) })
        .where('id', '=', closed.id)
        .execute()
      expect(await status(closed.cookie)).toBe(401)
    })

    it('is of the office’s host and pages alone', async () => {
      const { cookie } = await employed('agent')
      const elsewhere = await sendRequest(server.port, 'otosafi.ma', '/office/me', { headers: { cookie } })
      expect(elsewhere.status).toBe(404)
      const foreign = await ask('/me', { headers: { cookie, 'sec-fetch-site': 'cross-site' } })
      expect([foreign.status, foreign.body.code]).toEqual([403, 'cross_origin'])
    })
  })

  describe('the inbox', () => {
    it('has a question with all that was done with it, and who did it', async () => {
      const { cookie, id } = await employed('agent')
      const reference = await asked()
      const path = `/requests/ma/${reference}`
      const { body: list } = await ask(`/requests?text=${reference.toLowerCase()}`, { headers: { cookie } })
      expect(list).toMatchObject({
        requests: [{ reference, kind: 'question', state: 'received', from: 'Salma', owner: null }],
        total: 1,
        nextCursor: null,
      })
      server.time.now += 5 * 60_000
      await send('PUT', `${path}/owner`, { owner: id, former: null }, cookie)
      await send('POST', `${path}/notes`, { text: 'Calls back after six.' }, cookie)
      const begun = await send('POST', `${path}/actions`, { action: 'begin' }, cookie)
      expect(begun.body).toMatchObject({
        summary: { state: 'inProgress', owner: { id }, firstAnswerMinutes: 5 },
        events: [{ action: 'begin', by: { id } }],
        notes: [{ text: 'Calls back after six.', by: { id } }],
      })
      const empty = await send('POST', `${path}/actions`, { action: 'answer', answer: '  ' }, cookie)
      expect([empty.status, empty.body.errors]).toEqual([422, [expect.objectContaining({ path: '/answer' })]])
      const answered = await send('POST', `${path}/actions`, { action: 'answer', answer: 'Yes, in the court.' }, cookie)
      expect(answered.body).toMatchObject({ summary: { state: 'closed' }, actions: [] })
      const mails = (await mailsIn(database)).filter(({ to }) => to === QUESTION.email)
      expect(mails.at(-1)?.text).toContain('Yes, in the court.')
      const late = await send('POST', `${path}/actions`, { action: 'close' }, cookie)
      expect([late.status, late.body.code]).toEqual([409, 'conflict'])
    })

    it('is another edition’s for nobody, and no editor’s', async () => {
      const reference = await asked()
      const foreign = await employed('agent', ['coza'])
      const path = `/requests/ma/${reference}`
      for (const [method, of, body] of [
        ['GET', '', undefined],
        ['POST', '/actions', { action: 'begin' }],
        ['POST', '/notes', { text: 'mine' }],
        ['PUT', '/owner', { owner: foreign.id, former: null }],
      ] as const)
        expect((await send(method, path + of, body, foreign.cookie)).status).toBe(404)
      expect((await ask('/requests?edition=ma', { headers: { cookie: foreign.cookie } })).status).toBe(403)
      expect((await ask('/requests', { headers: { cookie: foreign.cookie } })).body).toMatchObject({ total: 0 })
      const editor = await employed('editor')
      expect((await ask('/requests', { headers: { cookie: editor.cookie } })).status).toBe(403)
    })

    it('is given to those alone who work in the edition', async () => {
      const { cookie } = await employed('agent')
      const other = await employ('agent', ['coza'])
      const path = `/requests/ma/${await asked()}/owner`
      expect((await send('PUT', path, { owner: other.id, former: null }, cookie)).status).toBe(422)
      expect((await send('PUT', path, { owner: randomUUID(), former: null }, cookie)).status).toBe(422)
      const inspector = await employ('inspector')
      expect((await send('PUT', path, { owner: inspector.id, former: null }, cookie)).status).toBe(422)
    })

    it('stays with who took it where somebody else has not seen that', async () => {
      const [first, second] = [await employed('agent'), await employed('agent')]
      const path = `/requests/ma/${await asked()}/owner`
      expect((await send('PUT', path, { owner: first.id, former: null }, first.cookie)).status).toBe(200)
      expect((await send('PUT', path, { owner: second.id, former: null }, second.cookie)).status).toBe(409)
      const { status, body } = await send('PUT', path, { owner: second.id, former: first.id }, second.cookie)
      expect([status, body.summary.owner.id]).toEqual([200, second.id])
    })

    it('is given again to the same colleague, as after a lost answer', async () => {
      const [first, second] = [await employed('agent'), await employed('agent')]
      const path = `/requests/ma/${await asked()}/owner`
      const taken = { owner: first.id, former: null }
      expect((await send('PUT', path, taken, first.cookie)).status).toBe(200)
      const { status, body } = await send('PUT', path, taken, first.cookie)
      expect([status, body.summary.owner.id]).toEqual([200, first.id])
      expect((await send('PUT', path, { owner: null, former: second.id }, first.cookie)).status).toBe(409)
    })

    it('comes page by page, each request once', async () => {
      for (let number = 0; number < 60; number += 1) {
        // Slowly enough for the limit of what a network may ask.
        server.time.now += 100_000
        await asked()
      }
      const { cookie } = await employed('agent')
      const seen: string[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const { body } = await ask(`/requests?kind=question${cursor && `&cursor=${cursor}`}`, { headers: { cookie } })
        seen.push(...body.requests.map(({ reference }: { reference: string }) => reference))
        cursor = body.nextCursor as string | null
      }
      expect(seen.length).toBeGreaterThanOrEqual(60)
      expect(new Set(seen).size).toBe(seen.length)
    })
  })

  describe('the audit log', () => {
    it('tells a manager who did what, and is changed by nobody', async () => {
      const { cookie, id } = await employed('agent')
      const reference = await asked()
      await send('POST', `/requests/ma/${reference}/actions`, { action: 'begin' }, cookie)
      expect((await ask('/audit', { headers: { cookie } })).status).toBe(403)
      const manager = await employed('manager')
      const { body } = await ask(`/audit?text=${reference}`, { headers: { cookie: manager.cookie } })
      expect(body.entries).toEqual([
        expect.objectContaining({
          by: { id, name: 'Amina agent' },
          operation: 'actOnRequest',
          edition: 'ma',
          subject: reference,
          before: { state: 'received' },
          after: { state: 'inProgress', action: 'begin' },
        }),
      ])
      await expect(database.kysely.deleteFrom('audit_log').execute()).rejects.toThrow('only added to')
      await expect(database.kysely.updateTable('audit_log').set({ subject: '' }).execute()).rejects.toThrow(
        'only added to',
      )
    })
  })
})
