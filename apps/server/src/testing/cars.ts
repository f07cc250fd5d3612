import type { Car } from '@otosafi/domain/car/car'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import { insertRows } from '../db/insert-rows.ts'
import { factsWith } from '../office/testing/facts-with.ts'
import { carRow } from '../seed/rows.ts'
import { seedDatabase } from '../seed/seed-database.ts'

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
let built = 0

/** The date that the stock of tests hangs on. */
export const TODAY = '2026-06-01'

/** A plausible car with an id of its own; say what matters to the test. */
export function buildCar(overrides: Partial<Car> = {}): Car {
  built++
  const id = `t${[...built.toString(32).padStart(7, '0')].map((digit) => DIGITS[Number.parseInt(digit, 32)]).join('')}`
  return {
    ...factsWith(),
    id,
    brand: 'toyota',
    model: 'corolla',
    trim: '1.6 XLi',
    modelYear: 2019,
    productionYear: 2019,
    fuelType: 'petrol',
    exteriorColor: 'Super White II',
    carIssue: null,
    price: 128_000,
    oldPrice: null,
    marketValue: null,
    marketComparables: 0,
    marketLow: null,
    marketHigh: null,
    marketWidth: null,
    discount: 0,
    status: 'available',
    publishedAt: '2026-05-12T09:30:00.000Z',
    soldAt: null,
    engineSize: 1598,
    enginePower: 97,
    fiscalPower: 7,
    doors: 4,
    dateFirstUse: '2019-03-01',
    weight: 1310,
    dimensions: { length: 4630, width: 1780, height: 1435 },
    emissionCO2: 139,
    fuelConsumption: 6.1,
    autonomy: 800,
    features: ['airConditioning', 'abs'],
    ...overrides,
  }
}

/** Writes cars into an edition that has its names (see {@link seedStock}). */
export async function insertCars(
  { kysely }: Pick<Database, 'kysely'>,
  edition: EditionId,
  cars: readonly Car[],
): Promise<void> {
  await insertRows(
    kysely,
    'cars',
    cars.map((car) => carRow(edition, car)),
  )
}

/** Puts a car of an edition into the database; gives its id. */
export async function addCar(
  database: Pick<Database, 'kysely'>,
  edition: EditionId,
  overrides: Partial<Car> = {},
): Promise<string> {
  const car = buildCar(overrides)
  await insertCars(database, edition, [car])
  return car.id
}

/** The demonstration's names and content for some editions, and `cars` cars for each; always the same. */
export async function seedStock(database: Database, editions: readonly EditionId[], cars: number): Promise<void> {
  await seedDatabase(database, { editions, cars, today: TODAY })
}
