import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../logging/create-log.ts'
import { fillDatabase } from './fill-database.ts'

// Creates, migrates and fills the database of the environment; `open-prepared.ts` runs it in a process of its own.
process.once('disconnect', () => process.exit(1))
const env = readEnv()
const log = await createLog(env)
process.exitCode = 1
try {
  const database = await openDatabase(env, (message, error) => log.logger.error({ err: error }, message))
  try {
    await migrate(database.pool)
    await fillDatabase(database, env, log)
    process.exitCode = 0
  } finally {
    await database.close()
  }
} catch (error) {
  log.logger.fatal({ err: error }, 'The database cannot be prepared')
}
await log.flush()
process.exit()
