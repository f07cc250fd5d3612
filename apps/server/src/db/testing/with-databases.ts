import { afterAll, describe, vi } from 'vitest'

import { type Database, withQueries } from '../database.ts'
import { connectEmbedded } from '../embedded.ts'
import { migrate } from '../migrate.ts'
import { connectPostgres } from '../postgres.ts'
import { createMemoryDatabase } from './embedded-snapshot.ts'
import { findPostgresServer } from './postgres-server.ts'

/** Gives a new database of the suite's own, with the schema unless `migrated` is false. It is gone after the suite. */
export type OpenDatabase = (options?: { migrated?: boolean }) => Promise<Database>

type Opened = { database: Database; dispose?: () => Promise<void> }

// Starting a database takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const server = await findPostgresServer()

/**
 * Runs one suite on the embedded database and, where a server is reachable, on PostgreSQL: what passes on one only is
 * not done. `suite` is given the call that opens a database, and which kind it opens.
 */
export function withDatabases(name: string, suite: (open: OpenDatabase, kind: Database['kind']) => void): void {
  describe(`${name}, on the embedded database`, () => {
    suite(
      disposing(async (migrated) => ({
        database: withQueries(connectEmbedded(await createMemoryDatabase({ migrated }))),
      })),
      'embedded',
    )
  })
  describe.skipIf(server === null)(`${name}, on PostgreSQL`, () => {
    suite(
      disposing(async (migrated) => {
        if (server === null) throw new Error('There is no server')
        const { url, drop } = await server.createDatabase()
        const database = withQueries(connectPostgres(url, () => undefined))
        if (migrated) await migrate(database.pool)
        return { database, dispose: drop }
      }),
      'postgres',
    )
  })
}

function disposing(open: (migrated: boolean) => Promise<Opened>): OpenDatabase {
  const all: Opened[] = []
  afterAll(async () => {
    for (const { database, dispose } of all.splice(0)) {
      await database.close()
      await dispose?.()
    }
  })
  return async ({ migrated = true } = {}) => {
    const opened = await open(migrated)
    all.push(opened)
    return opened.database
  }
}
