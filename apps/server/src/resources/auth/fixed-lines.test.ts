import { beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { messagesTo } from '../../testing/sent-messages.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { PASSWORD } from '../../testing/users.ts'

const FIXED = '05 22 12 34 56'
const NEW = { fullName: 'Salma Bennani', password: PASSWORD, consent: true }

withDatabase('a text message', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
  })

  describe.each([
    ['a code', '/auth/otp', 'destination', { channel: 'phone' }, '+33 1 23 45 67 01'],
    ['a link', '/auth/forgot-password', 'identifier', {}, '+33 1 23 45 67 02'],
    ['the code of a new account', '/auth/sign-up', 'phone', NEW, '+33 1 23 45 67 03'],
  ])('with %s', (_, path, field, body, foreign) => {
    it('is not sent to a fixed line of the country, which is an error of its field', async () => {
      const { status, body: problem } = await post(server, path, { ...body, [field]: FIXED })
      const error = { path: `/body/${field}`, code: 'phoneFixed' }
      expect([status, problem.errors]).toEqual([422, [expect.objectContaining(error)]])
      expect(await messagesTo(database, '+212522123456')).toEqual([])
    })

    it('is sent to any number of another country', async () => {
      expect((await post(server, path, { ...body, [field]: foreign })).status).toBe(202)
      expect(await messagesTo(database, foreign.replaceAll(' ', ''))).toHaveLength(1)
    })
  })
})
