import { type Selectable, sql } from 'kysely'

import { EDITIONS } from '@otosafi/editions/registry'

import { dayOfEdition } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction, type Write } from '../db/in-transaction.ts'
import { type LoadRow, insertRows } from '../db/insert-rows.ts'
import { setPriceDay } from '../db/price-day.ts'
import type { ImportFault, ImportReport } from '../db/stock-import-tables.ts'
import type { CarPhotoTable } from '../db/tables.ts'
import { noteCopies, type PhotoCopy } from '../media/likeness/note-copies.ts'
import { attachUpload, releaseUpload } from '../media/uploads/uploads.ts'
import type { ImportedFacts } from './check-line.ts'
import { priceFault, repricedCars } from './price-conflicts.ts'
import { findStored, newCarIds, type Stock, type StoredCar } from './stored-cars.ts'
import type { TakenPhoto } from './take-photos.ts'
import { lockVins, vinFault, vinsOfOthers } from './vins-of-others.ts'

/** A car that is to be written as a line has it. `photos` is null where those that it has stay. */
export type CarChange = {
  line: number
  number: string
  facts: ImportedFacts
  factsHash: string
  photosHash: string | null
  photos: readonly TakenPhoto[] | null
}

/**
 * A run of an import, whose report is written along with each batch. New cars come as drafts or onto the site; the prices of those on
 * the site stay where `keepsPrices` says so.
 */
export type Run = Stock & { id: string; now: Date; asDrafts: boolean; keepsPrices: boolean }

/**
 * Writes a batch of a run's cars and the copies among their photographs, all or none, together with its report. Resolves to those cars
 * that were rejected, with the fault of each: another car has got their chassis number meanwhile, or they came onto the site at another
 * price; `reportWithout` adds them to the report.
 */
export async function writeCars(
  database: Pick<Database, 'kysely'>,
  run: Run,
  { brought, copies }: { brought: readonly CarChange[]; copies: readonly PhotoCopy[] },
  reportWithout: (rejected: readonly CarChange[]) => ImportReport,
): Promise<Map<CarChange, ImportFault>> {
  return inTransaction(database, async (write) => {
    await beginBatch(write, run)
    await lockVins(write, run.edition)
    const stored = await findStored(
      write,
      run,
      brought.map(({ number }) => number),
    )
    const numbered = brought.map((change) => ({ ...change, carId: stored.get(change.number)?.carId ?? null }))
    // A line that says of its car what it said before has come for its photographs: what the team has changed since stays.
    const hasNewFacts = ({ number, factsHash }: CarChange): boolean => stored.get(number)?.factsHash !== factsHash
    const taken = await vinsOfOthers(write, run.edition, numbered)
    const repriced = await repricedCars(write, run.edition, run.keepsPrices ? numbered.filter(hasNewFacts) : [])
    const rejected = new Map<CarChange, ImportFault>()
    for (const [at, change] of brought.entries()) {
      const car = numbered[at] as (typeof numbered)[number]
      if (taken.has(car)) rejected.set(change, vinFault(change.line, change.facts.vin ?? ''))
      else if (repriced.has(car)) rejected.set(change, priceFault(change.line))
    }
    const changes = brought.filter((change) => !rejected.has(change))
    const unknown = changes.filter(({ number }) => !stored.has(number))
    const ids = await newCarIds(write, run.edition, unknown.length)
    const added = new Map(unknown.map(({ number }, at) => [number, ids[at] as string]))
    const idOf = ({ number }: CarChange): string => stored.get(number)?.carId ?? (added.get(number) as string)
    const isThere = ({ number }: CarChange): boolean => (stored.get(number)?.status ?? null) !== null

    await insertCars(
      write,
      run,
      changes.filter((change) => !isThere(change)).map((change) => ({ id: idOf(change), facts: change.facts })),
    )
    await updateCars(
      write,
      run,
      changes
        .filter((change) => isThere(change) && hasNewFacts(change))
        .map((change) => ({ id: idOf(change), ...change.facts })),
    )
    for (const change of changes) {
      const former = stored.get(change.number)?.photoKeys ?? null
      await replacePhotos(write, run, idOf(change), { photos: change.photos, former })
    }
    await noteCopies(write, run.edition, copies)
    await noteNumbers(
      write,
      run,
      changes.map((change) => ({ ...change, carId: idOf(change) })),
    )
    await endBatch(write, run, changes.map(idOf), reportWithout([...rejected.keys()]))
    return rejected
  })
}

