import { beforeAll, describe, expect, it, vi } from 'vitest'

import type { StockCarDetails, StockFacts } from '@otosafi/api-client/office-schema'
import type { Role } from '@otosafi/domain/office/roles'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { OFFICE_HOST } from '../env.ts'
import { sharp } from '../media/pipeline/configured-sharp.ts'
import { originalKey } from '../media/pipeline/photo-service.ts'
import { buildCar, insertCars, seedStock } from '../testing/cars.ts'
import { sendRequest } from '../testing/http-request.ts'
import { filePart, putForm } from '../testing/multipart.ts'
import { sendOffice } from '../testing/send-office.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { employ } from './testing/employ.ts'
import { factsWith } from './testing/facts-with.ts'

/** How soon the storefront shows what the office changed. */
const SHOWN_WITHIN_MS = 2000

withDatabase('cars that the team brings', (open) => {
  let database: Database
  let server: TestServer
  let jpeg: Buffer
  let editor: string
  let manager: string

  const employed = async (role: Role, editions: EditionId[] = ['ma']) =>
    (await employ(database, new Date(server.time.now), role, editions)).cookie

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], 4)
    server = await startTestServer(database, { follow: true })
    jpeg = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    editor = await employed('editor')
    manager = await employed('manager')
  })

  const send = (cookie: string, method: string, path: string, body?: unknown) =>
    sendOffice(server, cookie, path, { method, body })

  async function added(changed: Partial<StockFacts> = {}, price = 120_000): Promise<StockCarDetails> {
    const { status, body } = await send(editor, 'POST', '/cars/ma', { facts: factsWith(changed), price })
    expect(status, JSON.stringify(body)).toBe(201)
    return body as StockCarDetails
  }

  const publish = (id: string) => send(manager, 'PUT', `/cars/ma/${id}/publication`)
  const withdraw = (id: string) => send(manager, 'DELETE', `/cars/ma/${id}/publication`)
  const photograph = (id: string, part = filePart(jpeg)) =>
    sendRequest(server.port, OFFICE_HOST, `/office/cars/ma/${id}/photos`, {
      ...putForm([part], { cookie: editor }),
      method: 'POST',
    })

  const onTheSite = async (id: string) => (await server.send('ma', `/api/cars/${id}`)).status
  const isListed = async (id: string) => {
    const { body } = await server.send('ma', `/api/cars?brand=dacia&sort=newest`)
    return (body as { cars: { id: string }[] }).cars.some((car) => car.id === id)
  }
  const shown = (id: string, is: boolean) =>
    vi.waitFor(async () => expect([await onTheSite(id), await isListed(id)]).toEqual(is ? [200, true] : [404, false]), {
      timeout: SHOWN_WITHIN_MS,
    })

  describe('a draft', () => {
    it('keeps every fact, is in the stock, and is nowhere on the site', async () => {
      const { car, facts, page, actions, prices } = await added({ vin: 'UU1HSDADG12345678' })
      expect([facts, page, actions, car.state]).toEqual([factsWith({ vin: 'UU1HSDADG12345678' }), null, [], 'draft'])
      expect(prices).toHaveLength(1)
      const { body } = await send(editor, 'GET', `/cars?state=draft&text=${car.reference}`)
      expect(body.cars).toEqual([car])
      await shown(car.id, false)
      const counted = (await server.send('ma', '/api/cars?brand=dacia')).body.total as number
      await added()
      expect((await server.send('ma', '/api/cars?brand=dacia')).body.total).toBe(counted)
    })

    it('comes on the site when it is published, with its photo, as new from then on and at no lowered price', async () => {
      const { car } = await added()
      expect((await photograph(car.id)).status).toBe(201)
      await send(manager, 'PUT', `/cars/ma/${car.id}/price`, { price: 110_000, former: 120_000 })
      server.time.now += 3 * 86_400_000
      manager = await employed('manager')
      editor = await employed('editor')
      const { status, body } = await publish(car.id)
      expect([status, body.car.state, body.car.oldPrice, body.car.price]).toEqual([200, 'available', null, 110_000])
      expect(body.car.publishedAt).toBe(new Date(server.time.now).toISOString())
      expect(body.prices).toEqual([{ date: new Date(server.time.now).toISOString().slice(0, 10), price: 110_000 }])
      expect(body.page).toMatch(new RegExp(`/${car.id}$`))
      await shown(car.id, true)
      const site = (await server.send('ma', `/api/cars/${car.id}`)).body
      expect([site.price, site.oldPrice, site.photoCount, site.trim]).toEqual([110_000, null, 1, '1.5 dCi Ambiance'])
      expect((await publish(car.id)).status).toBe(409)
    })

    it('is deleted with its photos, which nothing else is', async () => {
      const { car } = await added()
      const key = (await photograph(car.id)).body.photos[0].key as string
      expect(await server.store.has(originalKey(key))).toBe(true)
      expect((await send(editor, 'DELETE', `/cars/ma/${car.id}`)).status).toBe(204)
      expect((await send(editor, 'GET', `/cars/ma/${car.id}`)).status).toBe(404)
      await server.uploads.settled()
      expect(await server.store.has(originalKey(key))).toBe(false)
      const published = await added()
      await publish(published.car.id)
      expect((await send(editor, 'DELETE', `/cars/ma/${published.car.id}`)).status).toBe(409)
    })
  })

  it.each<[string, Partial<StockFacts>, string, string]>([
    ['of an unknown model', { model: 'yaris' }, 'model', 'option'],
    ['in a city of another country', { city: 'johannesburg' }, 'city', 'option'],
    ['of the year after next', { modelYear: 2099 }, 'modelYear', 'numberBetween'],
    ['built before there were cars', { productionYear: 1950 - 1 }, 'productionYear', 'numberBetween'],
    ['that is new and yet graded', { isNew: true }, 'grade', 'newHasNoGrade'],
    ['first used tomorrow', { dateFirstUse: '2099-01-01' }, 'dateFirstUse', 'dateInFuture'],
    ['with a number that is none', { vin: 'IOQ' }, 'vin', 'invalid'],
    ['with half a seat', { seats: 2.5 }, 'seats', 'invalid'],
  ])('a car %s is refused at its field', async (_, changed, field, code) => {
    const { status, body } = await send(editor, 'POST', '/cars/ma', { facts: factsWith(changed), price: 1000 })
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ path: `/body/facts/${field}`, code })]])
  })

  it('the same car is not brought twice, until it was sold', async () => {
    const vin = 'UU1HSDADG00000001'
    const { car } = await added({ vin })
    const again = () => send(editor, 'POST', '/cars/ma', { facts: factsWith({ vin }), price: 1000 })
    expect((await again()).body.errors).toEqual([
      expect.objectContaining({ path: '/body/facts/vin', code: 'vinOfAnotherCar' }),
    ])
    await publish(car.id)
    await send(manager, 'POST', `/cars/ma/${car.id}/actions`, { action: 'sell' })
    expect((await again()).status).toBe(201)
  })

  describe('facts', () => {
    it('are on the site within two seconds, with what changed in the audit log', async () => {
      const { car, version } = await added()
      await publish(car.id)
      await shown(car.id, true)
      const facts = factsWith({ mileage: 70_000, features: ['abs'] })
      const { status, body } = await send(editor, 'PUT', `/cars/ma/${car.id}/facts`, { facts, version })
      expect([status, body.facts]).toEqual([200, facts])
      await vi.waitFor(
        async () => expect((await server.send('ma', `/api/cars/${car.id}`)).body.mileage).toBe(70_000),
        SHOWN_WITHIN_MS,
      )
      const log = await database.kysely
        .selectFrom('audit_log')
        .select(['before', 'after'])
        .where('subject', '=', car.reference)
        .where('operation', '=', 'setCarFacts')
        .execute()
      expect(log).toEqual([
        {
          before: { mileage: 64_200, features: ['abs', 'bluetooth'] },
          after: { mileage: 70_000, features: ['abs'] },
        },
      ])
    })

    it('are never overwritten by who has not seen them', async () => {
      const { car, version } = await added()
      const set = (mileage: number) =>
        send(editor, 'PUT', `/cars/ma/${car.id}/facts`, { facts: factsWith({ mileage }), version })
      const statuses = (await Promise.all([1, 2, 3].map(set))).map(({ status }) => status)
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    })

    it('of a sold car stay', async () => {
      const { car, version } = await added()
      await publish(car.id)
      await send(manager, 'POST', `/cars/ma/${car.id}/actions`, { action: 'sell' })
      const facts = factsWith({ mileage: 1 })
      expect((await send(editor, 'PUT', `/cars/ma/${car.id}/facts`, { facts, version })).status).toBe(409)
      expect((await photograph(car.id)).status).toBe(409)
    })
  })

  describe('a withdrawn car', () => {
    it('keeps all that is known of it, and is published again as it was', async () => {
      const car = buildCar({ city: 'casablanca', brand: 'dacia', model: 'logan', status: 'available' })
      await insertCars(database, 'ma', [car])
      await shown(car.id, true)
      const before = (await send(manager, 'GET', `/cars/ma/${car.id}`)).body as StockCarDetails
      const { status, body } = await withdraw(car.id)
      expect([status, body.car.state, body.page]).toEqual([200, 'withdrawn', null])
      await shown(car.id, false)
      expect((await withdraw(car.id)).status).toBe(409)
      expect((await send(manager, 'POST', `/cars/ma/${car.id}/actions`, { action: 'sell' })).status).toBe(409)
      expect((await send(editor, 'DELETE', `/cars/ma/${car.id}`)).status).toBe(409)
      expect((await publish(car.id)).body).toEqual(before)
      await shown(car.id, true)
    })

    it('is none that somebody is waiting for', async () => {
      const { car } = await added()
      await publish(car.id)
      await send(manager, 'POST', `/cars/ma/${car.id}/actions`, { action: 'reserve' })
      expect((await withdraw(car.id)).status).toBe(409)
    })
  })

  describe('photos', () => {
    const arrangeNow = async (id: string, photos: readonly unknown[]) => {
      const { photosVersion: version } = (await send(editor, 'GET', `/cars/ma/${id}`)).body as StockCarDetails
      return send(editor, 'PUT', `/cars/ma/${id}/photos`, { photos, version })
    }
    it('are put in order, say what they show, and are deleted where they are left out', async () => {
      const { car } = await added()
      for (let count = 0; count < 3; count++) await photograph(car.id)
      const { photos } = (await send(editor, 'GET', `/cars/ma/${car.id}`)).body as StockCarDetails
      expect(photos.map(({ kind, view }) => [kind, view])).toEqual([
        ['key', 'frontThreeQuarter'],
        ['additional', 'detail'],
        ['additional', 'detail'],
      ])
      const [first = '', second = '', third = ''] = photos.map(({ key }) => key)
      const order = [
        { key: third, view: 'side', flaw: null },
        { key: first, view: 'rear', flaw: null },
      ]
      const { body } = await arrangeNow(car.id, order)
      expect(body.photos).toEqual([
        expect.objectContaining({ key: third, view: 'side', kind: 'key' }),
        expect.objectContaining({ key: first, view: 'rear', kind: 'additional' }),
      ])
      await server.uploads.settled()
      expect(await Promise.all([first, second, third].map((key) => server.store.has(originalKey(key))))).toEqual([
        true,
        false,
        true,
      ])
      expect((await arrangeNow(car.id, [{ key: second, view: 'side', flaw: null }])).status).toBe(409)
      expect((await arrangeNow(car.id, [order[0], order[0]])).status).toBe(422)
    })

    it('stay where somebody else has added one that was not seen', async () => {
      const { car, photosVersion: version } = await added()
      await photograph(car.id)
      expect((await send(editor, 'PUT', `/cars/ma/${car.id}/photos`, { photos: [], version })).status).toBe(409)
      expect((await send(editor, 'GET', `/cars/ma/${car.id}`)).body.photos).toHaveLength(1)
    })

    it('of flaws say where they are and how large, and are never the first', async () => {
      const { car } = await added()
      for (let count = 0; count < 2; count++) await photograph(car.id)
      const { photos } = (await send(editor, 'GET', `/cars/ma/${car.id}`)).body as StockCarDetails
      const [first = '', second = ''] = photos.map(({ key }) => key)
      const flaw = { section: 'body', point: 'frontBumper', sizeMm: 40 }
      const arrange = (order: object[]) => arrangeNow(car.id, order)
      const plain = { key: first, view: 'side', flaw: null }
      const marked = { key: second, view: 'detail', flaw }

      expect((await arrange([marked, plain])).status).toBe(422)
      const { body } = await arrange([plain, { ...marked, flaw: { ...flaw, point: 'horn' } }])
      expect(body.errors).toEqual([expect.objectContaining({ path: '/body/photos/1/flaw/point', code: 'option' })])
      expect((await arrange([plain, marked])).body.photos).toEqual([
        expect.objectContaining({ key: first, kind: 'key', flaw: null }),
        expect.objectContaining({ key: second, kind: 'flaw', flaw }),
      ])
      const mark = { x: 62, y: 40, size: 20 }
      const circled = { ...marked, flaw: { ...flaw, mark } }
      expect((await arrange([plain, circled])).body.photos[1]).toMatchObject({ flaw: { ...flaw, mark } })
      const outside = { ...circled, flaw: { ...flaw, mark: { ...mark, x: 101 } } }
      expect((await arrange([plain, outside])).status).toBe(422)
      await publish(car.id)
      await vi.waitFor(async () => {
        const onSite = (await server.send('ma', `/api/cars/${car.id}`)).body as { photos: { flaw: unknown }[] }
        expect(onSite.photos.map((photo) => photo.flaw)).toEqual([null, { ...flaw, mark }])
      }, SHOWN_WITHIN_MS)
      expect((await arrange([plain, { ...marked, flaw: null }])).body.photos[1]).toMatchObject({
        kind: 'additional',
        flaw: null,
      })
    })

    it('are pictures', async () => {
      const { car } = await added()
      const { status, body } = await photograph(car.id, filePart('no picture'))
      expect([status, body.errors]).toEqual([
        422,
        [expect.objectContaining({ path: '/body/photo', code: 'imageType' })],
      ])
    })
  })

  it('names what cars of a country are described by', async () => {
    const { body } = await send(editor, 'GET', '/catalogue/ma')
    const dacia = body.brands.find(({ id }: { id: string }) => id === 'dacia')
    expect(dacia.models).toContainEqual({ id: 'logan', name: 'Logan', bodyType: 'sedan' })
    expect(body.cities).toContainEqual({ id: 'casablanca', name: 'Casablanca' })
  })
})
