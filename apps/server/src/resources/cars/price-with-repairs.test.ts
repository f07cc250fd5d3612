import { beforeAll, expect, it } from 'vitest'

import type { InspectionPoint } from '@otosafi/domain/car/car'
import { repairsOf } from '@otosafi/domain/car/repairs'
import { maCountry } from '@otosafi/editions/facts/ma'

import { withDatabase } from '../../db/testing/with-databases.ts'
import { buildCar, insertCars, seedStock } from '../../testing/cars.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

type Listed = { id: string; price: number }
type Section = { section: InspectionPoint['section']; points: Omit<InspectionPoint, 'section'>[] }

withDatabase('the order by price with repairs', (open) => {
  let server: TestServer
  const uninspected = buildCar({ price: 70_000 })

  beforeAll(async () => {
    const database = await open()
    await seedStock(database, ['ma'], 60)
    await insertCars(database, 'ma', [uninspected])
    server = await startTestServer(database)
  })

  /** The price with repairs on the car's page, from its report; the price alone where it has none. */
  const priceWithRepairs = async ({ id, price }: Listed): Promise<number> => {
    const { status, body } = await server.send('ma', `/api/cars/${id}/inspection`)
    if (status === 404) return price
    const points = (body.sections as Section[]).flatMap(({ section, points: own }) =>
      own.map((each) => ({ ...each, section })),
    )
    return price + repairsOf(points, maCountry.repairs).total
  }

  it('is that of what the cars’ pages tell, and of the price alone without a report', async () => {
    const cars: Listed[] = []
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { body } = await server.send('ma', `/api/cars?sort=priceWithRepairsAsc&limit=48&page=${page}`)
      cars.push(...body.cars)
      pages = body.pageCount
    }
    const priced = await Promise.all(cars.map(async (car) => ({ ...car, total: await priceWithRepairs(car) })))
    expect(priced.filter((car) => car.total > car.price).length, 'with defects').toBeGreaterThan(10)
    expect(priced.find(({ id }) => id === uninspected.id)?.total).toBe(70_000)
    expect(priced.map(({ id }) => id)).toEqual(
      priced.toSorted((a, b) => a.total - b.total || (a.id < b.id ? -1 : 1)).map(({ id }) => id),
    )
    expect(priced.map(({ id }) => id)).not.toEqual(priced.toSorted((a, b) => a.price - b.price).map(({ id }) => id))
  })
})
