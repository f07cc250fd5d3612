import { sql, type Transaction } from 'kysely'

import { asWrite, remainingTime } from './budget.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** A transaction of the database. Everything inside must go through it: the embedded database has one session. */
export type Write = Transaction<Tables>

/** Serialisation failure and deadlock: nothing was done, and doing it again helps. */
const AGAIN = new Set(['40001', '40P01'])
const TRIES = 3

/** Milliseconds that a visitor's transaction waits for a lock that another holds. */
const LOCK = 700
/** Milliseconds by which the server gives up a statement before this process does. */
const LEAD = 100
/** Milliseconds after which the server ends a transaction whose process has vanished without a word. */
const ABANDONED = 5000

/**
 * Runs `work` in a transaction, again where the database asks for it. What `work` throws rolls everything back. A
 * visitor's transaction ends with the budget of its request; when that is over, or the session is lost, while the end is
 * under way, nobody knows whether it was committed.
 */
export async function inTransaction<T>(
  { kysely }: Pick<Database, 'kysely'>,
  work: (write: Write) => Promise<T>,
): Promise<T> {
  const run = async (write: Write): Promise<T> => {
    await limit(write)
    return work(write)
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await asWrite(() => kysely.transaction().execute(run))
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!AGAIN.has(code) || attempt === TRIES) throw error
    }
  }
}

/** Sets the limits for this transaction alone, so that they also hold behind a pooler that shares sessions. */
async function limit(write: Write): Promise<void> {
  const left = remainingTime()
  if (left === null) return
  const statement = Math.max(1, Math.floor(left - LEAD))
  await sql`
    select set_config('lock_timeout', ${String(Math.min(LOCK, statement))}, true),
      set_config('statement_timeout', ${String(statement)}, true),
      set_config('idle_in_transaction_session_timeout', ${String(ABANDONED)}, true)
  `.execute(write)
}
