import type { StoreDay } from '@otosafi/domain/visits/slots'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'
import type { Write } from '../../db/in-transaction.ts'

/** A day on which a showroom, by its id, is closed or open for shorter. */
export type DayOfStore = StoreDay & { store: string }

/** The days of an edition on which its showrooms are closed or open for shorter, from a day, `YYYY-MM-DD`, on. */
export async function listStoreDays(
  { kysely }: { kysely: Database['kysely'] | Write },
  edition: EditionId,
  from: string,
): Promise<DayOfStore[]> {
  const rows = await kysely
    .selectFrom('store_days')
    .select(['store', 'day', 'opens', 'closes'])
    .where('edition', '=', edition)
    .where('day', '>=', from)
    .orderBy('day')
    .orderBy('store')
    .execute()
  return rows.map(({ store, day, opens, closes }) => ({
    store,
    day,
    hours: opens === null || closes === null ? null : { opens, closes },
  }))
}
