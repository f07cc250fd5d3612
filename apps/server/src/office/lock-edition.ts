import { sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../db/in-transaction.ts'

/** Has those who change something of an edition wait for each other until their transactions end, also while it has no row yet. */
export async function lockEdition(write: Write, what: 'featured' | 'claims', edition: EditionId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`office ${what} ${edition}`}, 0))`.execute(write)
}
