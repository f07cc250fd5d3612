import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, it } from 'vitest'

import { type Role, ROLES } from '@otosafi/domain/office/roles'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { OFFICE_HOST } from '../env.ts'
import { seedStock } from '../testing/cars.ts'
import { sendRequest } from '../testing/http-request.ts'
import { post } from '../testing/post.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { OFFICE_OPERATIONS, type OfficeId, type OfficeOperation } from './contract.ts'
import { beginStaffSession } from './staff.ts'

/** The operations that need a session. */
const GUARDED = OFFICE_OPERATIONS.filter(({ guard }) => guard === 'session')

/** A right body for each operation that takes one. */
const BODIES: Readonly<Partial<Record<OfficeId, unknown>>> = {
  actOnRequest: { action: 'begin' },
  noteOnRequest: { text: 'Calls back after six.' },
  setRequestOwner: { owner: null },
}

withDatabase('the office’s permissions', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], 1)
    server = await startTestServer(database)
  })

  /** Employs somebody who is signed in already; resolves to the session's cookie. */
  async function employed(role: Role, editions: EditionId[]): Promise<string> {
    const now = new Date(server.time.now)
    const id = randomUUID()
    return database.kysely.transaction().execute(async (write) => {
      await write
        .insertInto('staff')
        .values({ id, email: `${id}@example.org`, name: role, role, editions, password_hash: '-', created_at: now })
        .execute()
      return `office_session=${await beginStaffSession(write, id, now)}`
    })
  }

  async function asked(): Promise<string> {
    // Slowly enough for the limit of what a network may ask.
    server.time.now += 100_000
    const question = { message: 'Is there parking?', name: 'Salma', email: 'salma@example.org', consent: true }
    return ((await post(server, '/questions', question)).body as { reference: string }).reference
  }

  /** Calls an operation about a request of Morocco as it is meant; resolves to the answer's status. */
  async function call({ id, method, path }: OfficeOperation, cookie: string, reference: string): Promise<number> {
    const address = path.replace('{edition}', 'ma').replace('{reference}', reference)
    const body = BODIES[id]
    const { status } = await sendRequest(server.port, OFFICE_HOST, `/office${address}`, {
      method,
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return status
  }

  describe.each(GUARDED.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
    it.each(ROLES)('is for %s what the table says', async (role) => {
      const status = await call(operation, await employed(role, ['ma']), await asked())
      expect(status).toSatisfy((each: number) => (operation.roles.includes(role) ? each < 300 : each === 403))
    })

    it('is nobody’s without a session, with an invented one, and with a visitor’s', async () => {
      const reference = await asked()
      for (const cookie of ['', `office_session=${'x'.repeat(43)}`, 'session=visitor'])
        expect(await call(operation, cookie, reference)).toBe(401)
    })

    if (!operation.path.includes('{edition}')) return
    it('is not there for those of another edition', async () => {
      const reference = await asked()
      for (const role of operation.roles)
        expect(await call(operation, await employed(role, ['coza']), reference)).toBe(404)
    })
  })

  it('tells each role what it may do', async () => {
    for (const role of ROLES) {
      const { body } = await sendRequest(server.port, OFFICE_HOST, '/office/me', {
        headers: { cookie: await employed(role, ['ma']) },
      })
      expect(body.may).toEqual(GUARDED.filter(({ roles }) => roles.includes(role)).map(({ id }) => id))
    }
  })
})
