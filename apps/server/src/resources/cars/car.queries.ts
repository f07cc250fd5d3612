import { type RawBuilder, sql } from 'kysely'

import type { MileageReading } from '@otosafi/domain/car/mileage'
import type { EditionId } from '@otosafi/editions/edition'

import { readingsOf } from '../../catalogue/car-evidence.ts'
import type { Database } from '../../db/database.ts'

type Queries = Pick<Database, 'kysely'>

/** The row of a car; undefined where the edition has none with this id. */
export function findCar({ kysely }: Queries, edition: EditionId, id: string) {
  return kysely.selectFrom('cars').selectAll().where('edition', '=', edition).where('id', '=', id).executeTakeFirst()
}

/** The photographs of a car, the key one first. */
export function listPhotos({ kysely }: Queries, edition: EditionId, id: string) {
  return kysely
    .selectFrom('car_photos')
    .select(['kind', 'view', 'key', 'width', 'height', 'placeholder', 'flaw'])
    .where('edition', '=', edition)
    .where('car_id', '=', id)
    .orderBy('position')
    .execute()
}

/** The latest inspection of a car. */
export function findInspection({ kysely }: Queries, edition: EditionId, id: string) {
  return kysely
    .selectFrom('inspections')
    .select(['date', 'inspector', 'odometer', 'points', 'signed_at'])
    .where('edition', '=', edition)
    .where('car_id', '=', id)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The readings of a car's odometer, the earliest first (P-19). */
export async function listReadings({ kysely }: Queries, edition: EditionId, id: string): Promise<MileageReading[]> {
  const ofCar = (column: RawBuilder<unknown>) => sql`edition = ${edition} and ${column} = ${id}`
  const { rows } = await sql<MileageReading>`
    select date::text as date, odometer as mileage, source, proven from (${readingsOf(ofCar)}) as readings
    order by date, odometer limit ${sql.lit(MAX_READINGS)}
  `.execute(kysely)
  return rows
}

/** The papers of a car. */
export function listDocuments({ kysely }: Queries, edition: EditionId, id: string) {
  return kysely
    .selectFrom('car_documents')
    .select(['kind', 'number', 'issued_on', 'valid_until'])
    .where('edition', '=', edition)
    .where('car_id', '=', id)
    .execute()
}

/** The most readings that are returned for a car. */
const MAX_READINGS = 1000
/** The most prices in a car's history; a car whose price changes every day has more. */
const MAX_PRICES = 200

/** The prices of a car since it was put up for sale, the latest 200 of them, oldest first. */
export async function listPriceChanges({ kysely }: Queries, edition: EditionId, id: string) {
  const latest = await kysely
    .selectFrom('price_changes')
    .select(['date', 'price'])
    .where('edition', '=', edition)
    .where('car_id', '=', id)
    .orderBy('date', 'desc')
    .limit(MAX_PRICES)
    .execute()
  return latest.reverse()
}

/** The recording of a car's engine. */
export function findEngineSound({ kysely }: Queries, edition: EditionId, id: string) {
  return kysely
    .selectFrom('engine_sounds')
    .select(['key', 'seconds', 'bytes'])
    .where('edition', '=', edition)
    .where('car_id', '=', id)
    .executeTakeFirst()
}
