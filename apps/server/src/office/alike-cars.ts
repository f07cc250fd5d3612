import { sql } from 'kysely'

import type { Write } from '../db/in-transaction.ts'
import { STOCK_PHOTOS } from '../media/uploads/uploads.ts'
import { listRows, type StockRow } from './stock.queries.ts'

/** The most cars that are named. */
const MAX_NAMED = 10

/** A car that may be another one, by a photograph or else by its facts. */
type AlikeRow = { row: StockRow; by: 'photo' | 'facts' }

/** The difference of two odometers up to which they may be that of one car, in their unit, and as a share. */
const ODOMETER_TOLERANCE = { units: 500, share: 0.01 } as const

/**
 * Possible duplicates of a car among the unsold cars of the stock: those with the same photograph, or a copy of it for the same model,
 * or of the same model, year and city with a similar mileage unless their chassis numbers differ. New cars are compared by photographs
 * alone, since their facts are alike anyway.
 */
export async function findAlikeCars(write: Write, { edition, id }: StockRow): Promise<AlikeRow[]> {
  const { rows } = await sql<{ id: string; byPhoto: boolean }>`
    with own as (select * from stock where edition = ${edition} and id = ${id})
    select id, bool_or(by_photo) as "byPhoto"
    from (
      select other_photo.car_id as id, true as by_photo
      from car_photos as photo
      join uploads as sent on sent.edition = photo.edition and sent.key = photo.key
      join uploads as other_sent on other_sent.edition = sent.edition and other_sent.digest = sent.digest
      join car_photos as other_photo on other_photo.edition = other_sent.edition and other_photo.key = other_sent.key
        and other_photo.key like ${sql.lit(`${STOCK_PHOTOS}%`)}
      where photo.edition = ${edition} and photo.car_id = ${id}
      union all
      select other_photo.car_id, true
      from car_photos as photo
      cross join lateral (
        select other_key as key from photo_copies where edition = photo.edition and key = photo.key
        union all
        select key from photo_copies where edition = photo.edition and other_key = photo.key
      ) as copy
      join car_photos as other_photo on other_photo.edition = photo.edition and other_photo.key = copy.key
        and other_photo.key like ${sql.lit(`${STOCK_PHOTOS}%`)}
      where photo.edition = ${edition} and photo.car_id = ${id}
      union all
      select other.id, false
      from own
      join stock as other on other.edition = own.edition and other.brand = own.brand and other.model = own.model
        and other.model_year = own.model_year and other.city = own.city and other.odometer_unit = own.odometer_unit
        and abs(other.mileage - own.mileage) <=
          greatest(${ODOMETER_TOLERANCE.units}, own.mileage * ${ODOMETER_TOLERANCE.share}::double precision)
      where other.status <> 'sold' and not own.is_new and not other.is_new
        and (own.vin is null or other.vin is null or own.vin = other.vin)
    ) as found
    where id <> ${id}
    group by id order by 2 desc, id limit ${sql.lit(MAX_NAMED)}
  `.execute(write)
  if (rows.length === 0) return []
  const cars = await listRows(write)
    .where('stock.edition', '=', edition)
    .where(
      'stock.id',
      'in',
      rows.map((row) => row.id),
    )
    .where('stock.status', '<>', 'sold')
    .execute()
  return rows.flatMap(({ id: other, byPhoto }) => {
    const row = cars.find((each) => each.id === other)
    return row === undefined ? [] : [{ row, by: byPhoto ? 'photo' : 'facts' }]
  })
}
