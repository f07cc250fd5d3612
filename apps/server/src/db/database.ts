import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { Kysely, type Logger, PostgresDialect } from 'kysely'

import type { Env } from '../env.ts'
import type { Connection, Report } from './connection.ts'
import { openEmbedded } from './embedded.ts'
import { connectPostgres } from './postgres.ts'
import type { Tables } from './tables.ts'

/** The database with its typed query builder. */
export type Database = Connection & { kysely: Kysely<Tables> }

/** Where the database is: a server if there is an address, else a folder of the data directory. */
export type DatabasePlace = Pick<Env, 'databaseUrl' | 'dataDir'> & Partial<Pick<Env, 'databaseSessionUrl'>>

/**
 * Opens the database of the environment; its schema is left as it is (see `migrate`). `report` is called for errors in the
 * background, such as a lost session; `log`, if given, is called with every statement of the
 * query builder. Throws a `LockedError` when another process has the embedded database open.
 */
export async function openDatabase(
  place: DatabasePlace,
  report: Report = () => undefined,
  log?: Logger,
): Promise<Database> {
  const { databaseUrl, databaseSessionUrl } = place
  if (databaseUrl !== null)
    return withQueries(connectPostgres(databaseUrl, report, databaseSessionUrl ?? databaseUrl), log)
  return withQueries(await openEmbedded(folderOf(place), report), log)
}

/** Whether there is a database to be opened: one on a server, or an embedded one that was created. */
export function hasDatabase(place: DatabasePlace): boolean {
  return place.databaseUrl !== null || existsSync(join(folderOf(place), 'PG_VERSION'))
}

function folderOf({ dataDir }: Pick<DatabasePlace, 'dataDir'>): string {
  return join(dataDir, 'pg')
}

/** Adds the query builder to a connection. Closing is idempotent. */
export function withQueries(connection: Connection, log?: Logger): Database {
  let closing: Promise<void> | undefined
  return {
    ...connection,
    kysely: new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: connection.lanes }),
      ...(log === undefined ? {} : { log }),
    }),
    close: () => (closing ??= connection.close()),
  }
}
