import { sql, type Transaction } from 'kysely'

import { asWrite, remainingTime } from './budget.ts'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** A transaction of the database. Everything inside must go through it: the embedded database has one session. */
export type Write = Transaction<Tables>

/** Serialisation failure and deadlock: nothing was done, and a retry helps. */
const RETRYABLE = new Set(['40001', '40P01'])
const MAX_ATTEMPTS = 3

/** Lock timeout of a visitor's transaction. */
const LOCK_TIMEOUT_MS = 700
/** Margin by which the server's statement timeout is shorter than this process's. */
const TIMEOUT_MARGIN_MS = 100
/** After how long the server ends an idle transaction, whose process may have vanished. */
const IDLE_TIMEOUT_MS = 5000

/**
 * Runs `work` in a transaction, with retries after a serialisation failure or deadlock. What `work` throws
 * rolls everything back. A visitor's transaction ends with the budget of its request; when that is over, or the session is
 * lost, during the commit, it is unknown whether it was committed.
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
      if (!RETRYABLE.has(code) || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

/** Sets the limits for this transaction alone, so that they also hold behind a pooler that shares sessions. */
async function limit(write: Write): Promise<void> {
  const left = remainingTime()
  if (left === null) return
  const statement = Math.max(1, Math.floor(left - TIMEOUT_MARGIN_MS))
  await sql`
    select set_config('lock_timeout', ${String(Math.min(LOCK_TIMEOUT_MS, statement))}, true),
      set_config('statement_timeout', ${String(statement)}, true),
      set_config('idle_in_transaction_session_timeout', ${String(IDLE_TIMEOUT_MS)}, true)
  `.execute(write)
}
