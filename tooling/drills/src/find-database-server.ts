import { createDrillDatabase } from './drill-database.ts'
import { DATABASE_SERVER, IS_DATABASE_REQUIRED } from './env.ts'

/** Whether a database server answers the drill's tests. Throws where one has to. */
export async function findDatabaseServer(): Promise<boolean> {
  try {
    await (await createDrillDatabase(DATABASE_SERVER)).remove()
    return true
  } catch (cause) {
    const message = 'No PostgreSQL answers (set TEST_DATABASE_URL)'
    if (IS_DATABASE_REQUIRED) throw new Error(message, { cause })
    console.warn(`\n!!! ${message}: THE DRILL IS SKIPPED !!!\n`)
    return false
  }
}
