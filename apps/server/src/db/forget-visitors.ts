import { EDITIONS } from '@otosafi/editions/registry'
import { dayIn } from '@otosafi/editions/time/local-time'

import type { Database } from './database.ts'

/**
 * Deletes who viewed cars and posts on a day that is over in the edition's time zone, with the salt of that day (P-17).
 * The numbers stay.
 */
export async function forgetVisitors({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  for (const { id, timeZone } of Object.values(EDITIONS))
    await kysely
      .deleteFrom('view_days')
      .where('edition', '=', id)
      .where('day', '<', dayIn(now.getTime(), timeZone))
      .execute()
}
