import type { StockCar, StockCarDetails } from '@otosafi/api-client/office-schema'
import { STATUS_AFTER, stockActionsOf } from '@otosafi/domain/office/stock-actions'
import type { EditionId } from '@otosafi/editions/edition'
import { originOfEdition } from '@otosafi/editions/host'
import { EDITIONS } from '@otosafi/editions/registry'
import { carPath } from '@otosafi/editions/routes/car-path'

import { notFound, Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import { findOpenBooking } from '../resources/bookings/booking-rows.ts'
import { referenceOf } from '../resources/cars/car-card.presenter.ts'
import { listPriceChanges } from '../resources/cars/car.queries.ts'
import type { OfficeHandlersOf } from './handler.ts'
import { type Staff, worksIn } from './staff.ts'
import {
  countStock,
  findStockCar,
  listStock,
  lockStockCar,
  readStockCursor,
  STOCK_PAGE,
  type StockRow,
  writeStockCursor,
} from './stock.queries.ts'

/** Words of a search that count. */
const MOST_WORDS = 8

type StockId = 'listStock' | 'getStockCar' | 'setCarPrice' | 'actOnCar'

/** The cars, in the editions of who asks: to the others they are not there. */
export function createStockHandlers({ database }: { database: Pick<Database, 'kysely'> }): OfficeHandlersOf<StockId> {
  return {
    async listStock({ query }, { staff }) {
      const editions = query.edition === undefined ? staff.editions : [query.edition]
      if (!editions.every((edition) => worksIn(staff, edition))) throw new Problem('forbidden')
      const order = query.order ?? 'newest'
      const asked = {
        editions,
        statuses: query.status ?? [],
        order,
        words: (query.text ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS),
        after: query.cursor === undefined ? null : readStockCursor(query.cursor),
      }
      const [rows, total] = await Promise.all([listStock(database, asked), countStock(database, asked)])
      const page = rows.slice(0, STOCK_PAGE)
      const last = page.at(-1)
      return {
        status: 200,
        body: {
          cars: page.map(presentStockCar),
          total,
          nextCursor: rows.length > STOCK_PAGE && last !== undefined ? writeStockCursor(order, last) : null,
        },
      }
    },

    async getStockCar({ path }, { staff, host }) {
      // A transaction of its own: what belongs to a car is read as of one moment.
      return database.kysely.transaction().execute(async (write) => {
        const row = await find(write, path, staff)
        return { status: 200, body: await present(write, row, host) }
      })
    },

    async setCarPrice({ path, body: { price, former } }, { staff, write, audit, host }) {
      const row = await find(write, path, staff, 'forUpdate')
      if (row.status === 'sold' || row.price !== former) throw new Problem('conflict')
      if (price !== former) await update(write, row, { price })
      const after = await find(write, path, staff)
      await audit({
        edition: row.edition,
        subject: referenceOf(EDITIONS[row.edition], row.id),
        before: { price: row.price, oldPrice: row.old_price },
        after: { price: after.price, oldPrice: after.old_price },
      })
      return { status: 200, body: await present(write, after, host) }
    },

    async actOnCar({ path, body: { action } }, { staff, write, audit, now, host }) {
      const row = await find(write, path, staff, 'forUpdate')
      const booking = await findOpenBooking(write, row.edition, row.id)
      if (!stockActionsOf(row.status, booking !== undefined).includes(action)) throw new Problem('conflict')
      await update(write, row, { status: STATUS_AFTER[action], sold_at: action === 'sell' ? now : null })
      const after = await find(write, path, staff)
      await audit({
        edition: row.edition,
        subject: referenceOf(EDITIONS[row.edition], row.id),
        before: { status: row.status },
        after: { status: after.status },
      })
      return { status: 200, body: await present(write, after, host) }
    },
  }
}

/** The car of an address. Throws `not_found` for one of an edition in which the member of the team does not work. */
async function find(
  write: Write,
  { edition, id }: { edition: EditionId; id: string },
  staff: Staff,
  lock?: 'forUpdate',
): Promise<StockRow> {
  if (!worksIn(staff, edition)) throw notFound('car')
  if (lock !== undefined) await lockStockCar(write, edition, id)
  const row = await findStockCar(write, edition, id)
  if (row === undefined) throw notFound('car')
  return row
}

async function update(
  write: Write,
  { edition, id }: StockRow,
  changed: { price: number } | { status: StockRow['status']; sold_at: Date | null },
): Promise<void> {
  await write.updateTable('cars').set(changed).where('edition', '=', edition).where('id', '=', id).execute()
}

async function present(write: Write, row: StockRow, host: string): Promise<StockCarDetails> {
  const { edition, id, market_low: min, market_high: max } = row
  const booking = await findOpenBooking(write, edition, id)
  const [language] = EDITIONS[edition].languages
  const addressed = { ...row, brand: { id: row.brand }, model: { id: row.model }, modelYear: row.model_year }
  return {
    car: presentStockCar(row),
    page: originOfEdition(edition, host) + carPath(addressed, language),
    market: min === null || max === null ? null : { min, max },
    prices: await listPriceChanges({ kysely: write }, edition, id),
    booking: booking?.reference ?? null,
    actions: [...stockActionsOf(row.status, booking !== undefined)],
  }
}

function presentStockCar(row: StockRow): StockCar {
  return {
    edition: row.edition,
    id: row.id,
    reference: referenceOf(EDITIONS[row.edition], row.id),
    name: [row.brand_name, row.model_name, row.trim].filter(Boolean).join(' '),
    modelYear: row.model_year,
    mileage: row.mileage,
    odometerUnit: row.odometer_unit,
    city: row.city_name,
    status: row.status,
    price: row.price,
    oldPrice: row.old_price,
    marketValue: row.market_value,
    publishedAt: row.published_at.toISOString(),
    soldAt: row.sold_at?.toISOString() ?? null,
    photoCount: Number(row.photos),
  }
}
