import { randomUUID } from 'node:crypto'

import { beforeAll, expect, it } from 'vitest'

import type { Role } from '@otosafi/domain/office/roles'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { OFFICE_HOST } from '../env.ts'
import { sendRequest } from '../testing/http-request.ts'
import { sendOffice } from '../testing/send-office.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { OFFICE_OPERATIONS, type OfficeId } from './contract.ts'
import { type Employed, employ } from './testing/employ.ts'
import { versionOf } from './version-of.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const PERIOD_MS = 30_000

/** The rest of the body of each sensitive operation that takes one. */
const BODIES: Readonly<Partial<Record<OfficeId, object>>> = {
  actOnCase: { reason: 'It was agreed.', typed: {}, event: randomUUID() },
  importCars: { fileName: 'cars.csv', text: 'number' },
  inviteColleague: { name: 'Awa', email: 'awa@example.org', role: 'agent', editions: ['ma'] },
  changeColleague: { name: 'Awa', role: 'editor', editions: ['ma'], version: versionOf(null) },
}

/** The answers to those that are about nothing that has to be there. */
const DONE: Readonly<Partial<Record<OfficeId, unknown[]>>> = {
  importCars: [202, undefined],
  inviteColleague: [201, undefined],
}

/** Each act that the table of operations calls sensitive: one for each set of values. */
const ACTS = OFFICE_OPERATIONS.flatMap((operation) =>
  (operation.sensitive ?? []).map((values) => ({
    name: [operation.id, ...Object.values(values)].join(' '),
    operation,
    values,
  })),
)

withDatabase('a sensitive act', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
  })

  /** Somebody of a role that may do it, whose session has not been confirmed. */
  async function employed(role: Role = 'agent'): Promise<Employed> {
    const member = await employ(database, new Date(server.time.now), role, ['ma'])
    await database.kysely
      .updateTable('staff_sessions')
      .set({ confirmed_at: null })
      .where('staff_id', '=', member.id)
      .execute()
    return member
  }

  const confirm = ({ cookie }: Employed, code: string) =>
    sendOffice(server, cookie, '/sessions/current/proof', { body: { code } })

  /** Does it to what is not there: an act that is not refused before answers so. */
  async function actAs({ cookie }: Employed, { operation, values }: (typeof ACTS)[number]) {
    const path = operation.path
      .replace('{edition}', 'ma')
      .replace('{kind}', String(values['kind'] ?? ''))
      .replace('{reference}', 'MA-BK-7K3Q2P4X')
      .replace('{id}', '4k7q2pxa')
      .replace('{staff}', randomUUID())
    const { kind: _, ...inBody } = values
    const body = operation.takes === 'json' ? { ...BODIES[operation.id], ...inBody } : undefined
    const { status, body: answer } = await sendOffice(server, cookie, path, { method: operation.method, body })
    return [status, answer.code]
  }

  it('is each that gives money back or out, deletes, ends a sale, or changes the team', () => {
    expect(ACTS.map(({ name }) => name)).toEqual([
      'actOnCase booking refund',
      'actOnCase booking refundStray',
      'actOnCase booking cancel',
      'actOnCase sale pay',
      'deleteCar',
      'actOnCar sell',
      'importCars true false',
      'inviteColleague',
      'changeColleague',
      'inviteAgain',
      'closeAccount',
    ])
  })

  it.each(ACTS)('is refused without a code given shortly before, and done after it: $name', async (act) => {
    const member = await employed(act.operation.roles.at(-1))
    const refused = [410, 'otp_expired']
    expect(await actAs(member, act)).toEqual(refused)
    expect((await confirm(member, '000000')).body.code).toBe('otp_invalid')
    expect(await actAs(member, act)).toEqual(refused)
    expect((await confirm(member, member.codeAt(server.time.now))).status).toBe(204)
    const done = DONE[act.operation.id] ?? [404, 'not_found']
    expect(await actAs(member, act)).toEqual(done)
    server.time.now += 5 * MINUTE_MS
    expect(await actAs(member, act)).toEqual(refused)
  })

  it('is confirmed by a code once, and for the session in which it was given', async () => {
    const member = await employed()
    const other = await employed()
    const code = member.codeAt(server.time.now)
    expect((await confirm(member, code)).status).toBe(204)
    expect((await confirm(member, code)).body.code).toBe('otp_invalid')
    expect((await confirm(other, code)).body.code).toBe('otp_invalid')
    server.time.now += PERIOD_MS
    expect((await confirm(member, member.codeAt(server.time.now))).status).toBe(204)
    const sessions = await database.kysely
      .selectFrom('staff_sessions')
      .select('confirmed_at')
      .where('staff_id', '=', other.id)
      .execute()
    expect(sessions).toEqual([{ confirmed_at: null }])
  })

  it('can be confirmed with sixty codes an hour of an account, from however many networks, and no fewer of another', async () => {
    // At the beginning of an hour, in which all are counted.
    server.time.now = (Math.floor(server.time.now / HOUR_MS) + 1) * HOUR_MS
    const [member, other] = [await employed(), await employed()]
    const confirmFrom = async (network: number, { cookie }: Employed) => {
      const headers = { cookie, 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${network}` }
      const body = JSON.stringify({ code: '000000' })
      const path = '/office/sessions/current/proof'
      return (await sendRequest(server.port, OFFICE_HOST, path, { method: 'POST', headers, body })).status
    }
    for (let count = 1; count <= 60; count += 1) expect(await confirmFrom(count, member)).toBe(422)
    expect([await confirmFrom(61, member), await confirmFrom(61, other)]).toEqual([429, 422])
  })

  it('is written down as confirmed', async () => {
    const member = await employed('owner')
    await confirm(member, member.codeAt(server.time.now))
    const { body } = await sendOffice(server, member.cookie, `/audit?actor=${member.id}`)
    expect(body.entries).toMatchObject([{ operation: 'confirmSession', after: { secondFactor: 'code' } }])
  })

  it('asks for nothing where the same operation does what can be undone', async () => {
    const member = await employed()
    const { status } = await sendOffice(server, member.cookie, '/cars/ma/4k7q2pxa/actions', {
      body: { action: 'reserve' },
    })
    expect(status).toBe(404)
  })
})
