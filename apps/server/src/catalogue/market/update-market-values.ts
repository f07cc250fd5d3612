import { type Kysely, sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import type { Tables } from '../../db/tables.ts'
import { fallenAmong, isContradicted } from '../car-evidence.ts'
import { changedValues } from './changed-values.ts'
import { SEGMENT, STEPS } from './market-rules.ts'

/** A model, by the slugs of its brand and of itself. */
export type ModelKey = { brand: string; model: string }

/** How many months a sold car counts for market values. */
const MONTHS = 12

/** From when on a sold car counts for market values, at `now`. */
export function soldSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - MONTHS)
  return since
}

/** {@link changedValues}, on this thread or another. */
export type ValueMarket = (market: string) => string[] | Promise<string[]>

/**
 * Recomputes the market values of all cars of one model of `edition` that are for sale or were sold in the 12 months
 * before `now`. Returns those that differ from the stored ones, in batches for {@link writeMarketValues}; cars that were
 * sold earlier keep their last value. `valueMarket` does the computing: half a second for a model of 50,000 cars.
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

/** Writes a batch of market values of cars of `edition`. */
export async function writeMarketValues(database: Kysely<Tables>, edition: EditionId, block: string): Promise<void> {
  await sql`
    update cars set market_value = value, market_comparables = comparables, market_low = low, market_high = high,
      market_width = width
    from json_to_recordset(${block}::json)
      as found (id text, value integer, comparables integer, low integer, high integer, width text)
    where cars.edition = ${edition} and cars.id = found.id
  `.execute(database)
}

/** The models of which `edition` has cars. */
export function listModels(database: Kysely<Tables>, edition: EditionId): Promise<ModelKey[]> {
  return database.selectFrom('cars').select(['brand', 'model']).distinct().where('edition', '=', edition).execute()
}

/** The most cars of a segment that one is compared with: the nearest in age and mileage. */
const SEGMENT_SIZE = 100
/** Those that are read: some are left out, as their readings contradict them. */
const SEGMENT_READ = 150
/**
 * A kind of cars of a model with at most so many has too few for the widest of the {@link STEPS}, as no car counts for
 * itself.
 */
const FEW = Math.min(...STEPS.map(({ atLeast }) => atLeast))

/**
 * The cars of a model as one JSON text, which is read several times faster than as many rows. Used cars of a kind that
 * has too few for an opinion come with those of their segment.
 */
async function readMarket(
  database: Kysely<Tables>,
  edition: EditionId,
  { brand, model }: ModelKey,
  now: Date,
): Promise<string> {
  const since = soldSince(now)
  const { power, tolerance } = SEGMENT
  const { rows } = await sql<{ cars: string | null }>`
    with listed as materialized (
      select * from cars
      where edition = ${edition} and brand = ${brand} and model = ${model} and (status <> 'sold' or sold_at >= ${since})
    ), fallen as materialized (
      ${fallenAmong((id) => sql`edition = ${edition} and ${id} in (select listed.id from listed)`)}
    ), judged as (
      select *, tampered_odometer or id in (select car_id from fallen) as contradicted from listed
    ), market as (
      select *, count(*) filter (where not contradicted)
        over (partition by is_new, coalesce(grade = 'damaged', false)) as alike
      from judged
    )
    select json_agg(json_build_array(
      id, brand, model, model_year, mileage, contradicted, is_new, grade, price,
      market_value, market_comparables, market_low, market_high, market_width,
      case when alike <= ${FEW} and not is_new and not contradicted then (
        select coalesce(json_agg(json_build_array(near.model_year, near.mileage, near.price)), '[]'::json) from (
          select cars.model_year, cars.mileage, cars.price from (
          select * from cars peer
          where peer.edition = ${edition} and not peer.is_new and not peer.tampered_odometer and peer.id <> market.id
            and (peer.status <> 'sold' or peer.sold_at >= ${since})
            and peer.body_type = market.body_type and peer.fuel_type = market.fuel_type
            and coalesce(peer.grade = 'damaged', false) = coalesce(market.grade = 'damaged', false)
            and peer.engine_power between market.engine_power * ${1 - power}::numeric and market.engine_power * ${1 + power}::numeric
            and abs(peer.model_year - market.model_year) <= ${tolerance.years}::integer
            and abs(peer.mileage - market.mileage) <= greatest(${tolerance.least}::numeric, ${tolerance.share}::numeric * market.mileage)
          order by abs(peer.model_year - market.model_year), abs(peer.mileage - market.mileage), peer.id
          limit ${SEGMENT_READ}
          ) cars where not ${isContradicted}
          order by abs(cars.model_year - market.model_year), abs(cars.mileage - market.mileage), cars.id
          limit ${SEGMENT_SIZE}
        ) near
      ) end
    ))::text as cars
    from market
  `.execute(database)
  return rows[0]?.cars ?? '[]'
}
