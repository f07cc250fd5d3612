import { STATUS_AFTER, stockActionsOf } from '@otosafi/domain/office/stock-actions'
import { EDITIONS } from '@otosafi/editions/registry'

import { dayOfEdition } from '../clock.ts'
import { Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import { setPriceDay } from '../db/price-day.ts'
import { findOpenBooking } from '../resources/bookings/booking-rows.ts'
import type { OfficeHandlersOf } from './handler.ts'
import { editionsOf, pageOf } from './listing.ts'
import { findCar, presentCar, presentStockCar, stateOf, subjectOf } from './stock-car.ts'
import { listStock, readStockCursor, type StockRow, wordsOf, writeStockCursor } from './stock.queries.ts'

type StockId = 'listStock' | 'getStockCar' | 'setCarPrice' | 'actOnCar'

/** The cars, in the editions of who asks: to the others they are not there. */
export function createStockHandlers({ database }: { database: Pick<Database, 'kysely'> }): OfficeHandlersOf<StockId> {
  return {
    async listStock({ query }, { staff }) {
      const order = query.order ?? 'newest'
      const asked = {
        editions: editionsOf(staff, query.edition),
        states: query.state ?? [],
        order,
        words: wordsOf(query.text ?? ''),
        after: query.cursor === undefined ? null : readStockCursor(query.cursor),
      }
      const { rows, total } = await listStock(database, asked)
      const { page, nextCursor } = pageOf(rows, (last) => writeStockCursor(order, last))
      return {
        status: 200,
        body: {
          cars: page.map(presentStockCar),
          total,
          nextCursor,
        },
      }
    },

    async getStockCar({ path }, { staff, host }) {
      // A transaction of its own: what belongs to a car is read as of one moment.
      return database.kysely.transaction().execute(async (write) => {
        const row = await findCar(write, path, staff)
        return { status: 200, body: await presentCar(write, row, host) }
      })
    },

    async setCarPrice({ path, body: { price, former } }, { staff, write, audit, now, host }) {
      const row = await findCar(write, path, staff, 'forUpdate')
      // A repeated change is no conflict: the answer to the first one may have been lost.
      if (row.status === 'sold' || ![former, price].includes(row.price)) throw new Problem('conflict')
      await setPriceDay(write, dayOfEdition(EDITIONS[row.edition], now))
      if (price !== row.price) await update(write, row, { price })
      const after = await findCar(write, path, staff)
      await audit({
        ...subjectOf(row),
        before: { price: row.price, oldPrice: row.old_price },
        after: { price: after.price, oldPrice: after.old_price },
      })
      return { status: 200, body: await presentCar(write, after, host) }
    },

    async actOnCar({ path, body: { action } }, { staff, write, audit, now, host }) {
      const row = await findCar(write, path, staff, 'forUpdate')
      const booking = await findOpenBooking(write, row.edition, row.id)
      if (!stockActionsOf(stateOf(row), booking !== undefined).includes(action)) throw new Problem('conflict')
      await update(write, row, { status: STATUS_AFTER[action], sold_at: action === 'sell' ? now : null })
      const after = await findCar(write, path, staff)
      await audit({ ...subjectOf(row), before: { status: row.status }, after: { status: after.status } })
      return { status: 200, body: await presentCar(write, after, host) }
    },
  }
}

async function update(
  write: Write,
  { edition, id }: StockRow,
  changed: { price: number } | { status: StockRow['status']; sold_at: Date | null },
): Promise<void> {
  await write.updateTable('stock').set(changed).where('edition', '=', edition).where('id', '=', id).execute()
}
