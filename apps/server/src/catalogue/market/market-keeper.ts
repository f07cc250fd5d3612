import { sql } from 'kysely'

import { EDITION_IDS, type EditionId } from '@otosafi/editions/edition'

import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { type CarChange, createChangeFeed } from '../change-feed.ts'
import {
  findChangedValues,
  listModels,
  type ModelKey,
  type ValueMarket,
  writeMarketValues,
} from './update-market-values.ts'

/** Between two updates of everything: sold cars stop counting after a year, and deleted cars leave no model in the log. */
const FULL_UPDATE_INTERVAL_MS = 6 * 3_600_000

/** Keeps the market values of all editions in step with the cars. */
export type MarketKeeper = {
  /**
   * Recomputes the values of all models of which a car has changed since the last call; of all models in the first call
   * and every six hours. Changes are written to the change log, so that indexes and pages follow. Rejects when the
   * database is away and when `signal` is aborted; the next call continues.
   */
  update: (signal: AbortSignal) => Promise<void>
}

/** A keeper that has computed nothing yet; `valueMarket` does the computing, by default on the caller's thread. */
export function createMarketKeeper(
  database: Pick<Database, 'kysely'>,
  clock: Clock,
  valueMarket?: ValueMarket,
): MarketKeeper {
  const feed = createChangeFeed(database)
  let everythingAt = Number.NEGATIVE_INFINITY

  const updateModels = async (edition: EditionId, models: readonly ModelKey[], signal: AbortSignal): Promise<void> => {
    for (const model of models) {
      signal.throwIfAborted()
      for (const block of await findChangedValues(database.kysely, edition, model, new Date(clock()), valueMarket)) {
        signal.throwIfAborted()
        await inTransaction(database, (write) => writeMarketValues(write, edition, block))
      }
    }
  }
  const updateEverything = async (signal: AbortSignal): Promise<void> => {
    const now = clock()
    // Changes made meanwhile are read afterwards.
    await feed.start()
    for (const edition of EDITION_IDS) {
      await updateModels(edition, await listModels(database.kysely, edition), signal)
    }
    everythingAt = now + FULL_UPDATE_INTERVAL_MS
  }

  return {
    async update(signal) {
      if (clock() >= everythingAt) return updateEverything(signal)
      await feed.read(async (blocks) => {
        const changed = await modelsOf(database, blocks)
        for (const edition of EDITION_IDS) await updateModels(edition, changed.get(edition) ?? [], signal)
      })
    },
  }
}

/** The models of those changed cars that are still there, each once, by edition. */
async function modelsOf(
  { kysely }: Pick<Database, 'kysely'>,
  blocks: AsyncIterable<CarChange[]>,
): Promise<Map<EditionId, ModelKey[]>> {
  const models = new Map<string, ModelKey & { edition: EditionId }>()
  for await (const changes of blocks) {
    const { rows } = await sql<ModelKey & { edition: EditionId }>`
      select distinct edition, brand, model from cars
      join unnest(${changes.map(({ edition }) => edition)}::text[], ${changes.map(({ carId }) => carId)}::text[])
        as changed (of, id) on edition = changed.of and cars.id = changed.id
    `.execute(kysely)
    for (const row of rows) models.set(`${row.edition} ${row.brand} ${row.model}`, row)
  }
  return Map.groupBy(models.values(), ({ edition }) => edition)
}
