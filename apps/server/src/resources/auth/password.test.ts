import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { codeOf } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { lastMessageTo, messagesTo } from '../../testing/sent-messages.ts'
import { verifyCode } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser, PASSWORD } from '../../testing/users.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NEW = 'a quite different one'

const byName = (a: string, b: string) => (a < b ? -1 : 1)

withDatabase('passwords', (open, kind) => {
  let database: Database
  let server: TestServer
  let people = 0
  let email = ''

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
  })
  beforeEach(async () => {
    server.time.now += 2 * DAY
    email = `ali${(people += 1)}@example.org`
    await addUser(database, { email, phone: `+2126612${50_000 + people}` })
  })

  const login = async (password = PASSWORD) => post(server, '/auth/login', { identifier: email, password })
  const profile = async (token: string) =>
    codeOf(await server.send('ma', '/api/profile', { headers: { authorization: `Bearer ${token}` } }))
  const forgot = (identifier: string) => post(server, '/auth/forgot-password', { identifier })
  const reset = (token: string, password = NEW) => post(server, '/auth/reset-password', { token, password })
  const change = (token: string, body: object) =>
    post(server, '/auth/change-password', body, { headers: { authorization: `Bearer ${token}` } })

  describe('that are forgotten', () => {
    it('are reset once by a link that is valid for half an hour; all sessions end, and the owner is notified', async () => {
      const { body: before } = await login()
      expect(codeOf(await forgot(email.toUpperCase()))).toBe(202)
      const { token } = await lastMessageTo(database, email)
      expect(codeOf(await reset(token, 'motdepasse'))).toBe('422 validation_failed')
      const answers = await Promise.all([reset(token), reset(token), reset(token)])
      expect(answers.map((each) => String(codeOf(each))).sort(byName)).toEqual([
        '204',
        '410 link_expired',
        '410 link_expired',
      ])
      expect(await profile(before.authToken)).toBe('401 unauthorized')
      expect([codeOf(await login()), codeOf(await login(NEW))]).toEqual(['401 invalid_credentials', 200])
      expect((await lastMessageTo(database, email)).token).toBe('')
      server.time.now += MINUTE
      await forgot(email)
      const late = await lastMessageTo(database, email)
      server.time.now += 30 * MINUTE
      expect(codeOf(await reset(late.token))).toBe('410 link_expired')
    })

    it('void other links with the first that is used', async () => {
      await forgot(email)
      const first = await lastMessageTo(database, email)
      server.time.now += MINUTE
      await forgot(email)
      expect(codeOf(await reset((await lastMessageTo(database, email)).token))).toBe(204)
      expect(codeOf(await reset(first.token))).toBe('410 link_expired')
    })

    it('are not chosen anew by a link that went to an address or number which was changed since', async () => {
      const contacts = { email: `new.${email}`, phone: `+2126612${60_000 + people}` }
      const former = { email, phone: `+2126612${50_000 + people}` }
      for (const channel of ['email', 'phone'] as const) {
        const { body } = await post(server, '/auth/login', { identifier: former.phone, password: PASSWORD })
        const headers = { authorization: `Bearer ${body.authToken}` }
        await forgot(former[channel])
        const { token } = await lastMessageTo(database, former[channel])
        const destination = contacts[channel]
        const change = { [channel]: destination, currentPassword: PASSWORD }
        expect(codeOf(await post(server, '/profile', change, { headers, method: 'PATCH' }))).toBe(200)
        const { proofId } = (await post(server, '/auth/otp', { channel, destination }, { headers })).body
        const { code } = await lastMessageTo(database, destination)
        expect(codeOf(await verifyCode(server, { proofId, channel, destination, code }))).toBe(204)
        expect(codeOf(await reset(token))).toBe('410 link_expired')
      }
    })

    it('are asked for by number too, and one way where nobody has an account', async () => {
      const phone = `06612${50_000 + people}`
      const answers = [await forgot(phone), await forgot(email), await forgot(`nobody.${email}`)]
      for (const { status, body } of answers)
        expect([status, body]).toEqual([202, { resendAfter: 60, expiresIn: 1800 }])
      expect((await lastMessageTo(database, `+2126612${50_000 + people}`)).token).toMatch(/^[\w-]{43}$/)
      expect((await lastMessageTo(database, `nobody.${email}`)).token).toBe('')
    })

    it('are not written of any more once the link would be of no use, whoever asked', async () => {
      const asked = [email, `+2126612${50_000 + people}`, `nobody.${email}`]
      for (const each of asked) await forgot(each)
      const { rows } = await database.pool.query<{ minutes: number }>(
        `select extract(epoch from expires_at - created_at)::float8 / 60 as minutes from outbox
         where message ->> 'to' = any($1)`,
        [asked],
      )
      expect(rows).toEqual(asked.map(() => ({ minutes: 30 })))
    })

    it('fill nobody’s mailbox', async () => {
      const statuses: string[] = []
      for (let i = 0; i < 10; i++) {
        statuses.push(String(codeOf(await forgot(email))))
        server.time.now += MINUTE
      }
      expect(statuses.filter((each) => each === '202')).toHaveLength(5)
      expect(await messagesTo(database, email)).toHaveLength(5)
    })
  })

  describe('are changed', () => {
    it('by who knows the present one; other sessions end, this one stays', async () => {
      const [here, elsewhere] = [await login(), await login()]
      const changed = await change(here.body.authToken, { currentPassword: PASSWORD, password: NEW })
      expect(codeOf(changed)).toBe(204)
      expect([await profile(here.body.authToken), await profile(elsewhere.body.authToken)]).toEqual([
        200,
        '401 unauthorized',
      ])
      expect([codeOf(await login()), codeOf(await login(NEW))]).toEqual(['401 invalid_credentials', 200])
      expect(await messagesTo(database, email)).toHaveLength(1)
    })

    it.each(['changed', 'chosen anew'])(
      'and once they are %s, an address that was named with the old one cannot be verified any more',
      async (how) => {
        const [owner, stranger] = [await login(), await login()]
        const headers = { authorization: `Bearer ${stranger.body.authToken}` }
        const destination = `stranger.${email}`
        const named = { email: destination, currentPassword: PASSWORD }
        expect(codeOf(await post(server, '/profile', named, { headers, method: 'PATCH' }))).toBe(200)
        const asked = { channel: 'email', destination }
        const { proofId } = (await post(server, '/auth/otp', asked, { headers })).body
        if (how === 'changed') await change(owner.body.authToken, { currentPassword: PASSWORD, password: NEW })
        else {
          await forgot(email)
          await reset((await lastMessageTo(database, email)).token)
        }
        server.time.now += MINUTE
        const again = (await post(server, '/auth/otp', { ...asked, proofId })).body
        const { code } = await lastMessageTo(database, destination)
        const verified = await verifyCode(server, { proofId: again.proofId, destination, code })
        expect(codeOf(verified)).toBe('410 otp_expired')
        expect([codeOf(await login()), codeOf(await login(NEW))]).toEqual(['401 invalid_credentials', 200])
      },
    )

    // The embedded database has one session: nobody else can be waiting.
    it.runIf(kind === 'postgres')(
      'while somebody uses the old one: that is refused, whatever it was right for',
      async () => {
        const { body } = await login()
        const headers = { authorization: `Bearer ${body.authToken}` }
        const uses: [() => ReturnType<typeof login>, string][] = [
          [() => login(), '401 invalid_credentials'],
          [() => change(body.authToken, { currentPassword: PASSWORD, password: NEW }), '422 validation_failed'],
          [
            () =>
              post(
                server,
                '/profile',
                { email: `x.${email}`, currentPassword: PASSWORD },
                { headers, method: 'PATCH' },
              ),
            '422 validation_failed',
          ],
          [() => post(server, '/profile/deletion', { password: PASSWORD }, { headers }), '422 validation_failed'],
        ]
        const { rows } = await database.pool.query('select password_hash from users where email = $1', [email])
        for (const [use, code] of uses) {
          const other = await database.pool.connect()
          try {
            await other.query('begin')
            await other.query(`update users set password_hash = 'another' where email = $1`, [email])
            const answer = use()
            const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
            await Promise.race([
              answer,
              eventually(async () => expect((await database.pool.query(waiting)).rows).toHaveLength(1)),
            ])
            await other.query('commit')
            expect(codeOf(await answer)).toBe(code)
          } finally {
            other.release()
            await database.kysely.updateTable('users').set(rows[0]).where('email', '=', email).execute()
          }
        }
      },
    )

    it('by nobody else, and guesses are slowed down', async () => {
      const { body } = await login()
      expect(codeOf(await change('x', { currentPassword: PASSWORD, password: NEW }))).toBe('401 unauthorized')
      const refused = await change(body.authToken, { currentPassword: 'wrong horse', password: NEW })
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        [expect.objectContaining({ path: '/body/currentPassword', code: 'passwordWrong' })],
      ])
      const codes = await Promise.all(
        Array.from({ length: 12 }, () => change(body.authToken, { currentPassword: 'wrong horse', password: NEW })),
      )
      expect(codes.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(7)
      expect(codeOf(await login())).toBe(200)
    })
  })
})
