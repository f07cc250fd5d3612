import { randomBytes } from 'node:crypto'

import pg from 'pg'

import { readTestEnv } from '../../env.ts'

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres'

/** A server on which databases can be made for tests. */
export type PostgresServer = {
  /** Makes an empty database, to be dropped by the returned call. */
  createDatabase(): Promise<{ url: string; drop: () => Promise<void> }>
}

/**
 * The server at TEST_DATABASE_URL, else one on this machine. Null, after saying so loudly, where none answers;
 * throws instead where CI is set or an address was given, so that half of the tests cannot go missing unseen.
 */
export async function findPostgresServer(): Promise<PostgresServer | null> {
  const { databaseUrl, ci } = readTestEnv()
  const url = databaseUrl ?? LOCAL
  try {
    await run(url, 'select 1')
  } catch (cause) {
    const message = `No PostgreSQL answers at ${new URL(url).host} (set TEST_DATABASE_URL)`
    if (ci || databaseUrl !== null) throw new Error(message, { cause })
    console.warn(`\n!!! ${message}: THE TESTS ON POSTGRESQL ARE SKIPPED !!!\n`)
    return null
  }
  return {
    async createDatabase() {
      const name = `otosafi_test_${process.pid}_${randomBytes(6).toString('hex')}`
      await run(url, `create database ${name}`)
      const made = new URL(url)
      made.pathname = `/${name}`
      return { url: made.href, drop: () => run(url, `drop database if exists ${name} with (force)`) }
    },
  }
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  // A database that is dropped by force ends its sessions with an error that nobody waits for.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
