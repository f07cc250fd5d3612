import { sql } from 'kysely'

import type { Database } from '../../db/database.ts'
import type { UsagePort } from './usage-port.ts'

/** Keeps the count in the table `usage_counts`, all of a call in one statement. Rows are locked in one order. */
export function createLocalUsage({ kysely }: Pick<Database, 'kysely'>): UsagePort {
  return {
    async add(counts, added) {
      await sql`
        insert into usage_counts (edition, day, route, event, times)
        select edition, day, route, event, sum(times)
        from json_to_recordset(${JSON.stringify(counts)}::json)
          as brought (edition text, day date, route text, event text, times integer)
        group by 1, 2, 3, 4
        order by 1, 2, 3, 4
        on conflict (edition, day, route, event) do update set times = usage_counts.times + excluded.times
      `.execute(kysely)
      counts.forEach(added)
    },
  }
}
