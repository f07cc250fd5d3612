import { beforeAll, expect, it } from 'vitest'

import type { Case, CaseList } from '@otosafi/api-client/office-schema'
import type { SaleState } from '@otosafi/domain/selling/sale'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { exampleNewSale } from '../resources/sales/testing/sale-rows.ts'
import { seedStock } from '../testing/cars.ts'
import { sendOffice } from '../testing/send-office.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { employ } from './testing/employ.ts'

const HOUR_MS = 3_600_000

withDatabase('what is due to sellers', (open) => {
  let database: Database
  let server: TestServer

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'sn', 'coza'], 1)
    server = await startTestServer(database)
  })

  const sale = async (edition: EditionId, state: SaleState) => {
    const changed_at = new Date(server.time.now)
    const row = exampleNewSale({ edition, language: 'fr' }, { state, changed_at, deadline: null })
    await database.kysely.insertInto('sales').values(row).execute()
  }

  it('is what the edition has promised them, until when, and nothing where it promises nothing', async () => {
    for (const edition of ['ma', 'sn', 'coza'] as const) {
      await sale(edition, 'inspected')
      await sale(edition, 'accepted')
    }
    const { cookie } = await employ(database, new Date(server.time.now), 'agent', ['ma', 'sn', 'coza'])
    const { status, body } = await sendOffice(server, cookie, '/cases/sale?order=due')
    expect(status).toBe(200)
    const after = (milliseconds: number) => new Date(server.time.now + milliseconds).toISOString()
    expect((body as CaseList).cases.map(({ edition, state, due }) => [edition, state, due])).toEqual([
      ['sn', 'inspected', after(HOUR_MS / 2)],
      ['ma', 'accepted', after(24 * HOUR_MS)],
    ])
  })

  it('is the time that a seller has chosen, whose request the team has seen by one press, and not twice', async () => {
    const appointment_at = new Date(server.time.now + 48 * HOUR_MS)
    const row = exampleNewSale(
      { edition: 'ma', language: 'fr' },
      { state: 'appointment', is_seen: false, appointment_at, offers: 0, deadline: null },
    )
    await database.kysely.insertInto('sales').values(row).execute()
    const { cookie } = await employ(database, new Date(server.time.now), 'agent', ['ma'])
    const path = `/cases/sale/ma/${row.reference}`
    const read = async () => (await sendOffice(server, cookie, path)).body as Case
    const { acts, event } = await read()
    expect(acts.map(({ action }) => action)).toContain('see')
    const body = { action: 'see', reason: null, typed: {}, event }
    const { status, body: seen } = await sendOffice(server, cookie, `${path}/acts`, { body })
    expect([status, (seen as Case).summary.state]).toEqual([200, 'appointment'])
    expect((await read()).acts.map(({ action }) => action)).not.toContain('see')
    const { cases } = (await sendOffice(server, cookie, '/cases/sale?order=due')).body as CaseList
    expect(cases.find(({ reference }) => reference === row.reference)?.due).toBe(appointment_at.toISOString())
  })
})
