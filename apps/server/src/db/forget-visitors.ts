import { EDITIONS } from '@otosafi/editions/registry'

import { dayOfEdition } from '../clock.ts'
import type { Database } from './database.ts'

/**
 * Deletes who viewed cars and posts on a day that is over in the edition's time zone, with the salt of that day (P-17).
 * The numbers stay.
 */
export async function forgetVisitors({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  for (const edition of Object.values(EDITIONS))
    await kysely
      .deleteFrom('view_days')
      .where('edition', '=', edition.id)
      .where('day', '<', dayOfEdition(edition, now))
      .execute()
}
