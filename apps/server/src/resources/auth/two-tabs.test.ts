import { beforeAll, beforeEach, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { codeOf } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { lastMessageTo } from '../../testing/sent-messages.ts'
import { signUp, verifyCode } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { PASSWORD } from '../../testing/users.ts'

const MINUTE = 60_000

withDatabase('signing up in two tabs', (open) => {
  let database: Database
  let server: TestServer
  let people = 0
  let email = ''

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
  })
  beforeEach(() => {
    email = `amina${(people += 1)}@example.org`
  })

  const signUpAgain = async (): Promise<string> => {
    server.time.now += MINUTE
    return (await signUp(server, email)).body.proofId
  }
  const askAgain = async (proofId: string): Promise<string> => {
    server.time.now += MINUTE
    return (await post(server, '/auth/otp', { channel: 'email', destination: email, proofId })).body.proofId
  }
  const verify = async (proofId: string, code: string) =>
    codeOf(await verifyCode(server, { proofId, destination: email, code }))

  it('says that the address must be unique to the tab that verifies it second, also by a code that was sent since', async () => {
    const early = await signUpAgain()
    const first = await lastMessageTo(database, email)
    const late = await signUpAgain()
    const { code } = await lastMessageTo(database, email)
    expect(await verify(late, code)).toBe(204)
    expect(await verify(early, first.code)).toBe('409 email_not_unique')
    const follow = await post(server, '/auth/verification', { token: first.token, password: PASSWORD })
    expect(codeOf(follow)).toBe('410 link_expired')
    const again = await askAgain(early)
    expect(await verify(again, (await lastMessageTo(database, email)).code)).toBe('409 email_not_unique')
    const { body } = await post(server, '/auth/login', { identifier: email, password: PASSWORD })
    const headers = { authorization: `Bearer ${body.authToken}` }
    const left = await post(server, '/profile/deletion', { password: PASSWORD }, { headers })
    expect(codeOf(left)).toBe(200)
    const kept = database.kysely.selectFrom('contact_proofs').select('id').where('destination', '=', email)
    expect(await kept.execute()).toEqual([])
  })

  it('opens the account by a code that the second tab asked for in place of one which the first has replaced', async () => {
    const proofId = await signUpAgain()
    await askAgain(proofId)
    const again = await askAgain(proofId)
    expect(await verify(again, (await lastMessageTo(database, email)).code)).toBe(204)
    expect(codeOf(await post(server, '/auth/login', { identifier: email, password: PASSWORD }))).toBe(200)
  })
})
