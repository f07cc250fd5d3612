import type { Write } from '../../db/in-transaction.ts'
import type { VisitRow } from './visit-rows.ts'

/** When a visit ends, whether or not the team has closed it: at its end, or when it was cancelled before that. */
export async function visitEndedAt(queries: Pick<Write, 'selectFrom'>, row: VisitRow): Promise<Date> {
  if (row.state !== 'cancelled') return row.ends_at
  const { at } = await queries
    .selectFrom('visit_events')
    .select('at')
    .where('edition', '=', row.edition)
    .where('id', '=', row.last_event)
    .executeTakeFirstOrThrow()
  return at < row.ends_at ? at : row.ends_at
}
