import { type Kysely, type RawBuilder, sql } from 'kysely'

import {
  comparePlaces,
  type FeatureFacts,
  featuredPlace,
  type FeaturedPlace,
  MAX_FEATURED,
} from '@otosafi/domain/car/featured'
import { PROOFS_OF_A_SURE_MILEAGE } from '@otosafi/domain/car/mileage'
import type { EditionId } from '@otosafi/editions/edition'

import type { Tables } from '../db/tables.ts'
import { isCertifiedOn } from './car-evidence.ts'
import { dealValue } from './sql-columns.ts'

/** The first of the featured cars in their order, how many of those the team has put first, and how many there are in all. */
export type Featured = { ids: readonly string[]; chosen: number; total: number }

/** The featured cars of an edition, kept as cars come, change and go, so that no question looks at all cars. */
export type FeaturedCars = {
  put: (car: FeatureFacts) => void
  delete: (id: string) => void
  clear: () => void
  /** The first ones: those of `choice` in its order, then by the rule. What is not featured is left out of the choice. */
  first: (choice: readonly string[]) => Featured
}

/** None yet. */
export function createFeaturedCars(): FeaturedCars {
  const places = new Map<string, FeaturedPlace>()
  /** The first by the rule alone: enough of them for a choice that is all of others. */
  let known: string[] | null = null
  const remove = (id: string): void => {
    if (places.delete(id)) known = null
  }
  return {
    put(car) {
      const place = featuredPlace(car)
      if (place === null) return remove(car.id)
      places.set(car.id, place)
      known = null
    },
    delete: remove,
    clear() {
      places.clear()
      known = null
    },
    first(choice) {
      known ??= [...places.values()]
        .sort(comparePlaces)
        .slice(0, 2 * MAX_FEATURED)
        .map(({ id }) => id)
      const chosen = choice.filter((id) => places.has(id)).slice(0, MAX_FEATURED)
      const ids = [...new Set([...chosen, ...known])].slice(0, MAX_FEATURED)
      return { ids, chosen: chosen.length, total: places.size }
    },
  }
}

/** The same as kept, computed by the database while the cars are being loaded. `today` is an ISO date. */
export async function featuredWithSql(database: Kysely<Tables>, edition: EditionId, today: string): Promise<Featured> {
  const position = sql`(
    select position from featured_choices as choice where choice.edition = cars.edition and choice.car_id = cars.id
  )`
  const { rows } = await sql<{ id: string; chosen: boolean; total: string }>`
    select id, ${position} is not null as chosen, count(*) over () as total from cars
    where edition = ${edition} and ${isFeaturedOn(today)}
    order by ${position}, price::double precision / ${dealValue}, published_at desc, id limit ${MAX_FEATURED}
  `.execute(database)
  const chosen = rows.filter((row) => row.chosen).length
  return { ids: rows.map(({ id }) => id), chosen, total: Number(rows[0]?.total ?? 0) }
}

/** Whether a row of the table of cars is featured on the day `today` (ISO date), as {@link featuredPlace} says. */
export function isFeaturedOn(today: string): RawBuilder<boolean> {
  const proofs = sql`(
    select count(*) from service_records
    where service_records.edition = cars.edition and car_id = cars.id and proof <> 'none'
  )`
  return sql<boolean>`(
    status = 'available' and price <= ${dealValue} and ${isCertifiedOn(today)}
      and (is_new or ${proofs} >= ${PROOFS_OF_A_SURE_MILEAGE})
  )`
}
