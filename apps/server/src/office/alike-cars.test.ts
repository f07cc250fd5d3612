import { beforeAll, describe, expect, it } from 'vitest'

import type { StockCarDetails, StockFacts } from '@otosafi/api-client/office-schema'

import type { Database } from '../db/database.ts'
import { withDatabase } from '../db/testing/with-databases.ts'
import { OFFICE_HOST } from '../env.ts'
import { demonstrationIllustrator } from '../media/illustrator/demonstration-illustrator.ts'
import { sharp } from '../media/pipeline/configured-sharp.ts'
import { rasterise } from '../media/pipeline/rasterise.ts'
import { seedStock } from '../testing/cars.ts'
import { sendRequest } from '../testing/http-request.ts'
import { filePart, putForm } from '../testing/multipart.ts'
import { sendOffice } from '../testing/send-office.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { employ } from './testing/employ.ts'
import { factsWith } from './testing/facts-with.ts'

withDatabase('cars that may be one', (open) => {
  let database: Database
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma', 'coza'], 1)
    server = await startTestServer(database)
    cookie = (await employ(database, new Date(server.time.now), 'manager', ['ma'])).cookie
  })

  const send = (method: string, path: string, body?: unknown) => sendOffice(server, cookie, path, { method, body })
  /** A car of a model year that no other car of this file has, or of one that is named. */
  let year = 2000
  const added = async (facts: Partial<StockFacts> = {}) => {
    const body = {
      facts: factsWith({ modelYear: (year += 1), productionYear: null, vin: null, ...facts }),
      price: 90_000,
    }
    const answer = await send('POST', '/cars/ma', body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body as StockCarDetails
  }
  const detailsOf = async ({ car }: StockCarDetails) =>
    (await send('GET', `/cars/ma/${car.id}`)).body as StockCarDetails
  const alikeOf = async (of: StockCarDetails) => (await detailsOf(of)).alike.map((each) => [each.car.id, each.by])
  const photograph = async (of: StockCarDetails, background: string) => {
    const create = { width: 320, height: 240, channels: 3, background } as const
    await sendPhoto(of, await sharp({ create }).jpeg().toBuffer())
  }
  const sendPhoto = async ({ car }: StockCarDetails, jpeg: Buffer) => {
    const form = { ...putForm([filePart(jpeg)], { cookie }), method: 'POST' }
    expect((await sendRequest(server.port, OFFICE_HOST, `/office/cars/ma/${car.id}/photos`, form)).status).toBe(201)
  }

  it('are named to each other where the same photo was sent for both, whatever else is said of them', async () => {
    const [one, other, neither] = [await added(), await added({ city: 'rabat' }), await added()]
    await photograph(one, '#123456')
    await photograph(other, '#123456')
    await photograph(neither, '#654321')
    expect([await alikeOf(one), await alikeOf(other), await alikeOf(neither)]).toEqual([
      [[other.car.id, 'photo']],
      [[one.car.id, 'photo']],
      [],
    ])
  })

  it('are named to each other where a photo of one is cut out of one of the other, of the same model, as long as both have it', async () => {
    const svg = demonstrationIllustrator.draw('art/frontThreeQuarter-logan-red-0') ?? ''
    const whole = await rasterise(svg, demonstrationIllustrator.densityOf(960)).resize(960, 720).jpeg().toBuffer()
    const area = { left: 100, top: 80, width: 800, height: 600 }
    const part = await sharp(whole).extract(area).resize(640).jpeg({ quality: 60 }).toBuffer()
    const [one, other] = [await added(), await added({ city: 'rabat' })]
    await sendPhoto(one, whole)
    await sendPhoto(other, part)
    expect([await alikeOf(one), await alikeOf(other)]).toEqual([[[other.car.id, 'photo']], [[one.car.id, 'photo']]])
    const { photosVersion: version } = await detailsOf(one)
    expect((await send('PUT', `/cars/ma/${one.car.id}/photos`, { version, photos: [] })).status).toBe(200)
    expect(await alikeOf(other)).toEqual([])
  })

  describe('by their facts', () => {
    it.each<[string, Partial<StockFacts>, boolean]>([
      ['with about the same mileage', { mileage: 50_500 }, true],
      ['with another mileage', { mileage: 50_501 }, false],
      ['of another city', { city: 'rabat' }, false],
      ['of another model year', { modelYear: 1999 }, false],
      ['with a chassis number, while the other has none', { vin: 'UU1HSDADG12345678' }, true],
      ['that is new', { isNew: true, grade: null }, false],
    ])('are those of a model, %s', async (_, changed, isAlike) => {
      const one = await added({ mileage: 50_000, city: 'casablanca' })
      const other = await added({ modelYear: year, mileage: 50_000, city: 'casablanca', ...changed })
      expect(await alikeOf(one)).toEqual(isAlike ? [[other.car.id, 'facts']] : [])
      await send('DELETE', `/cars/ma/${other.car.id}`)
    })

    it('are not those that have different chassis numbers, and none that is sold', async () => {
      const one = await added({ vin: 'UU1HSDADG11111111' })
      const { modelYear } = one.facts
      const other = await added({ modelYear, vin: 'UU1HSDADG22222222' })
      expect(await alikeOf(one)).toEqual([])
      const third = await added({ modelYear })
      expect(await alikeOf(third)).toHaveLength(2)
      for (const { car } of [one, other]) {
        await send('PUT', `/cars/ma/${car.id}/publication`)
        await send('POST', `/cars/ma/${car.id}/actions`, { action: 'sell' })
      }
      expect(await alikeOf(third)).toEqual([])
      expect((await send('PUT', `/cars/ma/${third.car.id}/publication`)).status).toBe(200)
    })
  })
})
