import type { EditionId } from '@otosafi/editions/edition'
import type { CarStats } from '@otosafi/search/search-query'

import type { SearchService } from '../../catalogue/search-service.ts'
import { FOR_SALE } from './listing-filters.ts'

/** How many cars for sale each option of each filter has in the whole edition. */
export async function countForSale(
  search: Pick<SearchService, 'stats'>,
  edition: EditionId,
): Promise<CarStats['facets']> {
  return (await search.stats(edition, FOR_SALE)).facets
}
