import { PAGE_SIZE } from '@otosafi/domain/listing/limits'
import { SORTS } from '@otosafi/domain/listing/vocabulary'
import type { EditionId } from '@otosafi/editions/edition'

import type { SearchService } from '../catalogue/search-service.ts'

/** How many of an edition's newest cars are shown so often that their pictures are rendered beforehand. */
const NEWEST = 500

/**
 * Keys of the pictures that cards show, each once: those of every edition's first page, on which most visits begin, and
 * then those of its `newest` cars. A large stock has more than a machine can draw in an hour; the others are drawn when
 * they are first asked for.
 */
export async function listWarmUpKeys(
  search: Pick<SearchService, 'search' | 'cars'>,
  editions: readonly EditionId[],
  newest = NEWEST,
): Promise<string[]> {
  const keys = new Set<string>()
  for (const limit of [PAGE_SIZE, newest]) {
    for (const edition of editions) {
      const { ids } = await search.search(edition, {
        filters: {},
        statuses: ['available', 'reserved'],
        sort: SORTS[0],
        limit,
        start: { page: 1 },
        withFacets: false,
      })
      for (const { photo } of await search.cars(edition, ids)) if (photo) keys.add(photo.key)
    }
  }
  return [...keys]
}
