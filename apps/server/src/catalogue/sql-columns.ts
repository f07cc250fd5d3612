import { type RawBuilder, sql } from 'kysely'

import { MILEAGE_RANGES } from '@otosafi/domain/car/vocabulary'
import {
  type ComputedFacet,
  type Facet,
  FACET_STORES,
  FACETS,
  type Highlight,
  isSingle,
  type SingleFacet,
  type Sort,
} from '@otosafi/domain/listing/vocabulary'
import type { EditionId } from '@otosafi/editions/edition'
import { UNKNOWN_RANGED } from '@otosafi/search/car-table'

import { credibleMileage, isCertifiedOn } from './car-evidence.ts'
import { repairsOfListed } from './repair-costs.ts'

const mileageRange = sql<string | null>`case when (${credibleMileage}) is null then null ${sql.join(
  MILEAGE_RANGES.filter(({ to }) => Number.isFinite(to)).map(
    ({ id, to }) => sql`when mileage < ${sql.lit(to)} then ${sql.lit(String(id))}`,
  ),
  sql` `,
)} else ${sql.lit(String(MILEAGE_RANGES.at(-1)?.id))} end`

/** Single facets whose value is an expression of columns. */
const WORKED_OUT: Readonly<Record<SingleFacet & ComputedFacet, RawBuilder<string | null>>> = {
  model: sql<string>`(brand || '-' || model)`,
  mileageRange,
}

export const SINGLE_FACET_NAMES: readonly SingleFacet[] = FACETS.filter(isSingle)

/** The value of each facet of which a car has exactly one, as the filter writes it. */
export const SINGLE_FACETS = Object.fromEntries(
  SINGLE_FACET_NAMES.map((facet) => {
    const { column } = FACET_STORES[facet]
    return [
      facet,
      column === null ? WORKED_OUT[facet as keyof typeof WORKED_OUT] : sql<string>`${sql.ref(column)}::text`,
    ]
  }),
) as Readonly<Record<SingleFacet, RawBuilder<string | null>>>

const hasFlawPhotos = sql<boolean>`exists (
  select from car_photos where car_photos.edition = cars.edition and car_id = cars.id and kind = 'flaw'
)`

const LISTS = {
  condition: sql<
    string[]
  >`array_remove(array[case when is_new then 'new' else 'used' end, case when origin = 'imported' then 'imported' end, grade], null)`,
  feature: sql<string[]>`features`,
} as const

/** The values of each facet of which a car may have several, on the day `today` (ISO date). */
export function listFacets(today: string): Readonly<Record<Exclude<Facet, SingleFacet>, RawBuilder<string[]>>> {
  const highlights = {
    certified: isCertifiedOn(today),
    flawPhotos: hasFlawPhotos,
    priceLowered: sql<boolean>`old_price > price`,
  } as const satisfies Record<Highlight, RawBuilder<boolean>>
  const held = Object.entries(highlights).map(
    ([highlight, holds]) => sql`case when ${holds} then ${sql.lit(highlight)} end`,
  )
  return { ...LISTS, highlight: sql<string[]>`array_remove(array[${sql.join(held)}], null)` }
}

const views = sql`coalesce((select sum(visitors) from car_views where car_views.edition = cars.edition and car_id = cars.id), 0)`

/** The market value that a deal is judged by: what other models cost says too little. */
export const dealValue = sql`case when market_width <> 'segment' then market_value end`

const SORT_KEYS: Readonly<Record<Exclude<Sort, 'priceWithRepairsAsc'>, RawBuilder<unknown>>> = {
  newest: sql`-(extract(epoch from published_at) * 1000)::bigint`,
  priceAsc: sql`price`,
  priceDesc: sql`-price`,
  mileageAsc: sql`coalesce(${credibleMileage}, ${sql.lit(UNKNOWN_RANGED)})`,
  yearDesc: sql`-model_year`,
  bestDeal: sql`coalesce(price::double precision / ${dealValue}, 'Infinity')`,
  mostViewed: sql`-${views}`,
}

/** The ascending key of a sort order, as in the index: a descending column is negated. */
export function sortKeyOf(sort: Sort, edition: EditionId): RawBuilder<unknown> {
  return sort === 'priceWithRepairsAsc' ? sql`price + ${repairsOfListed(edition)}` : SORT_KEYS[sort]
}
