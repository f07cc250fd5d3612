import { join } from 'node:path'

import { Kysely, PostgresDialect } from 'kysely'

import type { Env } from '../env.ts'
import type { Connection, Report } from './connection.ts'
import { openEmbedded } from './embedded.ts'
import { connectPostgres } from './postgres.ts'
import type { Tables } from './tables.ts'

/** The database with its typed query builder. */
export type Database = Connection & { kysely: Kysely<Tables> }

/** Where the database is: a server if there is an address, else a folder of the data directory. */
export type DatabasePlace = Pick<Env, 'databaseUrl' | 'dataDir'>

/**
 * Opens the database of the environment; its schema is left as it is (see `migrate`). `report` hears of trouble in the
 * background, such as a lost session. Throws a `LockedError` when another process has the embedded database open.
 */
export async function openDatabase(place: DatabasePlace, report: Report = () => undefined): Promise<Database> {
  if (place.databaseUrl !== null) return withQueries(connectPostgres(place.databaseUrl, report))
  return withQueries(await openEmbedded(join(place.dataDir, 'pg'), report))
}

/** Adds the query builder to a connection. Closing it twice is closing it once. */
export function withQueries(connection: Connection): Database {
  let closing: Promise<void> | undefined
  return {
    ...connection,
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connection.lanes }) }),
    close: () => (closing ??= connection.close()),
  }
}
