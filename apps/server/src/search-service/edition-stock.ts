import type { EditionId } from '@otosafi/editions/edition'

import { type CarIndex, createCarIndex } from '../search/car-index.ts'
import type { LoadedCar } from './load-cars.ts'
import { indexedCarOf, type StoredCar } from './stored-car.ts'

/** The cars of one edition in memory: the index, and what cards show. */
export type EditionStock = {
  edition: EditionId
  index: CarIndex
  cars: ReadonlyMap<string, StoredCar>
  /** Grows with every change of a car, also one that the index does not know of, such as a new photograph. */
  readonly version: number
  /** Fills the stock from the beginning. */
  load: (blocks: AsyncIterable<LoadedCar[]>) => Promise<void>
  /** Takes over the present state of the cars named by `ids`: `found` are those that are still there. */
  apply: (ids: readonly string[], found: readonly LoadedCar[]) => void
}

/** An empty stock. `report` hears of a car that the index refuses; it is left out. */
export function createEditionStock(
  edition: EditionId,
  report: (message: string, error: unknown) => void,
): EditionStock {
  const cars = new Map<string, StoredCar>()
  const index = createCarIndex()
  let version = 0

  const putAll = (loaded: readonly LoadedCar[]): void => {
    const refused = new Set<string>()
    index.upsertMany(
      loaded.map(({ car, facts }) => indexedCarOf(car, facts)),
      ({ id }, reason) => {
        refused.add(id)
        report(`Car ${edition} ${id} cannot be listed`, reason)
      },
    )
    for (const { car } of loaded) if (!refused.has(car.id)) cars.set(car.id, car)
  }

  return {
    edition,
    index,
    cars,
    get version() {
      return version
    },
    async load(blocks) {
      const all: LoadedCar[] = []
      for await (const block of blocks) all.push(...block)
      try {
        index.bulkLoad(all.map(({ car, facts }) => indexedCarOf(car, facts)))
        for (const { car } of all) cars.set(car.id, car)
      } catch {
        putAll(all)
      }
      version++
    },
    apply(ids, found) {
      putAll(found)
      const gone = new Set(ids)
      for (const { car } of found) gone.delete(car.id)
      for (const id of gone) {
        index.remove(id)
        cars.delete(id)
      }
      version++
    },
  }
}
