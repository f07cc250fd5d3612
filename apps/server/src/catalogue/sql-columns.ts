import { type RawBuilder, sql } from 'kysely'

import { MILEAGE_RANGES } from '@otosafi/domain/car/vocabulary'
import {
  type Facet,
  FACETS,
  type FacetWith,
  isSingle,
  ruleOf,
  type SingleFacet,
  type Sort,
} from '@otosafi/domain/listing/vocabulary'

const mileageRange = sql<string>`case ${sql.join(
  MILEAGE_RANGES.filter(({ to }) => Number.isFinite(to)).map(
    ({ id, to }) => sql`when mileage < ${sql.lit(to)} then ${sql.lit(String(id))}`,
  ),
  sql` `,
)} else ${sql.lit(String(MILEAGE_RANGES.at(-1)?.id))} end`

/** Single facets whose value no column holds as it is. */
const WORKED_OUT: Readonly<Record<SingleFacet & FacetWith<'column', null>, RawBuilder<string>>> = {
  model: sql<string>`(brand || '-' || model)`,
  mileageRange,
}

export const SINGLE_FACET_NAMES: readonly SingleFacet[] = FACETS.filter(isSingle)

/** The value of each facet of which a car has exactly one, as the filter writes it. */
export const SINGLE_FACETS = Object.fromEntries(
  SINGLE_FACET_NAMES.map((facet) => {
    const { column } = ruleOf(facet)
    return [
      facet,
      column === null ? WORKED_OUT[facet as keyof typeof WORKED_OUT] : sql<string>`${sql.ref(column)}::text`,
    ]
  }),
) as Readonly<Record<SingleFacet, RawBuilder<string>>>

const hasFlawPhotos = sql`exists (
  select from car_photos where car_photos.edition = cars.edition and car_id = cars.id and kind = 'flaw'
)`

/** The values of each facet of which a car may have several. */
export const LIST_FACETS = {
  condition: sql<
    string[]
  >`array_remove(array[case when is_new then 'new' else 'used' end, case when origin = 'imported' then 'imported' end, grade], null)`,
  feature: sql<string[]>`features`,
  highlight: sql<
    string[]
  >`array_remove(array[case when ${hasFlawPhotos} then 'flawPhotos' end, case when old_price > price then 'priceLowered' end], null)`,
} as const satisfies Record<Exclude<Facet, SingleFacet>, RawBuilder<string[]>>

const views = sql`coalesce((select sum(visitors) from car_views where car_views.edition = cars.edition and car_id = cars.id), 0)`

/** What each sort goes by, ascending, as the index has it: a column that descends is negated. */
export const SORT_KEYS: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  newest: sql`-(extract(epoch from published_at) * 1000)::bigint`,
  priceAsc: sql`price`,
  priceDesc: sql`-price`,
  mileageAsc: sql`mileage`,
  yearDesc: sql`-model_year`,
  bestDeal: sql`coalesce(price::double precision / market_value, 'Infinity')`,
  mostViewed: sql`-${views}`,
}
