import { fork } from 'node:child_process'
import { once } from 'node:events'

import type { Report } from '../db/connection.ts'
import { type Database, hasDatabase, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import type { Env } from '../env.ts'
import { editionsToFill } from './fill-database.ts'

const SCRIPT = new URL('prepare.ts', import.meta.url)

/** The process that creates and fills the database failed; it has said why. */
export class PreparationError extends Error {
  override name = 'PreparationError'
}

/**
 * Opens the database of the environment, migrated and, where there are demonstration data to be had, filled. Creating
 * and filling it takes several hundred megabytes, which a process never gives back: it is done by one that ends.
 */
export async function openPrepared(env: Env, report: Report): Promise<Database> {
  if (!hasDatabase(env)) await prepare()
  const database = await openDatabase(env, report)
  await migrate(database.pool)
  if ((await editionsToFill(database, env)).length === 0) return database
  // The embedded database admits one process at a time.
  await database.close()
  await prepare()
  return openDatabase(env, report)
}

/** Runs the script to its end; it ends with this process, however that ends. Rejects where the script fails, which has said why. */
async function prepare(): Promise<void> {
  const [code] = (await once(fork(SCRIPT, { execArgv: [] }), 'exit')) as [number | null]
  if (code !== 0) throw new PreparationError('The database could not be prepared.')
}
