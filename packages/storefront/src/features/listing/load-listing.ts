import type { FacetOption } from '@otosafi/api-client/schema'
import type { CarFilters, ListingQuery } from '@otosafi/domain/listing/filters'
import { type Facet, FACETS, PAGE_SIZE } from '@otosafi/domain/listing/vocabulary'

import { cardCar } from '../../car-cards/car-card-props.ts'
import { need } from '../../request/api-result.ts'
import { carsQuery } from '../../request/cars-query.ts'
import type { PageRequest } from '../../request/page-request.ts'

/** An option of a filter group: its value, its name where the server has one, and its live count. */
export type ListingOption = { value: string; label: string; count: number }

type LoadedListing = Awaited<ReturnType<typeof loadListing>>

/** What the browser works with on a listing: counts, and which cars are on the page. */
export type Listing = LoadedListing['live']
/** The cards of a page of the listing. */
export type FoundCars = LoadedListing['still']

/** Asks the API for a page of cars with all counts, parted into what script works with and what is only shown. */
export async function loadListing({ api }: Pick<PageRequest, 'api'>, { filters, sort, page }: ListingQuery) {
  const query = { ...carsQuery(filters), sort, page, limit: PAGE_SIZE }
  const result = need(await api.GET('/cars', { params: { query } }))
  const facets = Object.fromEntries(
    FACETS.map((facet) => [
      facet,
      (result.facets?.[facet] ?? []).filter((option) => isShown(facet, option, filters)).map(optionOf),
    ]),
  ) as Record<Facet, ListingOption[]>
  return {
    live: {
      shown: result.cars.map(({ id }) => id),
      total: result.total,
      page: result.page,
      pageCount: result.pageCount,
      facets,
      priceRange: result.priceRange,
    },
    still: { cars: result.cars.map(cardCar) },
  }
}

/** Models are offered once a brand is chosen: all of them at once help nobody and weigh a lot. */
function isShown(facet: Facet, option: FacetOption, filters: CarFilters): boolean {
  if (facet !== 'model') return true
  return filters.brand?.includes(option.parent ?? '') === true || filters.model?.includes(option.value) === true
}

function optionOf({ value, label, count }: FacetOption): ListingOption {
  return { value, label, count }
}
