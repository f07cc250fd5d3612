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
import { employ } from './testing/employ.ts'

/** The operations that need a session. */
const GUARDED = OFFICE_OPERATIONS.filter(({ guard }) => guard === 'session')

/** A right body for each operation that takes one. */
const BODIES: Readonly<Partial<Record<OfficeId, unknown>>> = {
  actOnRequest: { action: 'begin' },
  noteOnRequest: { text: 'Calls back after six.' },
  setRequestOwner: { owner: null },
  setCarPrice: { price: 49_000, former: 50_000 },
  actOnCar: { action: 'reserve' },
}

/** What operations are about: a request, and a car that is for sale at the former price of its body. */
type Subjects = { reference: string; car: string }

withDatabase('the office’s permissions', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], 1)
    server = await startTestServer(database)
  })

  /** The session's cookie of somebody new. */
  async function employed(role: Role, editions: EditionId[]): Promise<string> {
    return (await employ(database, new Date(server.time.now), role, editions)).cookie
  }

  /** Subjects in Morocco that nobody has changed. */
  async function subjects(): Promise<Subjects> {
    // Slowly enough for the limit of what a network may ask.
    server.time.now += 100_000
    const question = { message: 'Is there parking?', name: 'Salma', email: 'salma@example.org', consent: true }
    const { reference } = (await post(server, '/questions', question)).body as { reference: string }
    const { id: car } = await database.kysely
      .updateTable('cars')
      .set({ status: 'available', sold_at: null, price: 50_000 })
      .where('edition', '=', 'ma')
      .returning('id')
      .executeTakeFirstOrThrow()
    return { reference, car }
  }

  /** Calls an operation about its subject as it is meant; resolves to the answer's status. */
  async function call({ id, method, path }: OfficeOperation, cookie: string, about: Subjects): Promise<number> {
    const address = path.replace('{edition}', 'ma').replace('{reference}', about.reference).replace('{id}', about.car)
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
      const status = await call(operation, await employed(role, ['ma']), await subjects())
      expect(status).toSatisfy((each: number) => (operation.roles.includes(role) ? each < 300 : each === 403))
    })

    it('is nobody’s without a session, with an invented one, and with a visitor’s', async () => {
      const about = await subjects()
      for (const cookie of ['', `office_session=${'x'.repeat(43)}`, 'session=visitor'])
        expect(await call(operation, cookie, about)).toBe(401)
    })

    if (!operation.path.includes('{edition}')) return
    it('is not there for those of another edition', async () => {
      const about = await subjects()
      for (const role of operation.roles) expect(await call(operation, await employed(role, ['coza']), about)).toBe(404)
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
