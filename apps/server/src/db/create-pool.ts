import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'

const { builtins } = pg.types

/** Dates stay the ISO text that they are (a `Date` would move them by the time zone); counts and sequence numbers become numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => {
    if (format !== 'binary' && id === builtins.DATE) return (text: string) => text
    if (format !== 'binary' && id === builtins.INT8) return Number
    return pg.types.getTypeParser(id, format)
  },
}

/** A pool on a PostgreSQL server (15 or later). A statement may run for `statementTimeout` milliseconds. */
export function createPostgresPool(url: string, statementTimeout = 5000): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeout,
    application_name: 'otosafi',
  })
}

/**
 * A pool on the embedded database, of the same type and with the same errors as on a server. It has one session, so
 * `pool.query` inside an open transaction waits for ever: pass the transaction on. Closing the pool leaves `pglite` open.
 */
export function createEmbeddedPool(pglite: PGlite): pg.Pool {
  class EmbeddedClient extends pg.Client {
    /** A configuration of its own for every client: the pool destroys a client after an error, and a shared one would be dead. */
    constructor() {
      super({ ...(createPgConfig(pglite) as pg.ClientConfig), types })
    }

    override end(): Promise<void>
    override end(callback: (error: Error) => void): void
    /** All clients share one session: whatever this one left open would go on under the next. */
    override end(callback?: (error: Error) => void): Promise<void> | undefined {
      const rolledBack = pglite.closed ? Promise.resolve() : pglite.exec('rollback').then(nothing, nothing)
      const ended = rolledBack.then(() => super.end())
      if (!callback) return ended
      void ended.then(() => callback(undefined as never), callback)
      return undefined
    }
  }
  return new pg.Pool({ max: 1, idleTimeoutMillis: 0, Client: EmbeddedClient })
}

function nothing(): void {}
