import { type Kysely, sql } from 'kysely'

import { type Demonstrated, isDemonstrated } from '@otosafi/demonstration/demonstrated'
import { brandFacts } from '@otosafi/demonstration/stock/facts/brands'
import { cityFacts } from '@otosafi/demonstration/stock/facts/cities'
import { modelFacts } from '@otosafi/demonstration/stock/facts/models'
import { generateCar } from '@otosafi/demonstration/stock/generate-car'
import type { SeedCar } from '@otosafi/demonstration/stock/seed-car'
import type { EditionId } from '@otosafi/editions/edition'

import { withinBudget } from '../db/budget.ts'
import type { Database } from '../db/database.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tables } from '../db/tables.ts'
import { EXCHANGE_RATE_ROWS } from './exchange-rates.ts'
import { seedCars } from './seed-cars.ts'
import { seedContent } from './seed-content.ts'
import { seedStaff } from './seed-staff.ts'
import { seedUsers } from './seed-users.ts'

/** Options of a seed. */
export type SeedOptions = {
  editions: readonly EditionId[]
  /** How many cars each edition gets. */
  cars: number
  /** Reference date of ages and dates, ISO. */
  today: string
  /** False writes no more than the cars with their key photographs, for measurements. */
  details?: boolean
  /** Whether an edition's cars are deleted first, with all that refers to them. */
  replace?: boolean
}

/**
 * Fills a migrated database with the demonstration data, always the same for the same options. What is there stays as
 * it is: an edition that has cars gets none unless they are to be replaced, one that has content gets none; neither does one without a demonstration.
 * Returns how many cars were written.
 */
export async function seedDatabase(database: Pick<Database, 'kysely' | 'kind'>, options: SeedOptions): Promise<number> {
  const { kysely } = database
  const editions = options.editions.filter(isDemonstrated)
  await seedReferences(kysely, editions)
  let count = 0
  const stocked: Demonstrated[] = []
  for (const edition of editions) {
    await seedContent(kysely, edition)
    const written = await seedCars(database, edition, stockOf(edition, options), options)
    if (written > 0) stocked.push(edition)
    count += written
  }
  await seedUsers(kysely, stocked, options.today)
  await seedStaff(kysely, stocked, options.today)
  // Without fresh statistics the first queries would be planned for empty tables.
  if (count > 0) await refreshStatistics(database)
  return count
}

/**
 * Without timeouts: it takes longer than other statements may. Within a transaction on a server, since a pooler may give the
 * session to others after it; vacuum, which no transaction may run, is its autovacuum's.
 */
function refreshStatistics({ kysely, kind }: Pick<Database, 'kysely' | 'kind'>): Promise<void> {
  const unlimited = { lane: 'background', milliseconds: Number.POSITIVE_INFINITY } as const
  return withinBudget(unlimited, async () => {
    if (kind === 'embedded') {
      for (const table of LARGE_TABLES) await sql`vacuum (analyze) ${sql.table(table)}`.execute(kysely)
      return
    }
    await kysely.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction)
      for (const table of LARGE_TABLES) await sql`analyze ${sql.table(table)}`.execute(transaction)
    })
  })
}

const LARGE_TABLES = [
  'stock',
  'car_photos',
  'inspections',
  'service_records',
  'previous_owners',
  'car_documents',
  'price_changes',
  'car_changes',
]

async function seedReferences(kysely: Kysely<Tables>, editions: readonly Demonstrated[]): Promise<void> {
  const ifNew = { ifNew: true }
  await kysely.transaction().execute(async (transaction) => {
    const brands = brandFacts.map(({ id, name, aliases }) => ({ id, name, aliases }))
    await insertRows(transaction, 'brands', brands, ifNew)
    const models = modelFacts.map(({ brand, model, name, bodyType, aliases }) => ({
      brand_id: brand,
      id: model,
      name,
      body_type: bodyType,
      aliases,
    }))
    await insertRows(transaction, 'models', models, ifNew)
    const cities = editions.flatMap((edition) =>
      cityFacts[edition].map(({ id, name, aliases, region }) => ({ edition, id, name, aliases, region })),
    )
    await insertRows(transaction, 'cities', cities, ifNew)
    await insertRows(transaction, 'exchange_rates', EXCHANGE_RATE_ROWS, ifNew)
  })
}

function* stockOf(edition: Demonstrated, options: SeedOptions): Generator<SeedCar> {
  const { today, details = true } = options
  for (let index = 0; index < options.cars; index += 1) yield generateCar(edition, index, { today, details })
}
