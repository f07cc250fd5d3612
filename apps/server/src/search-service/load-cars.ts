import type { Car } from '@otosafi/domain/car/car'
import { INSPECTION_POINT_COUNT } from '@otosafi/domain/car/inspection'
import type { EditionId } from '@otosafi/editions/edition'
import { type Kysely, type RawBuilder, sql } from 'kysely'

import type { Tables } from '../db/tables.ts'
import type { IndexFacts, StoredCar } from './stored-car.ts'

/** Cars read with one query. */
export const BLOCK = 5000

export type LoadedCar = { car: StoredCar; facts: IndexFacts }

/** A photograph in the query's answer: key, width, height, placeholder, view. */
type PhotoTuple = [string, number, number, string, NonNullable<StoredCar['photo']>['view']]
type Row = [
  ...[id: string, brand: string, model: string, trim: string | null, modelYear: number],
  ...[price: number, oldPrice: number | null, marketValue: number | null, mileage: number],
  ...[fuelType: Car['fuelType'], transmission: Car['transmission'], bodyType: Car['bodyType'], color: Car['color']],
  ...[city: string, isNew: boolean, origin: Car['origin'], grade: Car['grade'], status: Car['status']],
  ...[publishedAt: number, seats: number, features: Car['features']],
  ...[photo: PhotoTuple | null, photoCount: number, certified: boolean, views: number],
]

/** All cars of an edition in blocks, in the order of their ids. Nothing is read before the caller asks for the next block. */
export async function* loadAllCars(database: Kysely<Tables>, edition: EditionId): AsyncGenerator<LoadedCar[]> {
  let last = ''
  for (;;) {
    const block = await readBlock(database, edition, sql`id > ${last}`)
    if (block.length > 0) yield block
    if (block.length < BLOCK) return
    last = block.at(-1)?.car.id ?? last
  }
}

/** The cars with these ids, at most {@link BLOCK} of them; those that are gone are left out. */
export function loadCars(database: Kysely<Tables>, edition: EditionId, ids: readonly string[]): Promise<LoadedCar[]> {
  return readBlock(database, edition, sql`id = any(${ids}::text[])`)
}

/**
 * One JSON text of many arrays is read several times faster than as many rows, on both databases. The detail tables
 * are asked car by car through their keys.
 */
async function readBlock(database: Kysely<Tables>, edition: EditionId, which: RawBuilder<unknown>): Promise<LoadedCar[]> {
  const { rows } = await sql<{ cars: string | null }>`
    select json_agg(json_build_array(
      id, brand, model, trim, model_year, price, old_price, market_value, mileage, fuel_type, transmission, body_type,
      color, city, is_new, origin, grade, status, (extract(epoch from published_at) * 1000)::bigint, seats, features,
      (select json_build_array(key, width, height, placeholder, view) from car_photos
        where car_photos.edition = block.edition and car_id = block.id and kind = 'key' order by position limit 1),
      (select count(*) from car_photos where car_photos.edition = block.edition and car_id = block.id),
      coalesce((select jsonb_array_length(points) >= ${INSPECTION_POINT_COUNT} and not points @> '[{"result":"notChecked"}]'
        from inspections where inspections.edition = block.edition and car_id = block.id order by date desc limit 1), false),
      coalesce((select sum(visitors) from car_views where car_views.edition = block.edition and car_id = block.id), 0)
    ) order by id)::text as cars
    from (select * from cars where edition = ${edition} and ${which} order by id limit ${sql.lit(BLOCK)}) as block
  `.execute(database)
  return (JSON.parse(rows[0]?.cars ?? '[]') as Row[]).map(fromRow)
}

const interned = new Map<string, string>()

/** One copy of a text that comes again and again: each car would keep its own. Only for values that are few. */
function intern<T extends string>(text: T): T {
  const known = interned.get(text)
  if (known !== undefined) return known as T
  interned.set(text, text)
  return text
}

function fromRow(row: Row): LoadedCar {
  const [id, brand, model, trim, modelYear, price, oldPrice, marketValue, mileage] = row
  const [fuelType, transmission, bodyType, color, city, isNew, origin, grade, status] = row.slice(9, 18) as Parts<9>
  const [publishedAt, seats, features, photo, photoCount, certified, views] = row.slice(18) as Parts<18>
  return {
    car: {
      id,
      brand: intern(brand),
      model: intern(model),
      trim: trim === null ? null : intern(trim),
      modelYear,
      price,
      oldPrice,
      mileage,
      fuelType: intern(fuelType),
      transmission: intern(transmission),
      bodyType: intern(bodyType),
      color: intern(color),
      city: intern(city),
      isNew,
      origin: intern(origin),
      grade: grade === null ? null : intern(grade),
      status: intern(status),
      certified,
      publishedAt,
      photo: photo && photoOf(photo),
      photoCount,
    },
    facts: { seats, features, marketValue, views },
  }
}

type Parts<From extends 9 | 18> = From extends 9
  ? [Row[9], Row[10], Row[11], Row[12], Row[13], Row[14], Row[15], Row[16], Row[17]]
  : [Row[18], Row[19], Row[20], Row[21], Row[22], Row[23], Row[24]]

function photoOf([key, width, height, placeholder, view]: PhotoTuple): StoredCar['photo'] {
  return { key, width, height, placeholder: intern(placeholder), view: intern(view) }
}
