import { PAGE_SIZE, SORTS } from '@otosafi/domain/listing/vocabulary'
import type { EditionId } from '@otosafi/editions/edition'

import type { Database } from '../db/database.ts'
import type { SearchService } from '../search-service/search-service.ts'

/**
 * Keys of the pictures that cards show, each once: those of every edition's first page, on which most visits begin, and
 * then all other key photographs.
 */
export async function listWarmUpKeys(
  { search, database }: { search: Pick<SearchService, 'search' | 'cars'>; database: Pick<Database, 'kysely'> },
  editions: readonly EditionId[],
): Promise<string[]> {
  const keys = new Set<string>()
  for (const edition of editions) {
    const { ids } = await search.search(edition, {
      filters: {},
      statuses: ['available', 'reserved'],
      sort: SORTS[0],
      limit: PAGE_SIZE,
      start: { page: 1 },
      withFacets: false,
    })
    for (const { photo } of await search.cars(edition, ids)) if (photo) keys.add(photo.key)
  }
  const others = await database.kysely
    .selectFrom('car_photos')
    .select('key')
    .distinct()
    .where('kind', '=', 'key')
    .execute()
  for (const { key } of others) keys.add(key)
  return [...keys]
}
