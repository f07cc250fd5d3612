import { sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'

/**
 * The former price of each of these cars that became cheaper yesterday or `today`, the edition's days; the history has no times.
 * A car that was put up for sale and lowered on one day has one entry: its former price is `old_price`.
 */
export async function formerPrices(
  { kysely }: Pick<Database, 'kysely'>,
  { edition, today }: { edition: EditionId; today: string },
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; former: number }>`
    select c.id, p.former from cars c
    cross join lateral (
      select date, coalesce(lead(price) over (order by date desc), c.old_price) as former from price_changes
      where edition = c.edition and car_id = c.id order by date desc limit 1
    ) as p
    where c.edition = ${edition} and c.id = any(${ids}::text[]) and p.former > c.price
      and p.date >= ${today}::date - 1
  `.execute(kysely)
  return new Map(rows.map(({ id, former }) => [id, former]))
}
