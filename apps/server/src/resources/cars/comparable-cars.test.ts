import { beforeAll, expect, it } from 'vitest'

import type { Car } from '@otosafi/domain/car/car'

import { createMarketKeeper } from '../../catalogue/market/market-keeper.ts'
import type { Database } from '../../db/database.ts'
import { withDatabase } from '../../db/testing/with-databases.ts'
import { buildCar, insertCars, seedStock } from '../../testing/cars.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

const PRICES = [100_000, 110_000, 120_000, 130_000, 140_000, 150_000]
const RARE = { bodyType: 'coupe', fuelType: 'petrol', enginePower: 100 } as const

withDatabase('the cars that a price is compared with', (open) => {
  let database: Database
  let server: TestServer

  const insert = async (prices: readonly number[], changes: Partial<Car> = {}): Promise<string[]> => {
    const cars = prices.map((price) => buildCar({ price, ...changes }))
    await insertCars(database, 'ma', cars)
    return cars.map(({ id }) => id)
  }
  const comparables = async (id: string | undefined) => {
    const { body } = await server.send('ma', `/api/cars/${id}/comparables`)
    return body.cars as { id: string; carriedPrice: number; brand: { id: string } }[]
  }
  const settle = async () => {
    await createMarketKeeper(database, () => Date.now()).update(new AbortController().signal)
    await server.search.refresh()
  }

  beforeAll(async () => {
    database = await open()
    await seedStock(database, ['ma'], 40)
    await database.pool.query(`delete from cars where brand = 'toyota' and model in ('corolla', 'yaris')`)
    server = await startTestServer(database)
  })

  it('are those behind its market value, the cheapest first, at its own year and mileage', async () => {
    const [own, ...others] = await insert(PRICES)
    const [newer] = await insert([200_000], { modelYear: 2022 })
    await settle()
    const found = await comparables(own)
    expect(found.map(({ id }) => id)).toEqual(others)
    expect(found.map(({ carriedPrice }) => carriedPrice)).toEqual(PRICES.slice(1))
    const { body } = await server.send('ma', `/api/cars/${own}`)
    expect(body).toMatchObject({ marketComparables: 5, marketWidth: 'near' })
    // Carried over from three years later, each of the others costs more.
    const [first] = await comparables(newer)
    expect(first?.carriedPrice).toBeGreaterThan(100_000)
  })

  it('are of its segment where its model has too few', async () => {
    const [own] = await insert([90_000], { brand: 'toyota', model: 'yaris', ...RARE })
    const peers = await insert([80_000, 85_000, 95_000, 99_000, 105_000], { brand: 'renault', model: 'clio', ...RARE })
    await insert([70_000], { brand: 'renault', model: 'clio', ...RARE, enginePower: 120 })
    await settle()
    const { body } = await server.send('ma', `/api/cars/${own}`)
    expect(body).toMatchObject({ marketWidth: 'segment', marketComparables: 5, marketValue: 95_000 })
    expect((await comparables(own)).map(({ id }) => id)).toEqual(peers)
    const { cars } = (await server.send('ma', '/api/cars?bodyType=coupe&sort=bestDeal')).body
    const deals: string[] = cars.map(({ id }: { id: string }) => id)
    // A price rated against other models is no good deal: it is ordered behind those rated against their own.
    expect(deals.indexOf(own as string)).toBeGreaterThan(deals.indexOf(peers[0] as string))
  })

  it('are none whose own readings contradict the odometer, and such a car has none', async () => {
    const RAV4 = { brand: 'toyota', model: 'rav4', bodyType: 'suv', fuelType: 'diesel', enginePower: 311 } as const
    const [own, ...others] = await insert(PRICES, RAV4)
    const fallen = await insert([10_000, 900_000], RAV4)
    const rare = await insert([95_000], { ...RAV4, model: 'land-cruiser' })
    for (const id of fallen)
      await database.pool.query(
        `insert into service_records values ('ma', $1, 0, '2026-01-01', 164000, 'Atlas', 'Rabat', '{}', 'stamp')`,
        [id],
      )
    await settle()
    expect((await comparables(own)).map(({ id }) => id)).toEqual(others)
    // The segment of a rare car leaves them out as well.
    expect((await comparables(rare[0])).map(({ id }) => id)).toEqual([own, ...others])
    const { body } = await server.send('ma', `/api/cars/${fallen[0]}`)
    expect(body).toMatchObject({ mileageEvidence: 'contradicted', marketValue: null, marketComparables: 0 })
    expect(await comparables(fallen[0])).toEqual([])
  })

  it('are none where there is no value, and nobody for an unknown car', async () => {
    const [own] = await insert([90_000], { brand: 'toyota', model: 'corolla', grade: 'damaged' })
    await settle()
    expect(await comparables(own)).toEqual([])
    expect((await server.send('ma', '/api/cars/00000000/comparables')).status).toBe(404)
  })
})
