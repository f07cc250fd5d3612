import { beforeAll, expect, it } from 'vitest'

import { listItems } from '../db/content.queries.ts'
import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { addCar } from '../testing/cars.ts'
import { post } from '../testing/post.ts'
import { sendOffice } from '../testing/send-office.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { factsWith } from './testing/facts-with.ts'
import { openOffice } from './testing/open-office.ts'

/** Half an hour past midnight in Morocco. */
const NOW = '2026-06-01T23:30:00Z'
const TODAY = '2026-06-02'

withDatabase('the day in an edition, where it is another one in UTC', (open) => {
  let database: Database
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    ;({ database, server, cookie } = await openOffice(open, 'manager', { editions: ['ma', 'coza'], now: NOW }))
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
    const path = `/cars/ma/${await newCar()}/inspection`
    const { version } = await get(path)
    const report = { odometer: 64_300, language: 'fr', points: [], signature, version }
    const { status, body } = await put(path, report)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.inspection.date).toBe(TODAY)
  })

  it('is the latest on which a car was first on the road', async () => {
    const body = { facts: factsWith({ modelYear: 2026, productionYear: 2026, dateFirstUse: TODAY }), price: 120_000 }
    const added = await sendOffice(server, cookie, '/cars/ma', { body })
    expect(added.status, JSON.stringify(added.body)).toBe(201)
    const path = `/cars/ma/${added.body.car.id}/facts`
    const { facts, version } = added.body
    expect((await put(path, { facts: { ...facts, doors: 3 }, version })).status).toBe(200)
  })

  it('is the one on which a page was changed', async () => {
    const [{ id }] = (await get('/content/ma/pages')).items
    const { values, isPublished, publishAt, version } = await get(`/content/ma/pages/${id}`)
    expect((await put(`/content/ma/pages/${id}`, { values, isPublished, publishAt, version })).status).toBe(200)
    const page = (await listItems(database, 'pages', 'ma')).find((each) => each.id === id)
    expect(page?.updatedOn).toBe(TODAY)
  })
})
