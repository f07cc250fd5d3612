import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'

import type { Report } from './connection.ts'

const { builtins } = pg.types

/** Dates stay the ISO text that they are (a `Date` would move them by the time zone); counts and sequence numbers become numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => {
    if (format !== 'binary' && id === builtins.DATE) return (text: string) => text
    if (format !== 'binary' && id === builtins.INT8) return Number
    return pg.types.getTypeParser(id, format)
  },
}

/** How a group of sessions is kept. */
export type PoolLimits = {
  /** Told to the server, so that an operator sees whose session it is. */
  name: string
  max: number
  /** Milliseconds that a caller waits for a session. */
  wait: number
  /** Milliseconds that one statement may run outside a transaction with limits of its own. */
  statement: number
  /** Milliseconds of these that it may wait for a lock; as long as it runs unless given. */
  lock?: number
}

/** A pool on a PostgreSQL server (15 or later). `report` hears of sessions that were lost while nobody used them. */
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
    // A line that was cut without a word is noticed, also by a session that waits for nothing.
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
 * Makes the pool answer for its sessions at all times. An idle one that is lost is reported and replaced. One that is
 * lost while somebody has it, between two statements, has no statement to tell it to: `pg` emits an `error` that ends
 * the process where nobody listens. The session has then marked itself as unusable, so that the next statement on it
 * fails, and the pool destroys it when it is given back.
 */
function owningSessions(pool: pg.Pool, report: Report): pg.Pool {
  pool.on('connect', (client) => client.on('error', nothing))
  return pool.on('error', (error) => report('A session of the database was lost', error))
}

function nothing(): void {}
