import { sql, type Transaction } from 'kysely'

import type { GenerateOptions, SeedCar } from '@otosafi/demonstration/stock/seed-car'
import type { EditionId } from '@otosafi/editions/edition'

import { findChangedValues, listModels, writeMarketValues } from '../catalogue/market/update-market-values.ts'
import type { Database } from '../db/database.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Tables } from '../db/tables.ts'
import { carRow, detailRows } from './rows.ts'

/** Batch size: cars in memory, and in one statement. */
const BATCH_SIZE = 500

/**
 * Writes the cars of an edition, all or none, with their market values on the day `today`; its content must be there. Returns how many:
 * none where it has cars that are not to be replaced. Without `details` only cars and key photographs are written.
 */
export async function seedCars(
  { kysely, kind }: Pick<Database, 'kysely' | 'kind'>,
  edition: EditionId,
  cars: Iterable<SeedCar>,
  { today, details = true, replace = false }: GenerateOptions & { replace?: boolean },
): Promise<number> {
  return kysely.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`set local otosafi.bulk = 'on'`.execute(transaction)
    // Two processes that start on an empty database at once: the second waits here, and then finds cars.
    await transaction
      .selectFrom('content_versions')
      .select('version')
      .where('edition', '=', edition)
      .forUpdate()
      .execute()
    if (replace) await removeCars(transaction, edition)
    const present = await transaction.selectFrom('stock').select('id').where('edition', '=', edition).limit(1).execute()
    if (present.length > 0) return 0
    // Checking that each row's car exists takes the embedded database five times as long as writing the row.
    if (kind === 'embedded') await sql`set local session_replication_role = 'replica'`.execute(transaction)

    let count = 0
    for (const batch of batchesOf(cars, BATCH_SIZE)) {
      await writeBatch(transaction, edition, batch, details)
      count += batch.length
    }
    await valueCars(transaction, edition, new Date(today))
    await sql`
      insert into car_changes (edition, car_id) select edition, id from cars where edition = ${edition}
    `.execute(transaction)
    await sql`select pg_notify('cars', '')`.execute(transaction)
    return count
  })
}

/** Deletes the cars of an edition, with their rows in other tables by cascade, and notifies indexes. */
async function removeCars(transaction: Transaction<Tables>, edition: EditionId): Promise<void> {
  await sql`
    insert into car_changes (edition, car_id) select edition, id from stock where edition = ${edition}
  `.execute(transaction)
  await transaction.deleteFrom('stock').where('edition', '=', edition).execute()
}

async function valueCars(transaction: Transaction<Tables>, edition: EditionId, now: Date): Promise<void> {
  // Without statistics of what was just loaded, finding the cars of a model may mean reading all of them.
  await sql`analyze stock`.execute(transaction)
  for (const model of await listModels(transaction, edition)) {
    for (const block of await findChangedValues(transaction, edition, model, now)) {
      await writeMarketValues(transaction, edition, block)
    }
  }
}

async function writeBatch(
  transaction: Transaction<Tables>,
  edition: EditionId,
  cars: readonly SeedCar[],
  details: boolean,
): Promise<void> {
  await insertRows(
    transaction,
    'cars',
    cars.map(({ car, priceHistory }) => carRow(edition, car, priceHistory.at(-1)?.date)),
  )
  const rows = detailRows(edition, cars)
  if (!details) {
    await insertRows(
      transaction,
      'car_photos',
      rows.car_photos.filter(({ kind }) => kind === 'key'),
    )
    return
  }
  await insertRows(transaction, 'car_photos', rows.car_photos)
  await insertRows(transaction, 'inspections', rows.inspections)
  await insertRows(transaction, 'service_records', rows.service_records)
  await insertRows(transaction, 'previous_owners', rows.previous_owners)
  await insertRows(transaction, 'car_documents', rows.car_documents)
  await insertRows(transaction, 'price_changes', rows.price_changes)
  await insertRows(transaction, 'engine_sounds', rows.engine_sounds)
}

function* batchesOf<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
