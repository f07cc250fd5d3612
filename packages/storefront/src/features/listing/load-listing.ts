import type { FacetOption } from '@otosafi/api-client/schema'
import { modelYearChoices } from '@otosafi/domain/car/vocabulary'
import type { CarFilters, ListingQuery } from '@otosafi/domain/listing/filters'
import { type ActiveFilter, activeFilters, withoutFilter } from '@otosafi/domain/listing/query-string'
import { type Facet, FACETS, OLDER, PAGE_SIZE } from '@otosafi/domain/listing/vocabulary'

import { cardCar } from '../../car-cards/car-card-props.ts'
import { need } from '../../request/api-result.ts'
import { carsQuery } from '../../request/cars-query.ts'
import type { PageRequest } from '../../request/page-request.ts'

/** An option of a filter group: its value, its name where that is no word of ours, and its live count. */
export type ListingOption = { value: string; label?: string; count: number }

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
      (result.facets?.[facet] ?? [])
        .filter((option) => isShown(facet, option, filters))
        .map((option) => optionOf(facet, option)),
    ]),
  ) as Record<Facet, ListingOption[]>
  const relaxed = result.total === 0 ? await relaxations(api, filters) : []
  const nearest = relaxed.find(({ count }) => count > 0)
  return {
    live: {
      shown: result.cars.map(({ id }) => id),
      total: result.total,
      page: result.page,
      pageCount: result.pageCount,
      facets,
      priceRange: result.priceRange,
      relaxed: relaxed.map(({ filter, count }) => ({ filter, count })),
    },
    still: { cars: (nearest ?? result).cars.map(cardCar) },
  }
}

/** A filter of a search that found nothing, and how many cars there are without it. */
export type Relaxation = { filter: ActiveFilter; count: number }

/** The most filters of a search without result that are each tried without. */
const MOST_TRIED = 8
/** Cars that come nearest to a search without result. */
const NEAREST = 6

/**
 * What dropping each filter of a search would give, the one that gives the fewest cars first: it is the nearest to what
 * was asked for. Those that alone change nothing come last.
 */
async function relaxations(api: PageRequest['api'], filters: CarFilters) {
  const tried = await Promise.all(
    activeFilters(filters)
      .slice(0, MOST_TRIED)
      .map(async (filter) => {
        const query = { ...carsQuery(withoutFilter(filters, filter)), limit: NEAREST, facets: false }
        const { total, cars } = need(await api.GET('/cars', { params: { query } }))
        return { filter, count: total, cars }
      }),
  )
  return tried.sort((a, b) => (a.count || Infinity) - (b.count || Infinity))
}

/** Models are offered once a brand is chosen: all of them at once help nobody and weigh a lot. */
function isShown(facet: Facet, option: FacetOption, filters: CarFilters): boolean {
  if (facet !== 'model') return true
  return filters.brand?.includes(option.parent ?? '') === true || filters.model?.includes(option.value) === true
}

/** Filters whose options have names of their own; the words of the others are texts. */
const NAMED: ReadonlySet<Facet> = new Set(['brand', 'model', 'city'])

/** The older years are named by the last of them. */
function optionOf(facet: Facet, { value, label, count }: FacetOption): ListingOption {
  if (value === OLDER) return { value, label: String(lastOlderYear()), count }
  return NAMED.has(facet) ? { value, label, count } : { value, count }
}

function lastOlderYear(): number {
  return Math.min(...modelYearChoices(new Date().getUTCFullYear())) - 1
}
