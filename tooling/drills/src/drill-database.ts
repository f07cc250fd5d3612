import { randomBytes } from 'node:crypto'

import pg from 'pg'

/** A database for one drill, and the faults that can be injected. */
export type DrillDatabase = {
  url: string
  /** Runs a statement in a session of its own; returns the rows. */
  query: <Row extends pg.QueryResultRow>(statement: string, values?: readonly unknown[]) => Promise<Row[]>
  /** Ends all sessions except the drill's own. */
  endSessions: () => Promise<void>
  allowConnections: (allowed: boolean) => Promise<void>
  /** Of sessions that are opened afterwards. */
  makeReadOnly: (isReadOnly: boolean) => Promise<void>
  /** Locks a table exclusively until the returned function is called. */
  lock: (table: string) => Promise<() => Promise<void>>
  /** Removes it with all that is in it. */
  remove: () => Promise<void>
}

/** Makes an empty database on the server at `server`. Rejects when none answers. */
export async function createDrillDatabase(server: string): Promise<DrillDatabase> {
  const operator = await open(server)
  const name = `otosafi_drill_${randomBytes(6).toString('hex')}`
  await operator.query(`create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  const url = address.href

  /** Runs `work` in a session of its own inside the database. */
  const inside = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = await open(url)
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
  return {
    url,
    query: (statement, values = []) => inside(async (client) => (await client.query(statement, [...values])).rows),
    async endSessions() {
      await operator.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = $1 and application_name is distinct from $2`,
        [name, OPERATOR],
      )
    },
    async allowConnections(allowed) {
      await operator.query(`alter database ${name} with allow_connections ${allowed}`)
    },
    async makeReadOnly(isReadOnly) {
      const setting = 'default_transaction_read_only'
      await operator.query(`alter database ${name} ${isReadOnly ? `set ${setting} = on` : `reset ${setting}`}`)
    },
    async lock(table) {
      const client = await open(url)
      await client.query('begin')
      await client.query(`lock table ${client.escapeIdentifier(table)} in access exclusive mode`)
      return () => client.end()
    },
    async remove() {
      await operator.query(`drop database if exists ${name} with (force)`)
      await operator.end()
    },
  }
}

/** The `application_name` of the drill's own sessions. */
const OPERATOR = 'otosafi drill'

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, application_name: OPERATOR })
  // Dropping a database by force ends its sessions with an unhandled error.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
