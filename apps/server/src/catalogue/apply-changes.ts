import type { EditionId } from '@otosafi/editions/edition'

import type { CarChange } from './change-feed.ts'
import type { InMemoryStock } from './in-memory-stock.ts'
import type { LoadedCar } from './load-cars.ts'

/** Changed cars that are applied in one step, which takes a few milliseconds. */
const BATCH_SIZE = 250
/** Milliseconds between two versions while very many cars change. */
const PUBLISH_INTERVAL_MS = 1000

/**
 * Applies changes to `stocks`; `read` returns the cars of some ids that still exist. Requests are answered between two
 * steps. Applied changes are published at the end and every second until then, also where reading fails.
 */
export async function applyChanges(
  stocks: ReadonlyMap<EditionId, InMemoryStock>,
  changes: AsyncIterable<CarChange[]> | Iterable<CarChange[]>,
  read: (edition: EditionId, ids: readonly string[]) => Promise<LoadedCar[]>,
): Promise<void> {
  const applied = new Set<InMemoryStock>()
  let publishedAt = performance.now()
  const publish = (): void => {
    for (const stock of applied) stock.publish()
    applied.clear()
    publishedAt = performance.now()
  }
  try {
    for await (const { edition, ids } of stepsOf(changes)) {
      const stock = stocks.get(edition)
      if (stock === undefined) continue
      stock.apply(ids, await read(edition, ids))
      applied.add(stock)
      if (performance.now() - publishedAt > PUBLISH_INTERVAL_MS) publish()
    }
  } finally {
    publish()
  }
}

/** The cars of each step, all of one edition and each once. */
async function* stepsOf(
  changes: AsyncIterable<CarChange[]> | Iterable<CarChange[]>,
): AsyncGenerator<{ edition: EditionId; ids: string[] }> {
  for await (const block of changes) {
    for (const [edition, ofEdition] of Map.groupBy(block, (change) => change.edition)) {
      const ids = [...new Set(ofEdition.map(({ carId }) => carId))]
      for (let at = 0; at < ids.length; at += BATCH_SIZE) yield { edition, ids: ids.slice(at, at + BATCH_SIZE) }
    }
  }
}
