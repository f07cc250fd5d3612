import { fork } from 'node:child_process'
import { once } from 'node:events'

import type { Logger } from 'kysely'

import type { Report } from '../db/connection.ts'
import { type Database, hasDatabase, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { writeCities } from '../db/write-cities.ts'
import { type Env, environmentWith } from '../env.ts'
import type { Log } from '../logging/create-log.ts'
import { editionsToFill } from './fill-database.ts'

const SCRIPT = new URL('prepare.ts', import.meta.url)

/** The process that creates and fills the database failed; it has logged why. */
export class PreparationError extends Error {
  override name = 'PreparationError'
}

/**
 * Opens the database of the environment, migrated and, where the edition has demonstration data, filled. Creating and
 * filling it takes several hundred megabytes that a process never frees, so a child process does it. `statements`, if given,
 * is called with every statement of the query builder.
 */
export async function openPrepared(env: Env, log: Log, report: Report, statements?: Logger): Promise<Database> {
  if (!hasDatabase(env)) await prepare(log)
  const database = await openDatabase(env, report, statements)
  await migrate(database.pool)
  await writeCities(database.kysely)
  if ((await editionsToFill(database, env)).length === 0) return database
  // The embedded database can be opened by one process at a time.
  await database.close()
  await prepare(log)
  return openDatabase(env, report, statements)
}

/** Runs the script in a child process that ends with this one. Rejects where the script fails, which has logged why. */
async function prepare({ format, relay }: Log): Promise<void> {
  // An inherited output becomes blocking for both processes: this one's log would wait for its reader.
  const child = fork(SCRIPT, {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: environmentWith({ LOG_FORMAT: format }),
  })
  child.stdout?.setEncoding('utf8').on('data', relay)
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new PreparationError('The database could not be prepared.')
}
