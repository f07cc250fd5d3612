import { sql } from 'kysely'

import type { Write } from './in-transaction.ts'

/** Says of which day the prices are that a transaction writes: an ISO date, the edition's. */
export async function setPriceDay(write: Write, day: string): Promise<void> {
  await sql`select set_config('otosafi.day', ${day}, true)`.execute(write)
}
