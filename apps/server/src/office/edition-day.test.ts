import { beforeAll, expect, it } from 'vitest'

import { INSPECTION_POINTS, INSPECTION_SECTIONS } from '@otosafi/domain/car/inspection'

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
    expect((await put(`/requests/ma/${reference}/reminder`, { remindOn: TODAY, former: null })).status).toBe(200)
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

  it('is the one of a price', async () => {
    const { status, body } = await put(`/cars/ma/${await newCar()}/price`, { price: 120_000, former: 128_000 })
    expect([status, body.prices.at(-1)]).toEqual([200, { date: TODAY, price: 120_000 }])
    const added = await sendOffice(server, cookie, '/cars/ma', { body: { facts: factsWith(), price: 120_000 } })
    expect(added.body.prices).toEqual([{ date: TODAY, price: 120_000 }])
    const published = await put(`/cars/ma/${added.body.car.id}/publication`, {})
    expect(published.body.prices).toEqual([{ date: TODAY, price: 120_000 }])
  })

  it('is the one for which a car is certified and featured, on the site as in the office', async () => {
    const ended = await certifiable('2025-12-01')
    const certified = await certifiable('2025-12-02')
    await server.search.refresh()
    const ofThese = (cars: { id: string }[]) =>
      cars.map(({ id }) => id).filter((id) => id === ended || id === certified)
    const shown = (await server.send('ma', '/api/featured-cars')).body.cars
    const offered = (await get('/featured/ma')).candidates
    expect([shown, offered].map(ofThese)).toEqual([[certified], [certified]])
    const pages = await Promise.all([ended, certified].map((id) => server.send('ma', `/api/cars/${id}`)))
    expect(pages.map(({ body }) => [body.certified, body.certifiedUntil, body.uncertifiedReasons])).toEqual([
      [false, null, ['old']],
      [true, TODAY, []],
    ])
  })

  /** A car that is featured until six months after its inspection. */
  async function certifiable(date: string): Promise<string> {
    const market = { marketValue: 140_000, marketLow: 120_000, marketHigh: 160_000, marketWidth: 'model' } as const
    const id = await addCar(database, 'ma', { city: 'casablanca', publishedAt: `${date}T12:00:00Z`, ...market })
    const points = INSPECTION_SECTIONS.flatMap((section) =>
      INSPECTION_POINTS[section].map((point) => ({ section, point, result: 'ok', note: null })),
    )
    const of = { edition: 'ma', car_id: id } as const
    const report = { ...of, date, inspector: 'Awa', odometer: 64_200, points: JSON.stringify(points) }
    await database.kysely.insertInto('inspections').values(report).execute()
    const service = { ...of, workshop: 'Atlas', city: 'Rabat', work: '{}', proof: 'invoice' } as const
    await database.kysely
      .insertInto('service_records')
      .values([
        { ...service, position: 0, date: '2024-03-01', odometer: 40_000 },
        { ...service, position: 1, date: '2025-03-01', odometer: 50_000 },
      ])
      .execute()
    return id
  }

  it('is the one on which something counts among the numbers', async () => {
    const before = (await get('/numbers?edition=ma&days=7')).days.at(-1)
    const question = { message: 'Is it open on Sundays?', name: 'Salma', email: 'numbers@example.org', consent: true }
    expect((await post(server, '/questions', question)).status).toBe(201)
    const days = (await get('/numbers?edition=ma&days=7')).days
    expect([days.length, before.day, days.at(-1)]).toEqual([7, TODAY, { ...before, requests: before.requests + 1 }])
  })

  it('is the one on which a page was changed', async () => {
    const [{ id }] = (await get('/content/ma/pages')).items
    const { values, isPublished, publishAt, version } = await get(`/content/ma/pages/${id}`)
    expect((await put(`/content/ma/pages/${id}`, { values, isPublished, publishAt, version })).status).toBe(200)
    const page = (await listItems(database, 'pages', 'ma')).find((each) => each.id === id)
    expect(page?.updatedOn).toBe(TODAY)
  })

  it('is the one on which an article was changed, which choosing it for the front is not', async () => {
    const [{ id }] = (await get('/content/ma/posts')).items
    const path = `/content/ma/posts/${id}`
    const save = async (changed: object) => {
      const { values, isPublished, publishAt, version } = await get(path)
      const { status } = await put(path, { values: { ...values, ...changed }, isPublished, publishAt, version })
      expect(status).toBe(200)
      return (await listItems(database, 'posts', 'ma')).find((each) => each.id === id)
    }
    const { featured } = (await get(path)).values
    expect((await save({ featured: !featured }))?.updatedOn).toBeUndefined()
    const changed = await save({ author: 'Awa Ndiaye' })
    expect([changed?.updatedOn, (changed?.publishedOn ?? '') < TODAY]).toEqual([TODAY, true])
    const { body } = await server.send('ma', `/api/blogs/${id}`)
    expect([body.updatedAt, body.publishedAt]).toEqual([
      `${TODAY}T00:00:00.000Z`,
      `${changed?.publishedOn}T00:00:00.000Z`,
    ])
  })
})
