import { DEMONSTRATED } from '@otosafi/demonstration/demonstrated'
import type { EditionId } from '@otosafi/editions/edition'

import { isoDay } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import type { Log } from '../logging/create-log.ts'

/**
 * The editions that are to be filled with demonstration data: those that have a demonstration and no cars, also where an earlier start was
 * interrupted. A production server with a database of its own is never filled.
 */
export async function editionsToFill(
  { kind, kysely }: Pick<Database, 'kind' | 'kysely'>,
  { seedCars, mode }: Pick<Env, 'seedCars' | 'mode'>,
): Promise<EditionId[]> {
  if (seedCars === 0 || (kind !== 'embedded' && mode === 'production')) return []
  const filled = await kysely.selectFrom('stock').select('edition').distinct().execute()
  return DEMONSTRATED.filter((id) => !filled.some(({ edition }) => edition === id))
}

/** Fills the editions that {@link editionsToFill} returns, and logs it. */
export async function fillDatabase(database: Database, env: Env, { logger }: Pick<Log, 'logger'>): Promise<void> {
  const editions = await editionsToFill(database, env)
  if (editions.length === 0) return
  const cars = env.seedCars
  logger.info(`Filling the database with ${cars} cars for each of ${editions.length} editions. This happens once.`)
  const started = performance.now()
  // Imported only when needed: the demonstration is large.
  const { seedDatabase } = await import('./seed-database.ts')
  const count = await seedDatabase(database, { editions, cars, today: isoDay(Date.now()) })
  logger.info(`${count} cars in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
