import { edition } from '#edition'
import type { FacetOption } from '@otosafi/api-client/schema'
import { modelYearChoices } from '@otosafi/domain/car/vocabulary'
import type { CarFilters, ListingQuery } from '@otosafi/domain/listing/filters'
import { MAX_PAGE, PAGE_SIZE } from '@otosafi/domain/listing/limits'
import { type ActiveFilter, activeFilters, withoutFilter } from '@otosafi/domain/listing/query-string'
import { readListingQuery } from '@otosafi/domain/listing/read-listing-query'
import { type Facet, FACETS, OLDER } from '@otosafi/domain/listing/vocabulary'
import { yearIn } from '@otosafi/editions/time/local-time'

import { cardCar } from '../../parts/car-cards/car-card-props.ts'
import { loadFeatured } from '../../parts/car-cards/load-featured.ts'
import { dataOrThrow } from '../../request/api-result.ts'
import { carsQuery } from '../../request/cars-query.ts'
import type { PageRequest } from '../../request/page-request.ts'

/** An option of a filter group: its value, its name unless that is in the texts, and its count. */
export type ListingOption = { value: string; label?: string; count: number }

type Loaded = Awaited<ReturnType<typeof loadListing>>

/** The interactive data of a listing: its counts. */
export type LoadedListing = Loaded['interactive']
/** The part of a listing that its document has as HTML alone: the options of its filters, and the cards of a page. */
export type Found = Loaded['staticData']
/** A listing with all that script works with; `shown` are the ids of the cars on the page. */
export type Listing = LoadedListing & Pick<Found, 'facets'> & { shown: readonly string[] }

/**
 * Loads the cars from the query's page to the page `to` with all counts, divided into interactive and static data (record
 * 0010).
 */
export async function loadListing(
  { api }: Pick<PageRequest, 'api'>,
  { filters, sort, page }: ListingQuery,
  to: number = page,
) {
  const query = { ...carsQuery(filters), sort, page, limit: PAGE_SIZE }
  const further = Array.from({ length: Math.max(0, to - page) }, (_, at) => page + 1 + at)
  const [result, ...more] = await Promise.all([
    api.GET('/cars', { params: { query } }).then(dataOrThrow),
    ...further.map((next) =>
      api.GET('/cars', { params: { query: { ...query, page: next, facets: false } } }).then(dataOrThrow),
    ),
  ])
  const pages = [result, ...more.filter((each) => each.page > result.page && each.cars.length > 0)]
  const cars = pages.flatMap((each) => each.cars)
  const facets = Object.fromEntries(
    FACETS.map((facet) => [
      facet,
      (result.facets?.[facet] ?? [])
        .filter((option) => isShown(facet, option, filters))
        .map((option) => optionOf(facet, option)),
    ]),
  ) as Record<Facet, ListingOption[]>
  const relaxed = result.total === 0 ? await relaxations(api, filters, result.reading?.phrases ?? []) : []
  const nearest = relaxed.find(({ count }) => count > 0)
  // Where nothing resembles what was looked for, there is room for cars that speak for themselves.
  const featured = result.total === 0 && nearest === undefined ? await loadFeatured(api) : null
  return {
    interactive: {
      total: result.total,
      /** The last page that is shown. */
      page: Math.max(...pages.map((each) => each.page)),
      /** How many pages can be asked for. */
      pageCount: Math.min(result.pageCount, MAX_PAGE),
      priceRange: result.priceRange,
      /**
       * How the text was read; `isUnread` says that nothing of it filters, so that no car is shown for words that are not
       * understood.
       */
      reading: result.reading && {
        phrases: result.reading.phrases,
        ignored: result.reading.ignored,
        isUnread: result.reading.query === '',
      },
      /** The parsed text, to prefill the wanted-car form of an empty search. */
      ...(result.total === 0 && result.reading !== null && { said: saidFilters(result.reading.query) }),
      relaxed: relaxed.map(({ cars: _, ...relaxation }): Relaxation => relaxation),
    },
    staticData: {
      cars: (nearest?.cars ?? cars).map(cardCar),
      facets,
      ...(featured !== null && { featured: featured.cars.slice(0, FEATURED) }),
    },
  }
}

/** The filters of a text of which each group has one value: of a region with several cities none is the wanted one. */
function saidFilters(query: string): CarFilters {
  const { filters } = readListingQuery(new URLSearchParams(query), edition.currency)
  return Object.fromEntries(
    Object.entries(filters).filter(([, values]) => typeof values === 'number' || values.length === 1),
  )
}

/**
 * A relaxation of a search without results: a filter or a phrase of its text, and the number of cars without it.
 */
export type Relaxation = { count: number } & ({ filter: ActiveFilter } | { q: string; label: string })

/** The most parts of an empty search that are dropped one by one. */
const MAX_TRIED = 8
/** How many near matches an empty search shows. */
const NEAREST = 6
/** How many featured cars it shows where there is no near match. */
const FEATURED = 4

/**
 * How many cars each filter's and each phrase's removal would give, fewest first: that result is nearest to the search.
 * Those whose removal gives none come last.
 */
async function relaxations(
  api: PageRequest['api'],
  filters: CarFilters,
  phrases: readonly { without: string; label: string }[],
) {
  const dropped = [
    // Without its only phrase there is no text, which is a filter itself.
    ...phrases.flatMap(({ without: q, label }) => (q === '' ? [] : [{ part: { q, label }, left: { ...filters, q } }])),
    ...activeFilters(filters).map((filter) => ({ part: { filter }, left: withoutFilter(filters, filter) })),
  ]
  const tried = await Promise.all(
    dropped.slice(0, MAX_TRIED).map(async ({ part, left }) => {
      const query = { ...carsQuery(left), limit: NEAREST, facets: false }
      const { total, cars } = dataOrThrow(await api.GET('/cars', { params: { query } }))
      return { ...part, count: total, cars }
    }),
  )
  return tried.sort((a, b) => (a.count || Infinity) - (b.count || Infinity))
}

/** Models are offered once a brand is chosen: all of them would be long and heavy. */
function isShown(facet: Facet, option: FacetOption, filters: CarFilters): boolean {
  if (facet !== 'model') return true
  return filters.brand?.includes(option.parent ?? '') === true || filters.model?.includes(option.value) === true
}

/** Filters whose options have their names in the answer; those of the others are in the locale texts. */
const NAMED: ReadonlySet<Facet> = new Set(['brand', 'model', 'city'])

/** Whether the options of a filter have their names in the answer. */
export function isNamed(facet: Facet): boolean {
  return NAMED.has(facet)
}

/** The label of the older years contains the latest of them. */
function optionOf(facet: Facet, { value, label, count }: FacetOption): ListingOption {
  if (value === OLDER) return { value, label: String(lastOlderYear()), count }
  return isNamed(facet) ? { value, label, count } : { value, count }
}

function lastOlderYear(): number {
  return Math.min(...modelYearChoices(yearIn(Date.now(), edition.timeZone))) - 1
}
