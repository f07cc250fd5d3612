import type { Pool, PoolClient } from 'pg'

import { FORMER_CHECKSUMS } from './former-checksums.ts'
import { prepareJobSchema } from './job-schema.ts'
import { type Migration, readMigrations } from './migrations.ts'

/** The schema in the database cannot be the result of this program's migrations. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** Errors of two processes that create the same table at once: the loser tries again. */
const CREATED_MEANWHILE = new Set(['23505', '42P07', '42710'])

/** Timeouts that a role may set: neither a migration nor waiting for another process's may time out. */
const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

/**
 * Brings the schema up to date, the job queue's too, and returns the names of the migrations that ran. A lock row lets several processes
 * start at once. Throws a {@link MigrationError} when a file changed since it ran, or the database is ahead of the program.
 */
export async function migrate(pool: Pool, migrations: readonly Migration[] = readMigrations()): Promise<string[]> {
  await prepare(pool)
  const done: string[] = []
  for (const migration of migrations) {
    const ran = await inLockedTransaction(pool, async (client) => {
      const applied = await readApplied(client)
      verify(migrations, applied)
      if (applied.has(migration.name)) return false
      await client.query(migration.sql)
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
        migration.name,
        migration.checksum,
      ])
      return true
    })
    if (ran) done.push(migration.name)
  }
  await inLockedTransaction(pool, prepareJobSchema)
  return done
}

async function prepare(pool: Pool): Promise<void> {
  const sql = `
    create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now()
    );
    create table if not exists schema_migration_lock (id integer primary key);
    insert into schema_migration_lock (id) values (1) on conflict do nothing;`
  for (let attempt = 1; ; attempt += 1) {
    try {
      await pool.query(sql)
      return
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!CREATED_MEANWHILE.has(code) || attempt === 5) throw error
    }
  }
}

/** The lock is a row and not an advisory lock, which some distributed databases lack. */
async function inLockedTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isLost = false
  try {
    await client.query('begin')
    for (const limit of LIMITS) await client.query(`set local ${limit} = 0`)
    await client.query('select id from schema_migration_lock where id = 1 for update')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => (isLost = true))
    throw error
  } finally {
    client.release(isLost)
  }
}

async function readApplied(client: PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function verify(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name))
      throw new MigrationError(
        `The database has migration ${name}, which this program does not know: it is newer than the program.`,
      )
    if (known.get(name) !== checksum && FORMER_CHECKSUMS.get(name) !== checksum)
      throw new MigrationError(`Migration ${name} has changed since it ran. Write a new migration instead.`)
  }
  const firstMissing = migrations.findIndex((migration) => !applied.has(migration.name))
  const late =
    firstMissing < 0 ? undefined : migrations.slice(firstMissing).find((migration) => applied.has(migration.name))
  if (late)
    throw new MigrationError(`Migration ${late.name} ran before ${migrations[firstMissing]?.name}, which comes first.`)
}
