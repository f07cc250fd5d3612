import { type Kysely, type RawBuilder, sql } from 'kysely'

import type { Car, InspectionPoint } from '@otosafi/domain/car/car'
import type { EditionId } from '@otosafi/editions/edition'

import type { Tables } from '../db/tables.ts'
import { evidenceOf, fell, isComplete, isSafe, readingsOf, type ReportTuple } from './car-evidence.ts'
import { defects, repairsTotal } from './repair-costs.ts'
import { dealValue } from './sql-columns.ts'
import { type IndexFacts, INDEXED_COLUMNS, type StoredCar } from './stored-car.ts'

/** Cars read with one query. */
const BATCH_SIZE = 5000

export type LoadedCar = { car: StoredCar; facts: IndexFacts }

/** Columns that filters need in addition to those of a card, by name. */
const indexedValues = sql`json_build_object(${sql.join(
  Object.entries(INDEXED_COLUMNS).flatMap(([name, column]) => [sql.lit(name), sql.ref(column)]),
)})`

/** A photograph in the query's result: key, width, height, placeholder, view. */
type PhotoTuple = [string, number, number, string, NonNullable<StoredCar['photo']>['view']]
type Row = [
  ...[id: string, brand: string, model: string, trim: string | null, modelYear: number],
  ...[price: number, oldPrice: number | null, dealValue: number | null, mileage: number],
  ...[fuelType: Car['fuelType'], transmission: Car['transmission'], bodyType: Car['bodyType'], color: Car['color']],
  ...[city: string, isNew: boolean, origin: Car['origin'], grade: Car['grade'], status: Car['status']],
  ...[publishedAt: number, changedAt: number, values: IndexFacts['values'], features: Car['features']],
  ...[photo: PhotoTuple | null, photoCount: number, views: number, hasFlawPhotos: boolean],
  ...[defects: Pick<InspectionPoint, 'section' | 'point' | 'result'>[] | null],
  ...[tamperedOdometer: boolean, fellBack: boolean, proofs: number, report: ReportTuple | null],
]

/** All cars of an edition in batches, ordered by id. Lazy: each batch is read when the caller takes it. */
export async function* loadAllCars(database: Kysely<Tables>, edition: EditionId): AsyncGenerator<LoadedCar[]> {
  for (let last: string | null = ''; last !== null;) {
    const upTo: string | null = await lastOfBatch(database, edition, last)
    const after = last
    const batch = await readBatch(
      database,
      edition,
      (id) => sql`${id} > ${after} and ${upTo === null ? sql`true` : sql`${id} <= ${upTo}`}`,
    )
    if (batch.length > 0) yield batch
    last = upTo
  }
}

/** The last id of the next full batch after `after`; null where fewer cars are left. */
async function lastOfBatch(database: Kysely<Tables>, edition: EditionId, after: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from cars where edition = ${edition} and id > ${after} order by id offset ${sql.lit(BATCH_SIZE - 1)} limit 1
  `.execute(database)
  return rows[0]?.id ?? null
}

/** The cars with these ids, a few thousand at most; deleted ones are left out. */
export function loadCars(database: Kysely<Tables>, edition: EditionId, ids: readonly string[]): Promise<LoadedCar[]> {
  return readBatch(database, edition, (id) => sql`${id} = any(${ids}::text[])`)
}

/**
 * One JSON text of many arrays is read several times faster than the same rows, on both databases. Each detail table is
 * read once for the whole batch: reading it car by car takes ten times as long.
 */
async function readBatch(
  database: Kysely<Tables>,
  edition: EditionId,
  which: (id: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<LoadedCar[]> {
  const ofEdition = (id: RawBuilder<unknown>) => sql`edition = ${edition} and ${which(id)}`
  const ofBatch = ofEdition(sql.ref('car_id'))
  const readings = readingsOf(ofEdition)
  const { rows } = await sql<{ cars: string | null }>`
    with photos as materialized (
      select car_id, count(*) as photo_count,
        (array_agg(json_build_array(key, width, height, placeholder, view) order by position) filter (where kind = 'key'))[1] as photo,
        bool_or(kind = 'flaw') as has_flaw_photos
      from car_photos where ${ofBatch} group by car_id
    ), reports as materialized (
      select distinct on (car_id) car_id, json_build_array(date, odometer, ${isComplete}, ${isSafe}) as report, ${defects} as defects
      from inspections where ${ofBatch} order by car_id, date desc
    ), mileages as materialized (
      select car_id, bool_or(fell) as fell_back, count(*) filter (where proven) as proofs
      from (select car_id, proven, ${fell} as fell from (${readings}) as readings) as read group by car_id
    ), viewed as materialized (
      select car_id, sum(visitors) as views from car_views where ${ofBatch} group by car_id
    )
    select json_agg(json_build_array(
      id, brand, model, trim, model_year, price, old_price, ${dealValue}, mileage, fuel_type, transmission, body_type,
      color, city, is_new, origin, grade, status, (extract(epoch from published_at) * 1000)::bigint,
      (extract(epoch from changed_at) * 1000)::bigint, ${indexedValues}, features, photo, coalesce(photo_count, 0), coalesce(views, 0), coalesce(has_flaw_photos, false),
      defects, tampered_odometer, fell_back, proofs, report
    ) order by id)::text as cars
    from cars
    left join photos on photos.car_id = id
    left join reports on reports.car_id = id
    left join mileages on mileages.car_id = id
    left join viewed on viewed.car_id = id
    where ${ofEdition(sql.ref('id'))}
  `.execute(database)
  return (JSON.parse(rows[0]?.cars ?? '[]') as Row[]).map((row) => fromRow(edition, row))
}

function fromRow(edition: EditionId, row: Row): LoadedCar {
  const [id, brand, model, trim, modelYear, price, oldPrice, deal, mileage] = row
  const [fuelType, transmission, bodyType, color, city, isNew, origin, grade, status] = row.slice(9, 18) as Parts<9>
  const [publishedAt, changedAt, values, features, photo, photoCount, views, hasFlawPhotos, found, ...truth] =
    row.slice(18) as Parts<18>
  const [tamperedOdometer, fellBack, proofs, report] = truth
  return {
    car: {
      id,
      brand,
      model,
      trim,
      modelYear,
      price,
      oldPrice,
      mileage,
      fuelType,
      transmission,
      bodyType,
      color,
      city,
      isNew,
      origin,
      grade,
      status,
      ...evidenceOf({ isNew, mileage, tamperedOdometer, fellBack, proofs, report }),
      publishedAt,
      changedAt,
      photo: photo && photoOf(photo),
      photoCount,
    },
    facts: { values, features, dealValue: deal, repairs: repairsTotal(edition, found ?? []), views, hasFlawPhotos },
  }
}

type Parts<From extends 9 | 18> = From extends 9
  ? [Row[9], Row[10], Row[11], Row[12], Row[13], Row[14], Row[15], Row[16], Row[17]]
  : [
      Row[18],
      Row[19],
      Row[20],
      Row[21],
      Row[22],
      Row[23],
      Row[24],
      Row[25],
      Row[26],
      Row[27],
      Row[28],
      Row[29],
      Row[30],
    ]

function photoOf([key, width, height, placeholder, view]: PhotoTuple): StoredCar['photo'] {
  return { key, width, height, placeholder, view }
}
