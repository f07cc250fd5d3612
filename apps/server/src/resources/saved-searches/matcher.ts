import { readListingQuery } from '@otosafi/domain/listing/read-listing-query'
import type { EditionFacts } from '@otosafi/editions/edition'
import { createCarIndex } from '@otosafi/search/car-index'

import type { LoadedCar } from '../../catalogue/load-cars.ts'
import { indexedCarOf } from '../../catalogue/stored-car.ts'
import { dayOfEdition } from '../../clock.ts'
import type { ApiServices } from '../api-services.ts'
import { FOR_SALE, searchPartOf } from '../cars/listing-filters.ts'

/** Finds which of some cars a listing would show for a query. */
export type Matcher = (query: string) => string[]

/**
 * A matcher over `cars` of an edition, whatever their number: they are put into an index of their own, so that a saved
 * search has the very rules of the listing at the price of a few cars. Cars that the index refuses match nothing.
 */
export function createMatcher(
  cars: readonly LoadedCar[],
  edition: EditionFacts,
  services: Pick<ApiServices, 'search' | 'clock'>,
): Matcher {
  const index = createCarIndex()
  const today = dayOfEdition(edition, services.clock())
  index.upsertMany(
    cars.map(({ car, facts }) => indexedCarOf(car, facts, today)),
    () => undefined,
  )
  return (query) => {
    const { filters } = readListingQuery(new URLSearchParams(query), edition.currency)
    const found = index.search({
      ...searchPartOf(filters, edition, services),
      statuses: FOR_SALE,
      sort: 'newest',
      limit: cars.length,
      start: { page: 1 },
      withFacets: false,
    })
    return found.ids
  }
}
