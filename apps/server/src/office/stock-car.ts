import type { StockCar, StockCarDetails, StockFacts } from '@otosafi/api-client/office-schema'
import { stockActionsOf } from '@otosafi/domain/office/stock-actions'
import { type StockState, stockStateOf } from '@otosafi/domain/office/stock-states'
import type { EditionId } from '@otosafi/editions/edition'
import { originOfEdition } from '@otosafi/editions/host'
import { EDITIONS } from '@otosafi/editions/registry'
import { carPath } from '@otosafi/editions/routes/car-path'

import { notFound } from '../contract/problem.ts'
import { factsOf } from '../db/car-facts.ts'
import type { Write } from '../db/in-transaction.ts'
import { findOpenBooking } from '../resources/bookings/booking-rows.ts'
import { referenceOf } from '../resources/cars/car-card.presenter.ts'
import { listPhotos, listPriceChanges } from '../resources/cars/car.queries.ts'
import { findAlikeCars } from './alike-cars.ts'
import { type Staff, worksIn } from './staff.ts'
import { findFacts, findStockCar, lockStockCar, type StockRow } from './stock.queries.ts'
import { versionOf } from './version-of.ts'

/** The address of a car. */
export type CarAddress = { edition: EditionId; id: string }

/** The car of an address. Throws `not_found` for one of an edition in which the member of the team does not work. */
export async function findCar(
  write: Write,
  { edition, id }: CarAddress,
  staff: Staff,
  lock?: 'forUpdate',
): Promise<StockRow> {
  refuseOtherEdition(staff, edition)
  if (lock !== undefined) await lockStockCar(write, edition, id)
  const row = await findStockCar(write, edition, id)
  if (row === undefined) throw notFound('car')
  return row
}

/** Throws `not_found` where the member of the team does not work in an edition: its cars are not there for them. */
export function refuseOtherEdition(staff: Staff, edition: EditionId): void {
  if (!worksIn(staff, edition)) throw notFound('car')
}

/** The state of a car in the stock. */
export function stateOf({ is_listed, withdrawn_at, status }: StockRow): StockState {
  return stockStateOf({ isListed: is_listed, wasWithdrawn: withdrawn_at !== null, status })
}

/** The subject of a car's entries in the audit log. */
export function subjectOf({ edition, id }: CarAddress): { edition: EditionId; subject: string } {
  return { edition, subject: referenceOf(EDITIONS[edition], id) }
}

/** The version of a car's facts, with the day of its mileage where it has one. */
export function versionOfFacts(facts: StockFacts, { mileage_read_on: mileageReadOn }: StockRow): string {
  return versionOf(mileageReadOn === null ? facts : { ...facts, mileageReadOn })
}

/** Notifies the site of a change to a car outside its row. */
export async function notifySite(write: Write, { edition, id }: CarAddress): Promise<void> {
  await write.selectNoFrom((eb) => eb.fn('touch_car', [eb.val(edition), eb.val(id)]).as('notified')).execute()
}

/** All that the office shows of a car. `host` is the office's. */
export async function presentCar(write: Write, row: StockRow, host: string): Promise<StockCarDetails> {
  const { edition, id, market_low: min, market_high: max } = row
  const state = stateOf(row)
  const booking = await findOpenBooking(write, edition, id)
  const facts = factsOf(await findFacts(write, edition, id))
  const photos = await listPhotos({ kysely: write }, edition, id)
  const [language] = EDITIONS[edition].languages
  const addressed = { ...row, brand: { id: row.brand }, model: { id: row.model }, modelYear: row.model_year }
  return {
    car: presentStockCar(row),
    page: row.is_listed ? originOfEdition(edition, host) + carPath(addressed, language) : null,
    market: min === null || max === null ? null : { min, max },
    prices: await listPriceChanges({ kysely: write }, edition, id),
    booking: booking?.reference ?? null,
    actions: [...stockActionsOf(state, booking !== undefined)],
    facts,
    mileageReadOn: row.mileage_read_on,
    version: versionOfFacts(facts, row),
    photos,
    photosVersion: versionOf(photos),
    alike: (await findAlikeCars(write, row)).map((alike) => ({ car: presentStockCar(alike.row), by: alike.by })),
  }
}

/** A car as the stock lists it. */
export function presentStockCar(row: StockRow): StockCar {
  return {
    edition: row.edition,
    id: row.id,
    reference: referenceOf(EDITIONS[row.edition], row.id),
    name: [row.brand_name, row.model_name, row.trim].filter(Boolean).join(' '),
    modelYear: row.model_year,
    mileage: row.mileage,
    odometerUnit: row.odometer_unit,
    city: row.city_name,
    state: stateOf(row),
    price: row.price,
    oldPrice: row.old_price,
    marketValue: row.market_value,
    publishedAt: row.published_at.toISOString(),
    soldAt: row.sold_at?.toISOString() ?? null,
    photoCount: Number(row.photos),
  }
}
