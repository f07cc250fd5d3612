import { EDITIONS } from '@otosafi/editions/registry'
import type { IndexedCar } from '@otosafi/search/indexed-car'

import { loadAllCars } from '../../../catalogue/load-cars.ts'
import { indexedCarOf } from '../../../catalogue/stored-car.ts'
import { dayOfEdition } from '../../../clock.ts'
import type { Database } from '../../../db/database.ts'
import { buildCar, insertCars, seedStock } from '../../../testing/cars.ts'
import { startTestServer } from '../../../testing/start-test-server.ts'

/** A server with a stock of all years, and what of it the listing of `ma` shows. */
export async function openListing(database: Database) {
  await seedStock(database, ['ma', 'sn'], 150)
  const ofYears = [1987, 1996, 2002, 2003].map((modelYear) => buildCar({ modelYear, productionYear: modelYear }))
  // One that a text of several filters means, whatever the stock's other cars are.
  const meant = buildCar({ brand: 'dacia', model: 'duster', city: 'agadir', price: 80_000 })
  await insertCars(database, 'ma', [...ofYears, meant])
  const server = await startTestServer(database)
  const stock: IndexedCar[] = []
  for await (const block of loadAllCars(database.kysely, 'ma'))
    stock.push(...block.map(({ car, facts }) => indexedCarOf(car, facts, dayOfEdition(EDITIONS.ma, server.time.now))))
  return { server, stock: stock.filter(({ status }) => status !== 'sold') }
}
