import type { PostgresPool } from 'kysely'
import type { Pool } from 'pg'

/** Stops listening. */
export type Unlisten = () => Promise<void>

/** Called with a notification's payload. Also called, with an empty one, when notifications may have been missed. */
export type Listener = (payload: string) => void

/** Reports an error in the background, which no caller awaits. */
export type Report = (message: string, error: unknown) => void

/** A database, reached the same way whether it is embedded or a PostgreSQL server. */
export type Connection = {
  kind: 'embedded' | 'postgres'
  /**
   * For jobs and tools, without a budget. The embedded database has one session: inside a transaction everything must
   * go through that transaction.
   */
  pool: Pool
  /** Every pool by its name: one for each lane, or `embedded` alone. */
  pools: Readonly<Record<string, Pool>>
  /** The sessions of all lanes, for the query builder. */
  lanes: PostgresPool
  /** Listens for `pg_notify(channel, …)`, from this process and (on PostgreSQL) from others. */
  listen(channel: string, listener: Listener): Promise<Unlisten>
  /** Ends all sessions. Embedded: writes everything to disk and releases the data directory. */
  close(): Promise<void>
}
