import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { MAX_UNFINISHED_HASHES, withPasswordCheck } from '../../auth/passwords.ts'
import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { codeOf } from '../../testing/http-request.ts'
import { post } from '../../testing/post.ts'
import { signUp } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser, PASSWORD } from '../../testing/users.ts'

const EMAIL = 'salma@example.org'

withDatabase('while too many passwords wait to be hashed', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
    await addUser(database, { email: EMAIL })
  })

  /** Does something while every place in the queue is taken. */
  async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
    const over = Promise.withResolvers<void>()
    const places = Array.from({ length: MAX_UNFINISHED_HASHES }, () => withPasswordCheck(() => over.promise))
    try {
      return await work()
    } finally {
      over.resolve()
      await Promise.all(places)
    }
  }

  const signIn = (password = PASSWORD) => post(server, '/auth/login', { identifier: EMAIL, password })

  describe('a request with one', () => {
    it('is refused with Retry-After, and taken again afterwards', async () => {
      const refused = await whileBusy(() => signIn())
      expect([codeOf(refused), refused.headers['retry-after']]).toEqual(['503 unavailable', '1'])
      expect(codeOf(await signIn())).toBe(200)
    })

    it('counts as no attempt', async () => {
      await whileBusy(async () => {
        for (let i = 0; i < 12; i++) expect(codeOf(await signIn('wrong horse'))).toBe('503 unavailable')
      })
      for (let i = 0; i < 5; i++) expect(codeOf(await signIn('wrong horse'))).toBe('401 invalid_credentials')
      expect(codeOf(await signIn())).toBe('429 rate_limited')
    })

    it('that opens or changes an account is refused too, and nothing of it is kept', async () => {
      const email = 'new@example.org'
      const press = { address: '192.0.2.9', key: crypto.randomUUID() }
      const refused = await whileBusy(() => signUp(server, email, {}, press))
      expect([codeOf(refused), refused.headers['retry-after']]).toEqual(['503 unavailable', '1'])
      expect(
        await database.kysely.selectFrom('users').where('pending_email', '=', email).selectAll().execute(),
      ).toEqual([])
      expect(codeOf(await signUp(server, email, {}, press))).toBe(202)
    })
  })

  it('no transaction of a new account is open, for which others would have to wait', async () => {
    const begin = vi.spyOn(database.kysely, 'transaction')
    onTestFinished(() => begin.mockRestore())
    const signingUp = () => signUp(server, 'waiting@example.org', {}, { address: '192.0.2.10' })
    expect(codeOf(await whileBusy(signingUp))).toBe('503 unavailable')
    expect(begin).not.toHaveBeenCalled()
    expect(codeOf(await signingUp())).toBe(202)
    expect(begin).toHaveBeenCalled()
  })

  it('everything else is answered', async () => {
    const { status } = await whileBusy(() => server.send('ma', '/api/cars?limit=1'))
    expect(status).toBe(200)
  })
})
