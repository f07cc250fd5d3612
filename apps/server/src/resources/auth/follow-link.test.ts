import { beforeAll, beforeEach, expect, it } from 'vitest'

import { EDITIONS } from '@otosafi/editions/registry'
import { serverTexts } from '@otosafi/i18n/server-texts'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { codeOf } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { lastMessageTo } from '../../testing/sent-messages.ts'
import { signUp, verifyCode } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser, PASSWORD } from '../../testing/users.ts'

const HOUR = 3_600_000
const STRANGERS = 'the stranger’s own'

withDatabase('the link of a mail that verifies an address', (open) => {
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
    email = `owner${(people += 1)}@example.org`
  })

  const login = (password: string, identifier = email) =>
    post(server, '/auth/login', { identifier, password }, { address: `192.0.2.${people}` })
  const bearer = async (identifier: string) => ({
    authorization: `Bearer ${(await login(PASSWORD, identifier)).body.authToken}`,
  })
  const follow = async (body: object = {}, headers: Record<string, string> = {}) => {
    const { token } = await lastMessageTo(database, email)
    return post(server, '/auth/verification', { token, ...body }, { headers })
  }
  const setPending = (headers: Record<string, string>) =>
    server.send('ma', '/api/profile', {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ email, currentPassword: PASSWORD }),
    })

  it('has its holder set a password in place of that of a stranger who named the address', async () => {
    await signUp(server, email, { password: STRANGERS })
    const refused = await follow()
    expect([codeOf(refused), refused.body.errors]).toEqual([
      '422 validation_failed',
      [expect.objectContaining({ path: '/body/password', code: 'passwordRequired' })],
    ])
    expect(codeOf(await follow({ password: 'short' }))).toBe('422 validation_failed')
    // Neither was a use of the link.
    expect(codeOf(await follow({ password: PASSWORD }))).toBe(204)
    expect(codeOf(await login(STRANGERS))).toBe('401 invalid_credentials')
    expect((await login(PASSWORD)).body.user).toMatchObject({ email, emailVerified: true })
  })

  it('ends the sessions of an account that it sets a password of', async () => {
    const { body } = await signUp(server, email, { password: STRANGERS })
    const { code } = await lastMessageTo(database, email)
    expect(codeOf(await verifyCode(server, { proofId: body.proofId, destination: email, code }))).toBe(204)
    const { authToken } = (await login(STRANGERS)).body
    expect(codeOf(await follow({ password: PASSWORD }))).toBe(204)
    const headers = { authorization: `Bearer ${authToken}` }
    expect(codeOf(await server.send('ma', '/api/profile', { headers }))).toBe('401 unauthorized')
  })

  it('that is asked for once more by who has verified the address before chooses a new password, for half an hour', async () => {
    await addUser(database, { email })
    await signUp(server, email, { fullName: 'Stranger', password: STRANGERS })
    server.time.now += HOUR
    const ask = () => post(server, '/auth/verification-links', { email })
    const choose = async () => {
      const { token } = await lastMessageTo(database, email)
      return post(server, '/auth/reset-password', { token, password: 'four blue cars' })
    }
    await ask()
    expect(codeOf(await follow({ password: 'four blue cars' }))).toBe('410 link_expired')
    server.time.now += HOUR / 2
    expect(codeOf(await choose())).toBe('410 link_expired')
    await ask()
    expect(codeOf(await choose())).toBe(204)
    expect((await login('four blue cars')).body.user).toMatchObject({ fullName: 'Salma Bennani', emailVerified: true })
    // As for each new password of an account that is in use, its owner hears of it.
    const t = serverTexts(EDITIONS.ma, 'fr')
    expect((await lastMessageTo(database, email)).text).toContain(t('mail.passwordChanged.why'))
  })

  it('verifies for who is signed in to the account, and changes nothing else', async () => {
    const first = `first.${email}`
    await addUser(database, { email: first })
    const headers = await bearer(first)
    await setPending(headers)
    await post(server, '/auth/verification-links', { email })
    expect(codeOf(await follow({}, headers))).toBe(204)
    const profile = await server.send('ma', '/api/profile', { headers })
    expect(profile.body).toMatchObject({ email, emailVerified: true, pendingEmail: null })
    expect(codeOf(await login(PASSWORD))).toBe(200)
  })

  it('adds nothing to an account that somebody else can get back into by a number or another address', async () => {
    const stranger = `stranger.${email}`
    await addUser(database, { email: stranger, phone: `+2126612${50_000 + people}` })
    await setPending(await bearer(stranger))
    await post(server, '/auth/verification-links', { email })
    const other = `other.${email}`
    await addUser(database, { email: other })
    for (const headers of [{}, await bearer(other)])
      expect(codeOf(await follow({ password: 'of the owner' }, headers))).toBe('401 unauthorized')
    expect(codeOf(await login('of the owner'))).toBe('401 invalid_credentials')
    expect(codeOf(await login(PASSWORD, stranger))).toBe(200)
  })
})
