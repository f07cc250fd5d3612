import type { Transaction } from 'kysely'

import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** A transaction of the database. Everything inside must go through it: the embedded database has one session. */
export type Write = Transaction<Tables>

/** Serialisation failure and deadlock: nothing was done, and doing it again helps. */
const AGAIN = new Set(['40001', '40P01'])
const TRIES = 3

/** Runs `work` in a transaction, again where the database asks for it. What `work` throws rolls everything back. */
export async function inTransaction<T>(
  { kysely }: Pick<Database, 'kysely'>,
  work: (write: Write) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await kysely.transaction().execute(work)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (!AGAIN.has(code) || attempt === TRIES) throw error
    }
  }
}
