import type { EditionId } from '@otosafi/editions/edition'
import { type CarIndex, createCarIndex } from '@otosafi/search/car-index'

import { createCarStore } from './car-store.ts'
import type { LoadedCar } from './load-cars.ts'
import { indexedCarOf, type StoredCar } from './stored-car.ts'

/** The cars of one edition in memory: the index, and what cards show. */
export type EditionStock = {
  edition: EditionId
  index: CarIndex
  /** What cards show of the car with this id. */
  car: (id: string) => StoredCar | undefined
  /** Grows with {@link EditionStock.publish}. */
  readonly version: number
  /** Fills the stock from the beginning, and publishes it. */
  load: (blocks: AsyncIterable<LoadedCar[]>) => Promise<void>
  /** Takes over the present state of the cars named by `ids`, each once: `found` are those that are still there. */
  apply: (ids: readonly string[], found: readonly LoadedCar[]) => void
  /**
   * Makes a new version of what was applied, also of a change that the index does not know of, such as a new photograph.
   * It empties the caches of pages: until then they may show cars as they were.
   */
  publish: () => void
}

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
    apply(ids, found) {
      const present = new Set(found.map(({ car }) => car.id))
      putAll(found, index.upsertMany)
      removeAll(ids.filter((id) => !present.has(id)))
    },
    publish() {
      version++
    },
  }
}
