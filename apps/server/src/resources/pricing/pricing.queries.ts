import { type RawBuilder, sql } from 'kysely'

import type { EditionId } from '@otosafi/editions/edition'

import { fallenAmong } from '../../catalogue/car-evidence.ts'
import type { MarketSale } from '../../catalogue/market/cross-validation.ts'
import type { ComparableCar } from '../../catalogue/market/valuation.ts'
import type { Database } from '../../db/database.ts'

/** How many months a sold car counts. */
const MONTHS = 12
/** The most cars that one is compared with: the newest advertisements. */
const MAX_CARS = 5000

/** Used cars with an odometer that is said to be honest that are for sale, or were sold within twelve months before `now`. */
function inMarket(edition: EditionId, now: Date) {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - MONTHS)
  return sql`edition = ${edition} and not is_new and not tampered_odometer and (status <> 'sold' or sold_at >= ${since})`
}

/**
 * Whether the readings of a car, one of `ids`, do not contradict its odometer. Reading them of a whole edition takes a
 * second.
 */
function isHonestAmong(edition: EditionId, ids: RawBuilder<unknown>) {
  return sql`id not in (${fallenAmong((id) => sql`edition = ${edition} and ${id} in (${ids})`)})`
}

/** A model of the market in one of its model years, by the slugs of brand and model, with the number of its cars. */
export type MarketModel = { brand: string; model: string; year: number; count: number }

/**
 * All models of the market by model year, of one brand where it is given. Counts cars by what is said of their odometers
 * alone: whether there are enough whose readings agree, the value itself says.
 */
export async function listMarketModels(
  { kysely }: Pick<Database, 'kysely'>,
  edition: EditionId,
  now: Date,
  brand?: string,
): Promise<MarketModel[]> {
  const { rows } = await sql<MarketModel>`
    select brand, model, model_year as year, count(*)::integer as count from cars
    where ${inMarket(edition, now)} ${brand === undefined ? sql`` : sql`and brand = ${brand}`}
    group by brand, model, model_year
  `.execute(kysely)
  return rows
}

/** The criteria that the compared cars share. */
export type MarketKind = {
  brand: string
  model: string | undefined
  fuelType: string | undefined
  transmission: string | undefined
  /** Damaged cars are compared with damaged ones alone. */
  isDamaged: boolean
}

/** The cars of the market of a kind, the newest; none whose readings contradict its odometer (P-19). */
export async function listComparableCars(
  { kysely }: Pick<Database, 'kysely'>,
  edition: EditionId,
  now: Date,
  { brand, model, fuelType, transmission, isDamaged }: MarketKind,
): Promise<(ComparableCar & { id: string })[]> {
  const { rows } = await sql<ComparableCar & { id: string }>`
    with newest as materialized (
      select id, model_year, mileage, price from cars
      where ${inMarket(edition, now)} and brand = ${brand} and (grade is not distinct from 'damaged') = ${isDamaged}
        ${model === undefined ? sql`` : sql`and model = ${model}`}
        ${fuelType === undefined ? sql`` : sql`and fuel_type = ${fuelType}`}
        ${transmission === undefined ? sql`` : sql`and transmission = ${transmission}`}
      order by published_at desc, id limit ${MAX_CARS}
    )
    select id, model_year as "modelYear", mileage, price from newest
    where ${isHonestAmong(edition, sql`select newest.id from newest`)}
  `.execute(kysely)
  return rows
}

/** All cars of the market, in the order of their ids, which is as good as random. */
export async function listMarketSales(
  { kysely }: Pick<Database, 'kysely'>,
  edition: EditionId,
  now: Date,
): Promise<MarketSale[]> {
  const { rows } = await sql<MarketSale>`
    select brand, model, model_year as "modelYear", mileage, price,
      grade is not distinct from 'damaged' as "isDamaged"
    from cars where ${inMarket(edition, now)} and ${isHonestAmong(edition, sql`select id from cars where ${inMarket(edition, now)}`)}
    order by id
  `.execute(kysely)
  return rows
}
