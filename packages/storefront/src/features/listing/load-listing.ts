import type { FacetOption } from '@otosafi/api-client/schema'
import type { CarFilters, ListingQuery } from '@otosafi/domain/listing/filters'
import { type Facet, FACETS, PAGE_SIZE } from '@otosafi/domain/listing/vocabulary'

import { cardCar } from '../../car-cards/car-card-props.ts'
import { need } from '../../request/api-result.ts'
import type { PageRequest } from '../../request/page-request.ts'

/** An option of a filter group: its value, its name where the server has one, and its live count. */
export type ListingOption = { value: string; label: string; count: number }

/** A page of the listing as the browser gets it: cards and counts, nothing else. */
export type Listing = Awaited<ReturnType<typeof loadListing>>

/** Asks the API for a page of cars with all counts. */
export async function loadListing({ api }: Pick<PageRequest, 'api'>, { filters, sort, page }: ListingQuery) {
  const query = { ...queryOf(filters), sort, page, limit: PAGE_SIZE }
  const result = need(await api.GET('/cars', { params: { query } }))
  const facets = Object.fromEntries(
    FACETS.map((facet) => [
      facet,
      (result.facets?.[facet] ?? []).filter((option) => isShown(facet, option, filters)).map(optionOf),
    ]),
  ) as Record<Facet, ListingOption[]>
  return {
    cars: result.cars.map(cardCar),
    total: result.total,
    page: result.page,
    pageCount: result.pageCount,
    facets,
    priceRange: result.priceRange,
  }
}

/** The filters as the contract's query: groups of numbers are numbers there. */
export function queryOf(filters: CarFilters): Record<string, unknown> {
  const numbers = (values: readonly string[] | undefined) => values?.map(Number)
  return {
    ...filters,
    modelYear: numbers(filters.modelYear),
    seats: numbers(filters.seats),
    mileageRange: numbers(filters.mileageRange),
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
