import { sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../db/in-transaction.ts'

/**
 * Lets one transaction at a time change the claims, featured cars or showrooms' days of an edition; no row is locked, as there may be none
 * yet.
 */
export async function lockEdition(
  write: Write,
  what: 'featured' | 'claims' | 'storeDays',
  edition: EditionId,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`office ${what} ${edition}`}, 0))`.execute(write)
}
