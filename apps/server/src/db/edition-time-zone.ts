import { sql } from 'kysely'

import { EDITIONS } from '@otosafi/editions/registry'

/** The time zone of the edition of a row (its column `edition`), by IANA's name. */
export const editionTimeZone = sql<string>`case edition ${sql.join(
  Object.values(EDITIONS).map((each) => sql`when ${sql.lit(each.id)} then ${sql.lit(each.timeZone)}`),
  sql` `,
)} end`
