import { type Kysely, sql } from 'kysely'
import type { Selectable } from 'kysely'

import { isContradicted } from '../../catalogue/car-evidence.ts'
import { adjustedPrice, isWithinTolerance, SEGMENT, STEPS } from '../../catalogue/market/market-rules.ts'
import { soldSince } from '../../catalogue/market/update-market-values.ts'
import type { Tables } from '../../db/tables.ts'

type Compared = Selectable<Tables['cars']>

/** A car that another's price is compared with, and what it would cost with that one's year and mileage. */
export type Comparable = { id: string; price: number }

/** The most cars that are returned. */
const MAX_COMPARABLES = 12

/**
 * The nearest cars, by model year and then mileage, of those behind the market value of `car`, the cheapest first; none
 * where it has no value. Cars that changed since the value was computed are judged as they are at `now`.
 */
export async function findComparables(database: Kysely<Tables>, car: Compared, now: Date): Promise<Comparable[]> {
  const { market_width: width } = car
  if (width === null) return []
  const tolerance = width === 'segment' ? SEGMENT.tolerance : STEPS.find((step) => step.width === width)?.tolerance
  const own = { modelYear: car.model_year, mileage: car.mileage }
  const found = await listAlike(database, car, now)
  return found
    .filter((other) => tolerance !== undefined && isWithinTolerance(tolerance, own, other))
    .slice(0, MAX_COMPARABLES)
    .map((other) => ({ id: other.id, price: Math.round(adjustedPrice(other, own)) }))
    .sort((a, b) => a.price - b.price)
}

/** The nearest cars of the model, or of the segment where that is what a car is compared with. */
async function listAlike(database: Kysely<Tables>, car: Compared, now: Date) {
  const ofModel = sql`brand = ${car.brand} and model = ${car.model}`
  const ofSegment = sql`body_type = ${car.body_type} and fuel_type = ${car.fuel_type}
    and abs(engine_power - ${car.engine_power}) <= ${SEGMENT.power}::numeric * ${car.engine_power}`
  const nearest = sql`abs(model_year - ${car.model_year}), abs(mileage - ${car.mileage}), id`
  const { rows } = await sql<{ id: string; modelYear: number; mileage: number; price: number }>`
    select id, model_year as "modelYear", mileage, price from (
      select * from cars
      where edition = ${car.edition} and id <> ${car.id} and not tampered_odometer and is_new = ${car.is_new}
        and coalesce(grade = 'damaged', false) = ${car.grade === 'damaged'}
        and (status <> 'sold' or sold_at >= ${soldSince(now)})
        and ${car.market_width === 'segment' ? ofSegment : ofModel}
      order by ${nearest}
      limit ${READ}
    ) as cars
    where not ${isContradicted}
    order by ${nearest}
  `.execute(database)
  return rows
}

/** Rows that are read: more than are returned, as some of the nearest in age are too far in mileage. */
const READ = 300
