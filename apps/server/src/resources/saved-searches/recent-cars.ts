import { sql } from 'kysely'

import type { EditionFacts } from '@otosafi/editions/edition'

import { loadCars } from '../../catalogue/load-cars.ts'
import type { Write } from '../../db/in-transaction.ts'
import type { ApiServices } from '../api-services.ts'
import { createMatcher } from './matcher.ts'

/**
 * How much earlier than a search a car may have been published and still be news for it. A car takes a moment from its
 * publication to being seen; those that were seen by then are noted with the search ({@link recentMatches}).
 */
export const LEEWAY_MS = 10 * 60_000

/** The cars that match a new search, were published or made cheaper shortly before it, and are there already. */
export async function recentMatches(
  write: Write,
  { query, edition, now }: { query: string; edition: EditionFacts; now: Date },
  services: Pick<ApiServices, 'search' | 'clock'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from cars
    where edition = ${edition.id} and status <> 'sold' and published_at > ${new Date(now.getTime() - LEEWAY_MS)}
    union
    select car_id from price_changes
    where edition = ${edition.id} and date >= (clock_timestamp() at time zone 'UTC')::date - 1
  `.execute(write)
  if (rows.length === 0) return []
  const cars = await loadCars(
    write,
    edition.id,
    rows.map(({ id }) => id),
  )
  return createMatcher(cars, edition, services)(query)
}
