import { afterAll, describe, vi } from 'vitest'

import { readTestEnv } from '../../env.ts'
import { type Database, withQueries } from '../database.ts'
import { connectPostgres } from '../postgres.ts'
import { openMemoryDatabase } from './embedded-snapshot.ts'
import { findPostgresServer, type PostgresServer } from './postgres-server.ts'
import { watchEditions } from './watch-editions.ts'

/** Gives a new database of the suite's own, with the schema unless `migrated` is false. It is gone after the suite. */
export type OpenDatabase = (options?: { migrated?: boolean }) => Promise<Database>

type Opened = { database: Database; dispose?: (() => Promise<void>) | undefined }

// Starting a database takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const server = await findPostgresServer()

type Suite = (open: OpenDatabase, kind: Database['kind']) => void

/**
 * Runs one suite on the embedded database and, where a server is reachable, on PostgreSQL: for what the two may do
 * differently, such as migrations, transactions, locks, and changes that are followed. `suite` is given the call that opens a
 * database, and which kind it opens.
 */
export function withDatabases(name: string, suite: Suite): void {
  onEmbedded(name, suite)
  onPostgres(name, suite)
}

/**
 * Runs one suite on PostgreSQL, or on the embedded database where no server is reachable. The part `databases` of the deep
 * tests runs it on both.
 */
export function withDatabase(name: string, suite: Suite): void {
  if (server === null || readTestEnv().bothDatabases) onEmbedded(name, suite)
  onPostgres(name, suite)
}

/**
 * A new database with the schema, for tests that are not about it: on PostgreSQL where a server is reachable, which has one in a
 * tenth of the time, else an embedded one. It is gone once it is closed.
 */
export async function openAnyDatabase(): Promise<Database> {
  if (server === null) return openMemoryDatabase()
  const { database, dispose } = await openOnPostgres(server, true)
  const { close } = database
  database.close = async () => {
    await close()
    await dispose()
  }
  return database
}

async function openOnPostgres(at: PostgresServer, migrated: boolean) {
  const { url, drop } = await at.createDatabase({ migrated })
  return { database: withQueries(connectPostgres(url, () => undefined)), dispose: drop }
}

function onEmbedded(name: string, suite: Suite): void {
  describe(`${name}, on the embedded database`, () => {
    suite(
      disposing(async (migrated) => ({
        database: await openMemoryDatabase({ migrated }),
      })),
      'embedded',
    )
  })
}

function onPostgres(name: string, suite: Suite): void {
  describe.skipIf(server === null)(`${name}, on PostgreSQL`, () => {
    suite(
      disposing(async (migrated) => {
        if (server === null) throw new Error('There is no server')
        return openOnPostgres(server, migrated)
      }),
      'postgres',
    )
  })
}

function disposing(open: (migrated: boolean) => Promise<Opened>): OpenDatabase {
  const all: (Opened & { check: () => Promise<void> })[] = []
  afterAll(async () => {
    for (const { database, check, dispose } of all.splice(0)) {
      try {
        await check()
      } finally {
        await database.close()
        await dispose?.()
      }
    }
  })
  return async ({ migrated = true } = {}) => {
    const { database, dispose } = await open(migrated)
    const editions = watchEditions()
    // In the deep tests: PostgreSQL makes two thousand plans for it.
    const isWatched = migrated && readTestEnv().bothDatabases
    const opened = isWatched ? withQueries(database, editions.log) : database
    all.push({ database: opened, dispose, check: () => editions.check(database.pool) })
    return opened
  }
}
