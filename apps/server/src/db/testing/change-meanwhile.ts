import { expect } from 'vitest'

import { eventually } from '@otosafi/vitest/eventually'

import type { Database } from '../database.ts'

/** The sessions of this database that wait for a lock. */
const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/**
 * Begins `work` while a statement is not committed yet, and commits it once `work` waits for its lock. Resolves to what `work` does. On
 * PostgreSQL alone: the embedded database has one session.
 */
export async function changeMeanwhile<T>(
  { pool }: Pick<Database, 'pool'>,
  { text, values }: { text: string; values: unknown[] },
  work: () => Promise<T>,
): Promise<T> {
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query(text, values)
    const working = work()
    await Promise.race([working, eventually(async () => expect((await pool.query(WAITING)).rows).toHaveLength(1))])
    await other.query('commit')
    return await working
  } finally {
    other.release()
  }
}