/**
 * Takes a batch of a run's cars out of the stock, all or none, together with its report. Those that were reserved or sold since
 * they were looked at stay. Resolves to the report, and to those that are reserved.
 */
export async function withdrawCars(
  database: Pick<Database, 'kysely'>,
  run: Run,
  cars: readonly StoredCar[],
  before: ImportReport,
): Promise<{ report: ImportReport; reserved: StoredCar[] }> {
  return inTransaction(database, async (write) => {
    await beginBatch(write, run)
    const present = await write
      .selectFrom('stock')
      .select(['id', 'status'])
      .where('edition', '=', run.edition)
      .where(
        'id',
        'in',
        cars.map(({ carId }) => carId),
      )
      .where('withdrawn_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    const ids = present.filter(({ status }) => status === 'available').map(({ id }) => id)
    const kept = new Set(present.filter(({ status }) => status === 'reserved').map(({ id }) => id))
    const reserved = cars.filter(({ carId }) => kept.has(carId))
    const report = { ...before, withdrawn: before.withdrawn + ids.length, kept: before.kept + reserved.length }
    for (const id of ids)
      for (const { key } of await removePhotos(write, run, id)) await releaseUpload(write, run.edition, key)
    await sql`delete from stock where edition = ${run.edition} and id = any(${ids}::text[])`.execute(write)
    await sql`
      update dealer_cars set withdrawn_at = ${run.now}, photos_hash = null
      where edition = ${run.edition} and dealer = ${run.dealer} and car_id = any(${ids}::text[])
    `.execute(write)
    await endBatch(write, run, ids, report)
    return { report, reserved }
  })
}

/** One run of a dealer writes at a time: the second waits for the first one's batch. */
async function beginBatch(write: Write, run: Run): Promise<void> {
  const { edition, dealer } = run
  await sql`set local otosafi.bulk = 'on'`.execute(write)
  await setPriceDay(write, dayOf(run))
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${edition} ${dealer}`}, 0))`.execute(write)
}

/** The day of a run in its edition. */
export function dayOf({ edition, now }: Run): string {
  return dayOfEdition(EDITIONS[edition], now)
}

/** Notes the changes for the indexes, which follow their log. */
async function endBatch(write: Write, run: Run, ids: readonly string[], report: ImportReport): Promise<void> {
  await sql`
    insert into car_changes (edition, car_id) select ${run.edition}, unnest(${ids}::text[])
  `.execute(write)
  await sql`select pg_notify('cars', '')`.execute(write)
  await write
    .updateTable('stock_imports')
    .set({ report: JSON.stringify(report) })
    .where('edition', '=', run.edition)
    .where('id', '=', run.id)
    .execute()
}

async function insertCars(
  write: Write,
  run: Run,
  cars: readonly { id: string; facts: ImportedFacts }[],
): Promise<void> {
  const { edition, now, asDrafts } = run
  const rows = cars.map(({ id, facts }): LoadRow<'stock'> => ({
    edition,
    id,
    ...facts,
    car_issue: null,
    dimensions: null,
    old_price: null,
    market_value: null,
    market_comparables: 0,
    market_low: null,
    market_high: null,
    market_width: null,
    status: 'available',
    published_at: now.toISOString(),
    changed_at: now.toISOString(),
    sold_at: null,
    is_listed: !asDrafts,
    withdrawn_at: null,
    mileage_read_on: null,
  }))
  await insertRows(write, 'stock', rows)
  const date = dayOf(run)
  const courses = rows.map(({ id, price }) => ({ edition, car_id: id, date, price }))
  await insertRows(write, 'price_changes', courses)
}

/** Sets the facts of cars that are there; a mileage that changes is of the day of the run. One that was sold meanwhile keeps its page as it is. */
async function updateCars(write: Write, run: Run, cars: readonly ({ id: string } & ImportedFacts)[]): Promise<void> {
  const [first] = cars
  if (first === undefined) return
  const { id: _, ...facts } = first
  const columns = Object.keys(facts)
  await sql`
    update stock set ${sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`brought.${column}`)}`))},
      mileage_read_on = case when stock.mileage = brought.mileage then stock.mileage_read_on else ${dayOf(run)}::date end
    from json_populate_recordset(null::stock, ${JSON.stringify(cars)}::json) as brought
    where stock.edition = ${run.edition} and stock.id = brought.id and stock.status <> 'sold' and stock.withdrawn_at is null
  `.execute(write)
}

/**
 * Puts the photographs of a file in the place of those that it had `former`ly; where that is not known, of all. What the team has added
 * stays, and what it has marked as a flaw.
 */
async function replacePhotos(
  write: Write,
  { edition }: Stock,
  carId: string,
  { photos, former }: { photos: readonly TakenPhoto[] | null; former: readonly string[] | null },
): Promise<void> {
  if (photos === null) return
  const present = await removePhotos(write, { edition }, carId)
  const isReplaced = ({ key, flaw }: PresentPhoto) => former === null || (former.includes(key) && flaw === null)
  for (const photo of present) if (isReplaced(photo)) await releaseUpload(write, edition, photo.key)
  for (const { key } of photos) await attachUpload(write, edition, key)
  const first = present.findIndex(isReplaced)
  const kept = present.filter((photo) => !isReplaced(photo))
  const before = kept.slice(0, first < 0 ? kept.length : first)
  const brought = photos.map((photo) => ({ ...photo, flaw: null }))
  const shown = [...before, ...brought, ...kept.slice(before.length)]
  // A flaw is never what a car is shown by.
  const key = shown.findIndex(({ flaw }) => flaw === null)
  if (key > 0) shown.unshift(...shown.splice(key, 1))
  const rows = shown.map((photo, position) => ({
    ...photo,
    edition,
    car_id: carId,
    position,
    kind: photo.flaw !== null ? ('flaw' as const) : position === 0 ? ('key' as const) : ('additional' as const),
  }))
  await insertRows(write, 'car_photos', rows)
}

type PresentPhoto = Omit<Selectable<CarPhotoTable>, 'edition' | 'car_id' | 'position' | 'kind'>

/** Takes all photographs from a car. Resolves to them, in their order. */
async function removePhotos(write: Write, { edition }: Pick<Stock, 'edition'>, carId: string): Promise<PresentPhoto[]> {
  const removed = await write
    .deleteFrom('car_photos')
    .where('edition', '=', edition)
    .where('car_id', '=', carId)
    .returning(['position', 'key', 'view', 'width', 'height', 'placeholder', 'flaw'])
    .execute()
  return removed.toSorted((a, b) => a.position - b.position).map(({ position: _, ...photo }) => photo)
}

async function noteNumbers(
  write: Write,
  { edition, dealer }: Stock,
  cars: readonly (CarChange & { carId: string })[],
): Promise<void> {
  const rows = cars.map(({ number, carId, factsHash, photosHash, photos }) => ({
    edition,
    dealer,
    number,
    car_id: carId,
    facts_hash: factsHash,
    photos_hash: photosHash,
    photo_keys: photos === null ? null : photos.map(({ key }) => key),
    withdrawn_at: null,
  }))
  await sql`
    insert into dealer_cars (edition, dealer, number, car_id, facts_hash, photos_hash, photo_keys, withdrawn_at)
    select edition, dealer, number, car_id, facts_hash, photos_hash, photo_keys, withdrawn_at
    from json_populate_recordset(null::dealer_cars, ${JSON.stringify(rows)}::json)
    on conflict (edition, dealer, number) do update
      set facts_hash = excluded.facts_hash, photos_hash = excluded.photos_hash,
        photo_keys = coalesce(excluded.photo_keys, dealer_cars.photo_keys), withdrawn_at = null
  `.execute(write)
}
