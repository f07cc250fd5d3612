import { sql } from 'kysely'

import type { Write } from '../../db/in-transaction.ts'

/** The notification channel that wakes the job of payments. */
export const PAYMENTS_CHANNEL = 'payments'

/** Wakes the job once the transaction is committed. */
export async function wakePayments(write: Write): Promise<void> {
  await sql`select pg_notify(${PAYMENTS_CHANNEL}, '')`.execute(write)
}
