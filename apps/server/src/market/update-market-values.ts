import { type Kysely, sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Tables } from '../db/tables.ts'
import { comparablesOf, type MarketCar, marketValueOf } from './market-value.ts'

/** A model of cars, by the slugs of its brand and of itself. */
export type ModelKey = { brand: string; model: string }

/** How many months a sold car still tells what its like is worth. */
const MONTHS = 12

/** What is stored of a car's market value; the three prices are null together. */
type StoredValue = { value: number | null; comparables: number; low: number | null; high: number | null }
type StoredCar = MarketCar & StoredValue

/**
 * Works out the market values of all cars of one model of `edition` that are for sale or were sold in the 12 months
 * before `now`, and writes those that differ from what is stored; cars that were sold before keep their last one.
 * Returns how many were written. To be called in a transaction.
 */
export async function updateMarketValues(
  database: Kysely<Tables>,
  edition: EditionId,
  model: ModelKey,
  now: Date,
): Promise<number> {
  const changed = changedValuesOf(await readMarket(database, edition, model, now))
  if (changed.length === 0) return 0
  await sql`
    update cars set market_value = value, market_comparables = comparables, market_low = low, market_high = high
    from json_to_recordset(${JSON.stringify(changed)}::json)
      as found (id text, value integer, comparables integer, low integer, high integer)
    where cars.edition = ${edition} and cars.id = found.id
  `.execute(database)
  return changed.length
}

/** The models that `edition` has cars of. */
export function listModels(database: Kysely<Tables>, edition: EditionId): Promise<ModelKey[]> {
  return database.selectFrom('cars').select(['brand', 'model']).distinct().where('edition', '=', edition).execute()
}

/** The cars of a model: one JSON text of many arrays is read several times faster than as many rows. */
async function readMarket(
  database: Kysely<Tables>,
  edition: EditionId,
  { brand, model }: ModelKey,
  now: Date,
): Promise<StoredCar[]> {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - MONTHS)
  const { rows } = await sql<{ cars: string | null }>`
    select json_agg(json_build_array(
      id, brand, model, model_year, mileage, tampered_odometer, is_new, grade, price,
      market_value, market_comparables, market_low, market_high
    ))::text as cars
    from cars
    where edition = ${edition} and brand = ${brand} and model = ${model} and (status <> 'sold' or sold_at >= ${since})
  `.execute(database)
  return (JSON.parse(rows[0]?.cars ?? '[]') as Row[]).map(fromRow)
}

type Row = [
  ...[id: string, brand: string, model: string, modelYear: number, mileage: number, tamperedOdometer: boolean],
  ...[isNew: boolean, grade: MarketCar['grade'], price: number],
  ...[value: number | null, comparables: number, low: number | null, high: number | null],
]

function fromRow(row: Row): StoredCar {
  const [id, brand, model, modelYear, mileage, tamperedOdometer, isNew, grade, price, value, comparables, low, high] =
    row
  return { id, brand, model, modelYear, mileage, tamperedOdometer, isNew, grade, price, value, comparables, low, high }
}

/** What the cars of one model are worth now, where that is not what is stored. */
function changedValuesOf(market: readonly StoredCar[]): (StoredValue & { id: string })[] {
  return market.flatMap((car) => {
    const comparables = comparablesOf(car, market)
    const found = marketValueOf(car, comparables) ?? { value: null, low: null, high: null }
    const isSame =
      car.comparables === comparables.length &&
      car.value === found.value &&
      car.low === found.low &&
      car.high === found.high
    const { value, low, high } = found
    return isSame ? [] : [{ id: car.id, value, comparables: comparables.length, low, high }]
  })
}
