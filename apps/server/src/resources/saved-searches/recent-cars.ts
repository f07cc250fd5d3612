import { sql } from 'kysely'

import type { EditionFacts } from '@otosafi/editions/edition'

import { loadCars } from '../../catalogue/load-cars.ts'
import { dayOfEdition } from '../../clock.ts'
import type { Write } from '../../db/in-transaction.ts'
import type { ApiServices } from '../api-services.ts'
import { createMatcher } from './matcher.ts'

/**
 * How long before a search was saved a car may have been published and still be news for it: it appears in the listing a
 * moment later. Those that have appeared by then are known to the search and not announced ({@link recentMatches}).
 */
export const LEEWAY_MS = 10 * 60_000

/** Cars that are matched at a time: a file may just have brought all of an edition. */
const BATCH_SIZE = 2000

/** The cars that a new search finds already, among those that would be announced as its news: recently published or made cheaper. */
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
    where edition = ${edition.id} and date >= ${dayOfEdition(edition, now)}::date - 1
  `.execute(write)
  const found: string[] = []
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const ids = rows.slice(from, from + BATCH_SIZE).map(({ id }) => id)
    const cars = await loadCars(write, edition.id, ids)
    found.push(...createMatcher(cars, edition, services)(query))
  }
  return found
}
