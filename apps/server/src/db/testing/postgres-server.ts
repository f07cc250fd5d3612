import { randomBytes } from 'node:crypto'

import pg from 'pg'

import { once } from '@otosafi/domain/once'

import { readTestEnv } from '../../env.ts'
import { migrate } from '../migrate.ts'
import { schemaKey } from './schema-key.ts'

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres'

/** The number of the advisory lock under which the template is made. */
const TEMPLATE_LOCK = 7_301_944

/** Databases that new ones are copied from begin with this; the key of their schema follows. */
const TEMPLATE = 'otosafi_template_'

/** Milliseconds. */
const A_DAY = 86_400_000

/** A server on which databases can be made for tests. */
export type PostgresServer = {
  /** Makes a database, with the whole schema or empty, to be dropped by the returned call. */
  createDatabase(options?: { migrated?: boolean }): Promise<{ url: string; drop: () => Promise<void> }>
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
  const template = once(() => templateOn(url))
  return {
    async createDatabase({ migrated = false } = {}) {
      const name = `otosafi_test_${process.pid}_${randomBytes(6).toString('hex')}`
      const like = migrated ? await template() : 'template0'
      await connected(url, async (client) => {
        await client.query(`create database ${name} template ${like}`)
        // It need not outlive a crash of the server, and is not waited for its disk.
        await client.query(`alter database ${name} set synchronous_commit = off`)
      })
      return { url: databaseAt(url, name), drop: () => run(url, `drop database if exists ${name} with (force)`) }
    },
  }
}

/**
 * The template database with the whole schema: migrating takes a second, copying a tenth. It is created once for all
 * processes. Templates of other schemas are dropped when they are a day old: until then another checkout may use them.
 */
async function templateOn(url: string): Promise<string> {
  const name = `${TEMPLATE}${schemaKey()}`
  await connected(url, async (client) => {
    // One process makes it; the others wait for the lock, which ends with its session.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rows } = await client.query<{ datname: string; made: string | null }>(
      `select datname, shobj_description(oid, 'pg_database') as made from pg_database where datname like $1`,
      [`${TEMPLATE}%`],
    )
    for (const { datname, made } of rows)
      if (datname !== name && Date.now() - Number(made) > A_DAY)
        await client.query(`drop database if exists ${datname} with (force)`)
    if (rows.some(({ datname }) => datname === name)) return
    const draft = `${TEMPLATE}draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft} template template0`)
    const pool = new pg.Pool({ connectionString: databaseAt(url, draft) })
    await migrate(pool)
    await pool.end()
    await client.query(`comment on database ${draft} is '${Date.now()}'`)
    await client.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

function databaseAt(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

async function run(url: string, sql: string): Promise<void> {
  await connected(url, (client) => client.query(sql))
}

async function connected(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  // A database that is dropped by force ends its sessions with an error that nobody waits for.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
