import { isoDay } from '../clock.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { type Env, readEnv } from '../env.ts'
import { readCliOptions, USAGE } from './cli-options.ts'
import { seedDatabase } from './seed-database.ts'

// Fills the database of the environment: `pnpm seed --cars 100000 --edition ma --no-details`.
try {
  const env = readEnv()
  const { cars, editions, details, replace } = readCliOptions(process.argv.slice(2))
  const database = await openDatabase(env, (message, error) => console.error(message, error))
  try {
    await migrate(database.pool)
    const started = performance.now()
    const today = isoDay(Date.now())
    const count = await seedDatabase(database, { editions, cars: cars ?? env.seedCars, today, details, replace })
    console.log(
      `${count} cars written to ${placeOf(env)} in ${((performance.now() - started) / 1000).toFixed(1)} s (${editions.join(', ')})`,
    )
    if (count === 0)
      console.log('An edition that has cars is left as it is. Say --replace to have new ones in their place.')
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(USAGE)
  process.exitCode = 1
}

/** Where the database is, without its password. */
function placeOf({ databaseUrl, dataDir }: Env): string {
  return databaseUrl === null ? dataDir : new URL(databaseUrl).host + new URL(databaseUrl).pathname
}
