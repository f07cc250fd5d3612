import { type Kysely, sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Tables } from '../../db/tables.ts'
import { changedValues } from './changed-values.ts'

/** A model of cars, by the slugs of its brand and of itself. */
export type ModelKey = { brand: string; model: string }

/** How many months a sold car still tells what its like is worth. */
const MONTHS = 12

/** Works out which values of a market have changed: see {@link changedValues}, here or on another thread. */
export type ValueMarket = (market: string) => string[] | Promise<string[]>

/**
 * Works out the market values of all cars of one model of `edition` that are for sale or were sold in the 12 months
 * before `now`: those that differ from what is stored, in blocks for {@link writeMarketValues}; cars that were sold before
 * keep their last one. `valueMarket` does the reckoning, which takes half a second for a model of 50,000 cars.
 */
export async function findChangedValues(
  database: Kysely<Tables>,
  edition: EditionId,
  model: ModelKey,
  now: Date,
  valueMarket: ValueMarket = changedValues,
): Promise<string[]> {
  return valueMarket(await readMarket(database, edition, model, now))
}

/** Writes a block of market values of cars of `edition`. */
export async function writeMarketValues(database: Kysely<Tables>, edition: EditionId, block: string): Promise<void> {
  await sql`
    update cars set market_value = value, market_comparables = comparables, market_low = low, market_high = high
    from json_to_recordset(${block}::json)
      as found (id text, value integer, comparables integer, low integer, high integer)
    where cars.edition = ${edition} and cars.id = found.id
  `.execute(database)
}

/** The models that `edition` has cars of. */
export function listModels(database: Kysely<Tables>, edition: EditionId): Promise<ModelKey[]> {
  return database.selectFrom('cars').select(['brand', 'model']).distinct().where('edition', '=', edition).execute()
}

/** The cars of a model as one JSON text, which is read several times faster than as many rows. */
async function readMarket(
  database: Kysely<Tables>,
  edition: EditionId,
  { brand, model }: ModelKey,
  now: Date,
): Promise<string> {
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
  return rows[0]?.cars ?? '[]'
}
