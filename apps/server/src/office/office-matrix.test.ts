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
import { type Employed, employ } from './testing/employ.ts'

/** The operations that need a session. */
const GUARDED = OFFICE_OPERATIONS.filter(({ guard }) => guard === 'session')

/** A right body for each operation that takes one; `code` is added where it is asked for. */
const BODIES: Readonly<Partial<Record<OfficeId, object>>> = {
  actOnRequest: { action: 'begin' },
  noteOnRequest: { text: 'Calls back after six.' },
  setRequestOwner: { owner: null },
  setCarPrice: { price: 49_000, former: 50_000 },
  actOnCar: { action: 'reserve' },
  inviteColleague: { name: 'Awa', email: 'awa@example.org', role: 'agent', editions: ['ma'] },
  changeColleague: { name: 'Awa', role: 'editor', editions: ['ma'] },
  inviteAgain: {},
  closeAccount: {},
}

/** What operations are about: a request, a car that is for sale at the former price of its body, and a colleague. */
type Subjects = { reference: string; car: string; colleague: string }

/** Who calls; `codeAt` gives the codes of their second factor. */
type Caller = Pick<Employed, 'cookie' | 'codeAt'>

withDatabase('the office’s permissions', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], 1)
    server = await startTestServer(database)
  })

  const employed = (role: Role, editions: EditionId[]) => employ(database, new Date(server.time.now), role, editions)

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
    await database.kysely.deleteFrom('staff').where('email', '=', 'awa@example.org').execute()
    return { reference, car, colleague: (await employed('agent', ['ma'])).id }
  }

  /** Calls an operation about its subject as it is meant; resolves to the answer's status. */
  async function call({ id, method, path, fields }: OfficeOperation, caller: Caller, about: Subjects): Promise<number> {
    const address = path
      .replace('{edition}', 'ma')
      .replace('{reference}', about.reference)
      .replace('{id}', about.car)
      .replace('{staff}', about.colleague)
    const code = fields !== undefined && 'code' in fields ? { code: caller.codeAt(server.time.now) } : {}
    const body = BODIES[id] && { ...BODIES[id], ...code }
    const { status } = await sendRequest(server.port, OFFICE_HOST, `/office${address}`, {
      method,
      headers: { cookie: caller.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
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
        expect(await call(operation, { cookie, codeAt: () => '123456' }, about)).toBe(401)
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
        headers: { cookie: (await employed(role, ['ma'])).cookie },
      })
      expect(body.may).toEqual(GUARDED.filter(({ roles }) => roles.includes(role)).map(({ id }) => id))
    }
  })
})
