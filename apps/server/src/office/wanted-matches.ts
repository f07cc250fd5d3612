import { type RawBuilder, sql } from 'kysely'

import type { Condition } from '@otosafi/domain/car/vocabulary'
import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../db/in-transaction.ts'
import type { WantedCar } from '../resources/requests/wanted-car.ts'
import { listRows, type StockRow } from './stock.queries.ts'

/** As many cars as the team can look at in a call. */
const MAX_SHOWN = 10

/** The cars for sale in an edition that are as somebody wants one, the latest first. */
export function findWanted(write: Write, edition: EditionId, wanted: WantedCar): Promise<StockRow[]> {
  const conditions = [
    sql`stock.edition = ${edition} and stock.is_listed and stock.status = 'available'`,
    ...Object.entries(wanted).map(([detail, value]) => conditionOf(detail as keyof WantedCar, value)),
  ]
  return listRows(write)
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
    .orderBy('stock.published_at', 'desc')
    .orderBy('stock.id')
    .limit(MAX_SHOWN)
    .execute()
}

function conditionOf(detail: keyof WantedCar, value: string | number): RawBuilder<unknown> {
  switch (detail) {
    case 'brand':
      return sql`stock.brand = ${value}`
    case 'model':
      return sql`stock.brand || '-' || stock.model = ${value}`
    case 'bodyType':
      return sql`stock.body_type = ${value}`
    case 'fuelType':
      return sql`stock.fuel_type = ${value}`
    case 'transmission':
      return sql`stock.transmission = ${value}`
    case 'color':
      return sql`stock.color = ${value}`
    case 'city':
      return sql`stock.city = ${value}`
    case 'yearMin':
      return sql`stock.model_year >= ${value}`
    case 'yearMax':
      return sql`stock.model_year <= ${value}`
    case 'priceMax':
      return sql`stock.price <= ${value}`
    case 'mileageMax':
      return sql`stock.mileage <= ${value}`
    case 'condition':
      return inCondition(value as Condition)
    default:
      throw new Error(`Nobody can want a car by ${String(detail)}`)
  }
}

/** Whether a car is in a condition, as the domain's `conditionsOf` has it. */
function inCondition(condition: Condition): RawBuilder<unknown> {
  if (condition === 'new' || condition === 'used') return sql`stock.is_new = ${condition === 'new'}`
  return condition === 'imported' ? sql`stock.origin = 'imported'` : sql`stock.grade = ${condition}`
}
