import { type Kysely, sql } from 'kysely'

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
import { isCertifiedOn } from './car-truth.ts'
import { dealValue } from './sql-columns.ts'

/** The first of the featured cars in their order, and how many there are in all. */
export type Featured = { ids: readonly string[]; total: number }

/** The featured cars of an edition, kept as cars come, change and go, so that no question looks at all cars. */
export type FeaturedCars = {
  put: (car: FeatureFacts) => void
  delete: (id: string) => void
  clear: () => void
  first: () => Featured
}

/** None yet. */
export function createFeaturedCars(): FeaturedCars {
  const places = new Map<string, FeaturedPlace>()
  let known: Featured | null = null
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
    first() {
      known ??= {
        ids: [...places.values()]
          .sort(comparePlaces)
          .slice(0, MAX_FEATURED)
          .map(({ id }) => id),
        total: places.size,
      }
      return known
    },
  }
}

/** The same as kept, computed by the database while the cars are being loaded. `today` is an ISO date. */
export async function featuredWithSql(database: Kysely<Tables>, edition: EditionId, today: string): Promise<Featured> {
  const proofs = sql`(
    select count(*) from service_records
    where service_records.edition = cars.edition and car_id = cars.id and proof <> 'none'
  )`
  const { rows } = await sql<{ id: string; total: string }>`
    select id, count(*) over () as total from cars
    where edition = ${edition} and status = 'available' and price <= ${dealValue} and ${isCertifiedOn(today)}
      and (is_new or ${proofs} >= ${PROOFS_OF_A_SURE_MILEAGE})
    order by price::double precision / ${dealValue}, published_at desc, id limit ${MAX_FEATURED}
  `.execute(database)
  return { ids: rows.map(({ id }) => id), total: Number(rows[0]?.total ?? 0) }
}
