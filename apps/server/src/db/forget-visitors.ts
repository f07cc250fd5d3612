import { sql } from 'kysely'

import { EDITIONS } from '@otosafi/editions/registry'

import type { Database } from './database.ts'

/** Deletes who viewed cars on a day that is over in the edition's time zone, with the salt of that day (P-17). The numbers stay. */
export async function forgetVisitors({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  for (const { id, timeZone } of Object.values(EDITIONS))
    await sql`
      delete from view_days
      where edition = ${id} and day < (${now}::timestamptz at time zone ${timeZone}::text)::date
    `.execute(kysely)
}
