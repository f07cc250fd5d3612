import type { Pool } from 'pg'

import type { Report } from './connection.ts'
import { freeSpace } from './free-space.ts'
import { JOB_SCHEMA } from './job-schema.ts'

const FIRST_DELAY_MS = 60_000
const INTERVAL_MS = 3_600_000

/** Tables that change all the time, or whose statistics the listing's queries depend on. */
const HOT_TABLES = [
  'stock',
  'car_photos',
  'car_views',
  'post_views',
  'view_visitors',
  'usage_counts',
  'car_changes',
  'content_versions',
  'idempotency_keys',
  'rate_counts',
  'outbox',
]

/**
 * The free bytes below which the embedded database gets no maintenance: two segments of its log and what a vacuum adds.
 * On a full disk a `vacuum` or `checkpoint` of PGlite fails and leaves its one session unusable, while a visitor's write
 * is only refused.
 */
const MIN_FREE_BYTES = 64 * 1024 * 1024

/** Whether there is enough free space for maintenance of the database in `directory`. */
export async function hasRoom(directory: string): Promise<boolean> {
  return (await freeSpace(directory)) >= MIN_FREE_BYTES
}

/**
 * Vacuums the hot tables a minute after the start, which it would delay, and then every hour, until the returned function
 * stops it. Only for the embedded database, which has no autovacuum: a table of 1.4 MB grew to 25 MB in 20 updates.
 * `directory` is where the database is.
 */
export function startVacuum(pool: Pool, directory: string, report: Report): () => void {
  const run = () => {
    vacuum(pool, directory).catch((error: unknown) => report('The database could not be vacuumed', error))
  }
  const soon = setTimeout(run, FIRST_DELAY_MS).unref()
  const timer = setInterval(run, INTERVAL_MS).unref()
  return () => {
    clearTimeout(soon)
    clearInterval(timer)
  }
}

/**
 * Vacuums and analyses those hot tables that exist and those of the job queue, one after the other, letting other queries
 * in between; none any more where there is no room for it.
 */
export async function vacuum(pool: Pool, directory: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where (schemaname = current_schema() and tablename = any($1)) or schemaname = $2`,
    [HOT_TABLES, JOB_SCHEMA],
  )
  for (const { name } of rows) {
    if (!(await hasRoom(directory))) return
    await pool.query(`vacuum (analyze) ${name}`)
  }
}
