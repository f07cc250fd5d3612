import type { EditionId } from '@otosafi/editions/edition'

import { type CarIndex, createCarIndex } from '../search/car-index.ts'
import { createCarStore } from './car-store.ts'
import type { LoadedCar } from './load-cars.ts'
import { indexedCarOf, type StoredCar } from './stored-car.ts'

/** The cars of one edition in memory: the index, and what cards show. */
export type EditionStock = {
  edition: EditionId
  index: CarIndex
  /** What cards show of the car with this id. */
  car: (id: string) => StoredCar | undefined
  /** Grows with every change of a car, also one that the index does not know of, such as a new photograph. */
  readonly version: number
  /** Fills the stock from the beginning. */
  load: (blocks: AsyncIterable<LoadedCar[]>) => Promise<void>
  /**
   * Takes over the present state of the cars named by `ids`, each once; `read` finds those of some ids that are still
   * there. Visitors are answered between two blocks; the version grows at the end, and every second until then.
   */
  apply: (ids: readonly string[], read: (ids: readonly string[]) => Promise<LoadedCar[]>) => Promise<void>
}

/** Changed cars that are taken over in one step, which takes a few milliseconds. */
const BLOCK = 250
/** Milliseconds between two versions while very many cars change: each of them empties the caches of pages. */
const VERSION_EVERY = 1000

/** An empty stock. `report` hears of a car that the index refuses; it is left out. */
export function createEditionStock(
  edition: EditionId,
  report: (message: string, error: unknown) => void,
): EditionStock {
  /** By the slots of the index. */
  const cars = createCarStore()
  const index = createCarIndex()
  let version = 0

  const putAll = (loaded: readonly LoadedCar[], put: CarIndex['upsertMany']): void => {
    const refused = new Set<string>()
    put(
      loaded.map(({ car, facts }) => indexedCarOf(car, facts)),
      ({ id }, reason) => {
        refused.add(id)
        report(`Car ${edition} ${id} cannot be listed`, reason)
      },
    )
    for (const { car } of loaded) if (!refused.has(car.id)) cars.set(index.slotOf(car.id) as number, car)
  }

  const removeAll = (ids: readonly string[]): void => {
    for (const id of ids) cars.delete(index.slotOf(id) ?? -1)
    index.removeMany(ids)
  }

  return {
    edition,
    index,
    car: (id) => cars.get(index.slotOf(id) ?? -1),
    get version() {
      return version
    },
    async load(blocks) {
      const load = index.startLoad()
      for await (const block of blocks) putAll(block, load.add)
      load.finish()
      version++
    },
    async apply(ids, read) {
      let versionAt = performance.now()
      try {
        for (let at = 0; at < ids.length; at += BLOCK) {
          const some = ids.slice(at, at + BLOCK)
          const found = await read(some)
          const present = new Set(found.map(({ car }) => car.id))
          putAll(found, index.upsertMany)
          removeAll(some.filter((id) => !present.has(id)))
          if (performance.now() - versionAt < VERSION_EVERY) continue
          version++
          versionAt = performance.now()
        }
      } finally {
        version++
      }
    },
  }
}
