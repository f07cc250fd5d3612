import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { readEnv } from '../env.ts'
import { readCliOptions, USAGE } from './cli-options.ts'
import { seedDatabase } from './seed-database.ts'

// Fills the database of the environment: `pnpm seed --cars 100000 --edition ma --no-details`.
try {
  const env = readEnv()
  const { cars, editions, details } = readCliOptions(process.argv.slice(2))
  const database = await openDatabase(env, (message, error) => console.error(message, error))
  try {
    await migrate(database.pool)
    const started = performance.now()
    const today = new Date().toISOString().slice(0, 10)
    const count = await seedDatabase(database, { editions, cars: cars ?? env.seedCars, today, details })
    console.log(
      `${count} cars written in ${((performance.now() - started) / 1000).toFixed(1)} s (${editions.join(', ')})`,
    )
    if (count === 0) console.log('An edition that has cars is left as it is. Remove the data directory to begin again.')
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(USAGE)
  process.exitCode = 1
}
