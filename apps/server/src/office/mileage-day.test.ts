import { beforeAll, beforeEach, expect, it } from 'vitest'

import type { StockCarDetails } from '@otosafi/api-client/office-schema'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { addCar } from '../testing/cars.ts'
import { sendOffice } from '../testing/send-office.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { factsWith } from './testing/facts-with.ts'
import { openOffice } from './testing/open-office.ts'
import { versionOf } from './version-of.ts'

/** Half an hour past midnight in Morocco. */
const NOW = '2026-06-01T23:30:00Z'
const TODAY = '2026-06-02'
/** When the cars of these tests were published, and when they were inspected since. */
const PUBLISHED = '2026-05-12'
const INSPECTED = '2026-05-20'

withDatabase('the day of a mileage', (open) => {
  let database: Database
  let server: TestServer
  let cookie: string
  let path: string

  beforeAll(async () => {
    ;({ database, server, cookie } = await openOffice(open, 'manager', { now: NOW }))
  })

  beforeEach(async () => {
    const id = await addCar(database, 'ma', { city: 'casablanca', publishedAt: `${PUBLISHED}T09:30:00Z` })
    await database.kysely
      .insertInto('inspections')
      .values({ edition: 'ma', car_id: id, date: INSPECTED, inspector: 'Awa', odometer: 64_300, points: '[]' })
      .execute()
    path = `/cars/ma/${id}`
  })

  const read = async (): Promise<StockCarDetails> => (await sendOffice(server, cookie, path)).body
  const send = async (mileage: number, said: { mileageReadOn?: string | null } = {}) => {
    const { facts, version } = await read()
    const body = { facts: { ...facts, mileage }, version, ...said }
    return sendOffice(server, cookie, `${path}/facts`, { method: 'PUT', body })
  }
  const onTheSite = async () => {
    await server.search.refresh()
    const { body } = await server.send('ma', `/api${path.replace('/ma', '')}`)
    return { evidence: body.mileageEvidence, reading: body.mileageReadings.at(-1) }
  }
  const reading = (date: string, mileage: number) => ({ date, mileage, source: 'listing', proven: false })

  it('is today in the edition where a mileage is corrected, which contradicts no report before', async () => {
    const { status, body } = await send(66_000)
    expect([status, body.mileageReadOn]).toEqual([200, TODAY])
    expect(await onTheSite()).toEqual({ evidence: 'likely', reading: reading(TODAY, 66_000) })
  })

  it('is the one that the team says, before a report too', async () => {
    expect((await send(66_000, { mileageReadOn: '2026-05-30' })).status).toBe(200)
    expect(await onTheSite()).toEqual({ evidence: 'likely', reading: reading('2026-05-30', 66_000) })
    expect((await send(66_000, { mileageReadOn: INSPECTED })).status).toBe(200)
    expect((await onTheSite()).evidence).toBe('likely')
    expect((await send(66_000, { mileageReadOn: '2026-05-19' })).status).toBe(200)
    expect((await onTheSite()).evidence).toBe('contradicted')
  })

  it('is that of the publication where none was said, and can be so again', async () => {
    expect((await read()).mileageReadOn).toBe(null)
    expect((await onTheSite()).reading).toMatchObject({ date: INSPECTED })
    await send(66_000)
    expect((await send(64_250, { mileageReadOn: null })).body.mileageReadOn).toBe(null)
    expect((await onTheSite()).evidence).toBe('likely')
    const { rows } = await database.pool.query<{ after: object }>(
      `select after from audit_log where operation = 'setCarFacts' and after ->> 'mileage' = '64250'`,
    )
    expect(rows).toEqual([{ after: { mileage: 64_250, mileageReadOn: null } }])
  })

  it('stays where something else changes, and is noticed by who began before it was said', async () => {
    const { facts, version } = await read()
    await send(66_000, { mileageReadOn: '2026-05-30' })
    const put = (body: object) => sendOffice(server, cookie, `${path}/facts`, { method: 'PUT', body })
    expect((await put({ facts, version })).status).toBe(409)
    const now = await read()
    await put({ facts: { ...now.facts, doors: 3 }, version: now.version })
    expect((await read()).mileageReadOn).toBe('2026-05-30')
    await put({ facts: now.facts, version: (await read()).version, mileageReadOn: '2026-05-31' })
    expect((await put({ facts: now.facts, version: now.version })).status).toBe(409)
  })

  it('leaves a car’s version as it was before there were such days, as long as none is said', async () => {
    const { facts, version } = await read()
    expect(version).toBe(versionOf(facts))
    await send(66_000)
    const said = await read()
    expect(said.version).not.toBe(versionOf(said.facts))
  })

  it('is not to come', async () => {
    const { status, body } = await send(66_000, { mileageReadOn: '2026-06-03' })
    expect([status, body.errors]).toEqual([
      422,
      [expect.objectContaining({ path: '/body/mileageReadOn', code: 'dateInFuture' })],
    ])
  })

  it('is said of a new car too, today where it is not', async () => {
    const add = async (said: object) =>
      (await sendOffice(server, cookie, '/cars/ma', { body: { facts: factsWith(), price: 120_000, ...said } })).body
        .mileageReadOn
    expect([await add({}), await add({ mileageReadOn: '2026-05-30' }), await add({ mileageReadOn: null })]).toEqual([
      TODAY,
      '2026-05-30',
      null,
    ])
  })
})
