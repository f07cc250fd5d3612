import type { SelectQueryBuilder } from 'kysely'

/** The most events of a booking, a visit or a sale that are shown. */
const MAX_EVENTS = 200

/** The latest events of a query that has the last one first; the first thing comes first. */
export async function latestEvents<DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) {
  const rows = await query.limit(MAX_EVENTS).execute()
  return rows.toReversed()
}
