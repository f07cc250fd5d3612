import { beforeAll, beforeEach, expect, it } from 'vitest'

import type { EditionId } from '@otosafi/editions/edition'

import { createLinkToken } from '../../auth/link-tokens.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { post } from '../../testing/post.ts'
import { lastMessageTo } from '../../testing/sent-messages.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { addUser } from '../../testing/users.ts'

const DAY = 24 * 3_600_000
const SUBJECT = '7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21'
const PURPOSES = [
  ['account', 'proveEmail'],
  ['password', 'resetPassword'],
  ['newsletter', 'confirmSubscription'],
  ['car', 'confirmWait'],
] as const

withDatabase('the state of a link', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
  })
  beforeEach(() => {
    server.time.now += 2 * DAY
  })

  const read = async (body: object, edition: EditionId = 'ma') => {
    const answer = await post(server, '/links/state', body, { edition })
    return answer.status === 200 ? answer.body.state : answer.status
  }
  const create = (purpose: (typeof PURPOSES)[number][1]) => {
    const now = new Date(server.time.now)
    return inTransaction(database, (write) =>
      createLinkToken(write, { edition: 'ma', purpose, subject: SUBJECT, now, life: DAY }),
    )
  }

  it.each(PURPOSES)(
    'to %s is read as often as one likes, for its own purpose and edition alone',
    async (name, purpose) => {
      const token = await create(purpose)
      expect([await read({ token, purpose: name }), await read({ token, purpose: name })]).toEqual(['open', 'open'])
      const others = PURPOSES.filter(([other]) => other !== name)
      for (const [other] of others) expect(await read({ token, purpose: other })).toBe('expired')
      expect(await read({ token, purpose: name }, 'rw')).toBe('expired')
      server.time.now += DAY
      expect(await read({ token, purpose: name })).toBe('expired')
    },
  )

  it('tells a used one from one that has run out, also later', async () => {
    const email = 'salma@example.org'
    await addUser(database, { email })
    await post(server, '/auth/forgot-password', { identifier: email })
    const { token } = await lastMessageTo(database, email)
    const link = { token, purpose: 'password' }
    expect(await read(link)).toBe('open')
    expect((await post(server, '/auth/reset-password', { token, password: 'a quite different one' })).status).toBe(204)
    expect(await read(link)).toBe('used')
    server.time.now += DAY
    expect(await read(link)).toBe('used')
  })

  it.each([
    ['leave', 'unsubscribe'],
    ['alerts', 'stopSearch'],
    ['alerts', 'stopFavourites'],
    ['alerts', 'stopWait'],
  ] as const)(
    'to %s (%s) is open for ever where it was sent, for its own purpose and edition alone',
    async (name, purpose) => {
      const now = new Date(server.time.now)
      const token = await inTransaction(database, (write) =>
        createLinkToken(write, { edition: 'ma', purpose, subject: SUBJECT, now, life: null }),
      )
      server.time.now += 400 * DAY
      expect([await read({ token, purpose: name }), await read({ token, purpose: name })]).toEqual(['open', 'open'])
      for (const other of ['account', 'newsletter', name === 'leave' ? 'alerts' : 'leave'])
        expect(await read({ token, purpose: other })).toBe('expired')
      expect(await read({ token, purpose: name }, 'rw')).toBe('expired')
      expect(await read({ token: 'x'.repeat(43), purpose: name })).toBe('expired')
    },
  )

  it('of one that was never sent is that of one that has run out, and what is no secret is refused', async () => {
    expect(await read({ token: 'x'.repeat(43), purpose: 'account' })).toBe('expired')
    for (const token of ['', 'short', 'x'.repeat(44), '__proto__', SUBJECT])
      expect(await read({ token, purpose: 'account' })).toBe(422)
    for (const purpose of ['unsubscribe', 'constructor', '', null])
      expect(await read({ token: 'x'.repeat(43), purpose })).toBe(422)
    const token = await inTransaction(database, (write) =>
      createLinkToken(write, { edition: 'ma', purpose: 'booking', subject: SUBJECT, now: new Date(), life: null }),
    )
    expect(await read({ token, purpose: 'account' })).toBe('expired')
  })
})
