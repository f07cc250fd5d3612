import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'

import type { Report } from './connection.ts'

const { builtins } = pg.types

/** Days stay ISO text (a `Date` would shift them by the time zone); counts and sequence numbers become numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => {
    if (format !== 'binary' && id === builtins.DATE) return (text: string) => text
    if (format !== 'binary' && id === builtins.INT8) return Number
    return pg.types.getTypeParser(id, format)
  },
}

/** The settings of a pool. */
export type PoolLimits = {
  /** The session's `application_name`, for operators. */
  name: string
  max: number
  /** Timeout of acquiring a session, milliseconds. */
  wait: number
  /** `statement_timeout`, milliseconds; transactions may set their own. */
  statement: number
  /** `lock_timeout`, milliseconds; none when left out. */
  lock?: number
}

/** A pool on a PostgreSQL server (15 or later). `report` is called for idle sessions that were lost. */
export function createPostgresPool(
  url: string,
  { name, max, wait, statement, lock }: PoolLimits,
  report: Report,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max,
    connectionTimeoutMillis: wait,
    statement_timeout: statement,
    ...(lock === undefined ? {} : { lock_timeout: lock }),
    // Notices a connection that was cut silently, also on an idle session.
    keepAlive: true,
    application_name: name,
  })
  return owningSessions(pool, report)
}

/**
 * A pool on the embedded database, of the same type and with the same errors as on a server. It has one session, so
 * `pool.query` inside an open transaction waits for ever: pass the transaction on. Closing the pool leaves `pglite` open.
 */
export function createEmbeddedPool(pglite: PGlite, report: Report): pg.Pool {
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
  return owningSessions(new pg.Pool({ max: 1, idleTimeoutMillis: 0, Client: EmbeddedClient }), report)
}

/**
 * Handles errors of the pool's sessions at all times. A lost idle session is reported and replaced. For one that is lost
 * while it is checked out, between two statements, `pg` emits an `error` event, which without a listener crashes the
 * process. The session is then marked as unusable: the next statement on it fails, and the pool destroys it on release.
 */
function owningSessions(pool: pg.Pool, report: Report): pg.Pool {
  pool.on('connect', (client) => client.on('error', nothing))
  return pool.on('error', (error) => report('A session of the database was lost', error))
}

function nothing(): void {}
