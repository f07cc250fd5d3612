import { beforeAll, expect, it } from 'vitest'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { addCar, seedStock } from '../testing/cars.ts'
import { post } from '../testing/post.ts'
import { sendOffice } from '../testing/send-office.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { employ } from './testing/employ.ts'

/** Half an hour past midnight in Morocco. */
const NOW = '2026-06-01T23:30:00Z'
const TODAY = '2026-06-02'

withDatabase('the day in an edition, where it is another one in UTC', (open) => {
  let database: Database
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma'], 1)
    server = await startTestServer(database, { now: NOW })
    cookie = (await employ(database, new Date(server.time.now), 'manager', ['ma', 'coza'])).cookie
  })

  const put = (path: string, body: object) => sendOffice(server, cookie, path, { method: 'PUT', body })
  const get = async (path: string) => (await sendOffice(server, cookie, path)).body
  const newCar = () => addCar(database, 'ma', { city: 'casablanca' })

  it('is the one of which the team is reminded', async () => {
    const question = { message: 'When does it come?', name: 'Salma', email: 'due@example.org', consent: true }
    const { reference } = (await post(server, '/questions', question)).body
    expect((await put(`/requests/ma/${reference}/reminder`, { remindOn: TODAY })).status).toBe(200)
    expect((await get('/requests?due=true')).requests).toMatchObject([{ reference, remindOn: TODAY }])
  })

  it('is the one until which a promise is to hold', async () => {
    const [{ claim, version }] = (await get('/claims/ma')).claims
    const refused = await put(`/claims/ma/${claim}`, {
      evidence: 'Contract 14',
      legalNote: null,
      validUntil: '2026-06-01',
      version,
    })
    expect(refused.body.errors).toMatchObject([{ path: '/body/validUntil', code: 'endsBeforeItBegins' }])
  })

  it('is the latest of a service', async () => {
    const path = `/cars/ma/${await newCar()}/records`
    const { version } = await get(path)
    const service = { date: TODAY, odometer: 60_000, workshop: 'Garage', city: 'Rabat', work: 'Oil', proof: 'invoice' }
    const { status, body } = await put(path, {
      records: { services: [service], documents: [] },
      version,
      language: 'fr',
    })
    expect(status, JSON.stringify(body)).toBe(200)
  })

  it('is the one of an inspection', async () => {
    const signature = { typed: 'manager', strokes: [] }
    const report = { odometer: 64_300, language: 'fr', points: [], signature }
    const { status, body } = await put(`/cars/ma/${await newCar()}/inspection`, report)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.inspection.date).toBe(TODAY)
  })
})
