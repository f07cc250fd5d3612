import { sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../../db/in-transaction.ts'

/**
 * How often who has the link of a booking, visit or sale takes a step that could go on for ever, each of which is told to several
 * people: five changes, and the time of an inspection is chosen before it is changed.
 */
const MOST: Readonly<Record<string, number>> = { move: 5, changeContact: 5, schedule: 6 }

/** A step, and who takes it. */
type Step = { action: string; actor: string }

/** Whether these events have the visitor's step as often as it may be taken. The team's steps are not limited. */
export function isTakenEnough(events: readonly Step[], action: 'changeContact'): boolean {
  return events.filter((event) => event.actor === 'visitor' && event.action === action).length >= (MOST[action] ?? 0)
}

/** The same of the events that are stored. The row of the booking, visit or sale is locked where the step is to be taken. */
export async function hasTakenEnough(
  write: Write,
  kind: 'booking' | 'visit' | 'sale',
  { edition, id }: { edition: EditionId; id: string },
  { action, actor }: Step,
): Promise<boolean> {
  const most = actor === 'visitor' ? MOST[action] : undefined
  if (most === undefined) return false
  const { rows } = await sql<{ times: number }>`
    select count(*)::integer as times from ${sql.table(`${kind}_events`)}
    where edition = ${edition} and ${sql.ref(`${kind}_id`)} = ${id} and actor = 'visitor' and action = ${action}
  `.execute(write)
  return (rows[0]?.times ?? 0) >= most
}
