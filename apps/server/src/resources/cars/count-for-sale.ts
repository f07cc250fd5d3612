import type { EditionId } from '@otosafi/editions/edition'

import type { SearchService } from '../../search-service/search-service.ts'
import type { SearchResult } from '../../search/search-query.ts'
import { FOR_SALE } from './listing-filters.ts'

/** How many cars for sale each option of each filter has in the whole edition. */
export async function countForSale(
  search: Pick<SearchService, 'search'>,
  edition: EditionId,
): Promise<NonNullable<SearchResult['facets']>> {
  const { facets } = await search.search(edition, {
    filters: {},
    statuses: FOR_SALE,
    sort: 'newest',
    limit: 0,
    start: { page: 1 },
    withFacets: true,
  })
  if (facets === null) throw new Error('A search with counts gave none')
  return facets
}
