import { beforeAll, expect, it, vi } from 'vitest'

import type { CarRecords, StockRecords } from '@otosafi/api-client/office-schema'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { addCar } from '../testing/cars.ts'
import { sendOffice } from '../testing/send-office.ts'
import type { TestServer } from '../testing/start-test-server.ts'
import { openOffice } from './testing/open-office.ts'

/** How soon the storefront shows what the office changed. */
const SHOWN_WITHIN_MS = 2000

const SERVICE: CarRecords['services'][number] = {
  date: '2024-03-10',
  odometer: 41_000,
  workshop: 'Garage Atlas',
  city: 'Casablanca',
  work: 'Vidange et filtres',
  proof: 'invoice',
}
const VISIT: CarRecords['documents'][number] = {
  kind: 'technicalVisit',
  number: 'CT-20***',
  issuedOn: '2025-06-01',
  validUntil: '2026-06-01',
}

withDatabase('the past and the papers of a car', (open) => {
  let database: Database
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    ;({ database, server, cookie } = await openOffice(open, 'editor', { follow: true }))
  })

  const newCar = () => addCar(database, 'ma', { city: 'casablanca', dateFirstUse: '2018-01-10' })
  const send = (id: string, body?: object, query = '?language=fr') =>
    body === undefined
      ? sendOffice(server, cookie, `/cars/ma/${id}/records${query}`)
      : sendOffice(server, cookie, `/cars/ma/${id}/records`, { method: 'PUT', body })
  const read = async (id: string, query?: string) => (await send(id, undefined, query)).body as StockRecords
  /** Changes the records of a car as they are now. */
  const change = async (id: string, changed: Partial<CarRecords>) => {
    const { records, version } = await read(id)
    return send(id, { records: { ...records, ...changed }, version, language: 'fr' })
  }
  const errorsOf = async (id: string, changed: Partial<CarRecords>) => {
    const { status, body } = await change(id, changed)
    expect(status).toBe(422)
    return (body.errors as { path: string; code: string }[]).map(({ path, code }) => [path, code])
  }

  it('are on the site, the latest service first', async () => {
    const id = await newCar()
    expect((await read(id)).records).toEqual({ services: [], documents: [] })
    const earlier = { ...SERVICE, date: '2022-02-01', odometer: 20_000, proof: 'none' as const }
    const { status, body } = await change(id, { services: [earlier, SERVICE], documents: [VISIT] })
    expect([status, body.records]).toEqual([200, { services: [SERVICE, earlier], documents: [VISIT] }])
    await vi.waitFor(async () => {
      const car = (await server.send('ma', `/api/cars/${id}`)).body
      expect(car.documents).toEqual([VISIT])
    }, SHOWN_WITHIN_MS)
    const { body: history } = await server.send('ma', `/api/service-histories/by-car?car=${id}`, {
      headers: { 'accept-language': 'fr' },
    })
    expect(JSON.stringify(history)).toContain('Vidange et filtres')
  })

  it('keep the order of services of one day, however often they are saved', async () => {
    const id = await newCar()
    const services = [SERVICE, { ...SERVICE, work: 'Quatre pneus' }]
    expect((await change(id, { services })).body.records).toEqual({ services, documents: [] })
    expect((await change(id, {})).body.records).toEqual({ services, documents: [] })
  })

  it('keep the translations of what reads as before', async () => {
    const id = await newCar()
    await database.kysely
      .insertInto('service_records')
      .values({
        ...SERVICE,
        edition: 'ma',
        car_id: id,
        position: 0,
        work: JSON.stringify({ en: 'Oil changed', fr: 'Vidange', ar: 'تغيير الزيت' }),
      })
      .execute()
    const [service] = (await read(id)).records.services
    expect(service?.work).toBe('Vidange')
    await change(id, { services: [{ ...SERVICE, work: 'Vidange', workshop: 'Garage Rif' }] })
    expect((await read(id, '?language=en')).records.services).toEqual([
      { ...SERVICE, work: 'Oil changed', workshop: 'Garage Rif' },
    ])
    await change(id, { services: [{ ...SERVICE, work: 'Vidange, quatre pneus' }] })
    expect((await read(id, '?language=en')).records.services[0]?.work).toBe('Vidange, quatre pneus')
  })

  it('are refused with every field that is wrong', async () => {
    const id = await newCar()
    expect(
      await errorsOf(id, {
        services: [SERVICE, { ...SERVICE, date: '2031-01-01', workshop: ' ', work: '\t' }],
        documents: [VISIT, { ...VISIT, issuedOn: '2031-01-01', validUntil: '2030-01-01' }],
      }),
    ).toEqual([
      ['/body/records/services/1/workshop', 'required'],
      ['/body/records/services/1/work', 'required'],
      ['/body/records/services/1/date', 'dateInFuture'],
      ['/body/records/documents/1/kind', 'option'],
      ['/body/records/documents/1/issuedOn', 'dateInFuture'],
      ['/body/records/documents/1/validUntil', 'endsBeforeItBegins'],
    ])
    expect((await read(id)).records).toEqual({ services: [], documents: [] })
  })

  it('are not overwritten by somebody who has not seen them', async () => {
    const id = await newCar()
    const { version } = await read(id)
    expect((await change(id, { documents: [VISIT] })).status).toBe(200)
    const late = { records: { services: [SERVICE], documents: [] }, version, language: 'fr' }
    expect((await send(id, late)).status).toBe(409)
    expect((await read(id)).records.documents).toEqual([VISIT])
  })

  it('of a car that is sold stay as they are', async () => {
    const id = await newCar()
    const { version } = await read(id)
    await database.kysely
      .updateTable('stock')
      .set({ status: 'sold', sold_at: new Date() })
      .where('id', '=', id)
      .execute()
    expect((await send(id, { records: { services: [], documents: [] }, version, language: 'en' })).status).toBe(409)
  })
})
