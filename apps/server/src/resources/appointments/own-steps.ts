import { sql } from 'kysely'

import { OWN_STEP_LIMITS, type OwnStep } from '@otosafi/domain/visits/own-steps'
import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../../db/in-transaction.ts'

/**
 * Whether the visitor has taken a step as often as it may be taken, by the events that are stored. The row of the booking, visit or
 * sale is locked where the step is to be taken.
 */
export async function hasReachedLimit(
  write: Write,
  kind: 'booking' | 'visit' | 'sale',
  { edition, id }: { edition: EditionId; id: string },
  { action, actor }: OwnStep,
): Promise<boolean> {
  const most = actor === 'visitor' ? OWN_STEP_LIMITS.get(action) : undefined
  if (most === undefined) return false
  const { rows } = await sql<{ times: number }>`
    select count(*)::integer as times from ${sql.table(`${kind}_events`)}
    where edition = ${edition} and ${sql.ref(`${kind}_id`)} = ${id} and actor = 'visitor' and action = ${action}
  `.execute(write)
  return (rows[0]?.times ?? 0) >= most
}
