import { sql } from 'kysely'

import type { Write } from '../db/in-transaction.ts'

/** The notification channel that wakes the job of imports. */
export const IMPORTS_CHANNEL = 'imports'

/** Wakes the job once the transaction is committed. */
export async function wakeImports(write: Write): Promise<void> {
  await sql`select pg_notify(${IMPORTS_CHANNEL}, '')`.execute(write)
}
