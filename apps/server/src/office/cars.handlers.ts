import { isEditable, isPublishable, isWithdrawable } from '@otosafi/domain/office/stock-states'
import { EDITIONS } from '@otosafi/editions/registry'

import { dayOfEdition } from '../clock.ts'
import { Problem } from '../contract/problem.ts'
import { type CarFacts, columnsOf, factsOf } from '../db/car-facts.ts'
import type { Database } from '../db/database.ts'
import type { Write } from '../db/in-transaction.ts'
import { setPriceDay } from '../db/price-day.ts'
import { findOpenBooking } from '../resources/bookings/booking-rows.ts'
import { newCarIds } from '../stock-import/stored-cars.ts'
import { lockVins } from '../stock-import/vins-of-others.ts'
import { differences, refuseWrongFacts } from './car-facts.ts'
import { replacePhotos } from './car-photos.ts'
import { findCatalogue } from './catalogue.queries.ts'
import type { OfficeHandlersOf } from './handler.ts'
import {
  type CarAddress,
  findCar,
  presentCar,
  refuseOtherEdition,
  stateOf,
  subjectOf,
  versionOfFacts,
} from './stock-car.ts'
import { findFacts, type StockRow } from './stock.queries.ts'

type CarsId = 'getCatalogue' | 'addCar' | 'setCarFacts' | 'publishCar' | 'withdrawCar' | 'deleteCar'

/** Cars that come into the stock, what is known of them, and whether the site shows them. */
export function createCarsHandlers({ database }: { database: Pick<Database, 'kysely'> }): OfficeHandlersOf<CarsId> {
  return {
    async getCatalogue({ path: { edition } }, { staff }) {
      refuseOtherEdition(staff, edition)
      return { status: 200, body: await findCatalogue(database, edition) }
    },

    async addCar(
      { path: { edition }, body: { facts, price, mileageReadOn: saidDay } },
      { staff, write, audit, now, host },
    ) {
      refuseOtherEdition(staff, edition)
      if (facts.vin !== null) await lockVins(write, edition)
      const today = dayOfEdition(EDITIONS[edition], now)
      const mileageReadOn = saidDay === undefined ? today : saidDay
      await refuseWrongFacts(write, { edition, id: null, today }, { ...facts, mileageReadOn })
      const [id = ''] = await newCarIds(write, edition, 1)
      await setPriceDay(write, today)
      await write
        .insertInto('stock')
        .values({
          edition,
          id,
          ...columnsOf(facts),
          mileage_read_on: mileageReadOn,
          price,
          car_issue: null,
          dimensions: null,
          old_price: null,
          market_value: null,
          market_low: null,
          market_high: null,
          market_width: null,
          status: 'available',
          published_at: now,
          changed_at: now,
          sold_at: null,
          is_listed: false,
        })
        .execute()
      await audit({ ...subjectOf({ edition, id }), before: null, after: { price, ...facts, mileageReadOn } })
      return { status: 201, body: await presentCar(write, await findCar(write, { edition, id }, staff), host) }
    },

    async setCarFacts({ path, body: { facts, mileageReadOn: saidDay, version } }, { staff, write, audit, now, host }) {
      // Before the car's own row, as an import does.
      if (facts.vin !== null) await lockVins(write, path.edition)
      const row = await findCar(write, path, staff, 'forUpdate')
      const former = factsOf(await findFacts(write, row.edition, row.id))
      if (!isEditable(stateOf(row)) || versionOfFacts(former, row) !== version) throw new Problem('conflict')
      const today = dayOfEdition(EDITIONS[path.edition], now)
      const formerDay = row.mileage_read_on
      const day = facts.mileage === former.mileage ? formerDay : today
      const mileageReadOn = saidDay === undefined ? day : saidDay
      await refuseWrongFacts(write, { ...path, today }, { ...facts, mileageReadOn })
      await update(write, row, { ...columnsOf(facts), mileage_read_on: mileageReadOn })
      const changed = differences({ ...former, mileageReadOn: formerDay }, { ...facts, mileageReadOn })
      await audit({ ...subjectOf(row), ...changed })
      return { status: 200, body: await presentCar(write, await findCar(write, path, staff), host) }
    },

    async publishCar({ path }, { staff, write, audit, now, host }) {
      const row = await findCar(write, path, staff, 'forUpdate')
      const state = stateOf(row)
      if (!isPublishable(state)) throw new Problem('conflict')
      const begun = state === 'draft' ? await beginSale(write, row, now) : {}
      await update(write, row, { is_listed: true, withdrawn_at: null, ...begun })
      const after = await findCar(write, path, staff)
      await audit({ ...subjectOf(row), before: { state }, after: { state: stateOf(after) } })
      return { status: 200, body: await presentCar(write, after, host) }
    },

    async withdrawCar({ path }, { staff, write, audit, now, host }) {
      const row = await findCar(write, path, staff, 'forUpdate')
      const state = stateOf(row)
      if (!isWithdrawable(state) || (await findOpenBooking(write, row.edition, row.id)) !== undefined)
        throw new Problem('conflict')
      await update(write, row, { is_listed: false, withdrawn_at: now })
      const after = await findCar(write, path, staff)
      await audit({ ...subjectOf(row), before: { state }, after: { state: stateOf(after) } })
      return { status: 200, body: await presentCar(write, after, host) }
    },

    async deleteCar({ path }, { staff, write, audit }) {
      const row = await findCar(write, path, staff, 'forUpdate')
      if (stateOf(row) !== 'draft') throw new Problem('conflict')
      const facts = factsOf(await findFacts(write, row.edition, row.id))
      await replacePhotos(write, row, [])
      await write.deleteFrom('stock').where('edition', '=', row.edition).where('id', '=', row.id).execute()
      await audit({ ...subjectOf(row), before: { price: row.price, ...facts }, after: null })
      return { status: 204, body: undefined }
    },
  }
}

type Changed =
  | (CarFacts & { mileage_read_on: string | null })
  | ({ is_listed: boolean; withdrawn_at: Date | null } & Partial<BegunSale>)
type BegunSale = { published_at: Date; old_price: null }

async function update(write: Write, { edition, id }: CarAddress, changed: Changed): Promise<void> {
  await write.updateTable('stock').set(changed).where('edition', '=', edition).where('id', '=', id).execute()
}

/** Restarts a draft's price history on publication: earlier prices were never public. Returns the row's new values. */
async function beginSale(write: Write, { edition, id, price }: StockRow, now: Date): Promise<BegunSale> {
  await write.deleteFrom('price_changes').where('edition', '=', edition).where('car_id', '=', id).execute()
  await write
    .insertInto('price_changes')
    .values({ edition, car_id: id, date: dayOfEdition(EDITIONS[edition], now), price })
    .execute()
  return { published_at: now, old_price: null }
}
