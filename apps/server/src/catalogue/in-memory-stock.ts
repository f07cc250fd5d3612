import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'
import { type CarIndex, createCarIndex } from '@otosafi/search/car-index'
import { unfilteredQuery } from '@otosafi/search/search-query'

import { type Clock, dayOfEdition } from '../clock.ts'
import { createCarStore } from './car-store.ts'
import { createFeaturedCars, type Featured } from './featured-cars.ts'
import type { LoadedCar } from './load-cars.ts'
import { createNewestCars, type Newest } from './newest-cars.ts'
import { indexedCarOf, isCertified, type StoredCar } from './stored-car.ts'

/** The slot of an unknown car. */
const NO_SLOT = -1

/** An in-memory copy of one edition's cars: what searches, cards, and featured and newest cars need of them. */
export type InMemoryStock = {
  edition: EditionId
  index: CarIndex
  /** The data of a car's card. */
  car: (id: string) => StoredCar | undefined
  /** The first featured cars, those that the team has chosen (`choice`) before the others, and how many there are. */
  featured: (choice: readonly string[]) => Featured
  /** When the newest car for sale of each model was published. */
  newest: () => Newest
  /** The version of the data that pages are cached by: {@link InMemoryStock.publish} increments it. */
  readonly version: number
  /** Replaces the whole stock, and publishes it. */
  load: (blocks: AsyncIterable<LoadedCar[]>) => Promise<void>
  /** Updates the cars in `ids`, each once, to their rows in `found`; those without a row are removed. */
  apply: (ids: readonly string[], found: readonly LoadedCar[]) => void
  /** Increments the version, which invalidates cached pages: until then they may show earlier data. */
  publish: () => void
}

/**
 * Creates an empty stock. Whether a car counts as certified is decided by the clock when it is added. `report` is
 * called for a car that the index refuses; it is left out.
 */
export function createInMemoryStock(
  edition: EditionId,
  clock: Clock,
  report: (message: string, error: unknown) => void,
): InMemoryStock {
  /** Keyed by the slots of the index. */
  const cars = createCarStore()
  const index = createCarIndex()
  const carOf = (id: string): StoredCar | undefined => cars.get(index.slotOf(id) ?? NO_SLOT)
  const featured = createFeaturedCars()
  const newest = createNewestCars((model) => {
    const query = {
      ...unfilteredQuery(['available', 'reserved']),
      filters: { model: [model] },
      withFacets: false,
      limit: 1,
    }
    const [id] = index.search(query).ids
    return id === undefined ? undefined : carOf(id)
  })
  let version = 0

  const putAll = (loaded: readonly LoadedCar[], put: CarIndex['upsertMany']): void => {
    const refused = new Set<string>()
    const today = dayOfEdition(EDITIONS[edition], clock())
    put(
      loaded.map(({ car, facts }) => indexedCarOf(car, facts, today)),
      ({ id }, reason) => {
        refused.add(id)
        report(`Car ${edition} ${id} cannot be listed`, reason)
      },
    )
    for (const { car, facts } of loaded) {
      if (refused.has(car.id)) continue
      cars.set(index.slotOf(car.id) as number, car)
      featured.put({ ...car, certified: isCertified(car, today), dealValue: facts.dealValue })
      newest.put(car)
    }
  }

  const removeAll = (ids: readonly string[]): void => {
    for (const id of ids) {
      cars.delete(index.slotOf(id) ?? NO_SLOT)
      featured.delete(id)
      newest.delete(id)
    }
    index.removeMany(ids)
  }

  return {
    edition,
    index,
    car: carOf,
    featured: featured.first,
    newest: newest.ofModels,
    get version() {
      return version
    },
    async load(blocks) {
      const load = index.startLoad()
      featured.clear()
      newest.clear()
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
