import { beforeAll, expect, it } from 'vitest'

import type { Claim, ClaimCheckRequest } from '@otosafi/api-client/office-schema'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { sendOffice } from '../testing/send-office.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { employ } from './testing/employ.ts'

const DAY_MS = 86_400_000

withDatabase('the claims of an edition', (open) => {
  let database: Database
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    database = await open()
    server = await startTestServer(database)
    await signIn()
  })

  async function signIn() {
    cookie = (await employ(database, new Date(server.time.now), 'manager', ['ma', 'coza'])).cookie
  }
  const dayIn = (days: number) => new Date(server.time.now + days * DAY_MS).toISOString().slice(0, 10)
  const listed = async (edition = 'ma') =>
    (await sendOffice(server, cookie, `/claims/${edition}`)).body.claims as Claim[]
  const find = async (name: Claim['claim']) => (await listed()).find(({ claim }) => claim === name) as Claim
  const check = (name: string, body: Partial<ClaimCheckRequest>, edition = 'ma') =>
    sendOffice(server, cookie, `/claims/${edition}/${name}`, {
      method: 'PUT',
      body: { evidence: 'Contract 14', legalNote: null, validUntil: dayIn(30), ...body },
    })

  it('are those that its site makes, each to be checked', async () => {
    const claims = await listed()
    expect(claims.map(({ claim }) => claim)).toEqual(EDITIONS.ma.claims)
    expect(new Set(claims.map(({ state }) => state))).toEqual(new Set(['unchecked']))
    expect((await listed('coza')).map(({ claim }) => claim)).toEqual(EDITIONS.coza.claims)
  })

  it('hold by what somebody has seen until the day that they said, and are then to be checked again', async () => {
    const { version } = await find('warranty')
    const said = { evidence: ' Contract 14 ', legalNote: 'Law 31-08', validUntil: dayIn(1), version }
    expect((await check('warranty', said)).body).toMatchObject({
      state: 'holds',
      check: { by: 'manager', evidence: 'Contract 14', legalNote: 'Law 31-08', validUntil: said.validUntil },
    })
    server.time.now += 2 * DAY_MS
    await signIn()
    const former = await find('warranty')
    expect(former.state).toBe('expired')
    const again = await check('warranty', { evidence: 'Contract 15', version: former.version })
    expect(again.body).toMatchObject({ state: 'holds', check: { evidence: 'Contract 15', legalNote: null } })
    const entries = await database.kysely
      .selectFrom('audit_log')
      .selectAll()
      .where('operation', '=', 'checkClaim')
      .orderBy('number')
      .execute()
    expect(entries).toMatchObject([
      { edition: 'ma', subject: 'warranty', before: null, after: { evidence: 'Contract 14' } },
      { before: { evidence: 'Contract 14', legalNote: 'Law 31-08' }, after: { evidence: 'Contract 15' } },
    ])
  })

  it('are not checked over what one has not seen, by nothing, for a day that has gone, or where the site does not make them', async () => {
    const { version } = await find('moneyBack')
    const answers = await Promise.all([check('moneyBack', { version }), check('moneyBack', { version })])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    const now = (await find('moneyBack')).version
    const { status, body } = await check('moneyBack', { evidence: ' ', validUntil: dayIn(-1), version: now })
    expect([status, body.errors]).toEqual([
      422,
      [
        { path: '/body/evidence', code: 'required', values: {} },
        { path: '/body/validUntil', code: 'endsBeforeItBegins', values: {} },
      ],
    ])
    expect((await check('quoteWithin30Minutes', { version: now })).status).toBe(404)
  })
})
