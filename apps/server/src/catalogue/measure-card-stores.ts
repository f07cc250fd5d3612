import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { type CarStore, createCarStore } from './car-store.ts'
import type { LoadedCar } from './load-cars.ts'
import type { StoredCar } from './stored-car.ts'

/** Memory and times (milliseconds) of one implementation of the card store. */
export type CardStoreFigures = {
  way: string
  /** Memory of the data. */
  bytes: number
  /** By how much longer a full garbage collection takes. */
  collection: number
  /** How long the cards of a page take to be read. */
  page: number
}

type Cards = Pick<CarStore, 'get' | 'set'>

/** Cards on a page, and how many pages and collections are measured. */
const PAGE_SIZE = 24
const PAGES = 1000
const COLLECTIONS = 9

/** The store of the product, and what would be simpler: texts in a map, and objects in one. */
const WAYS: readonly (readonly [way: string, create: () => Cards])[] = [
  ['buffers', createCarStore],
  ['texts', textsInMap],
  ['objects', () => new Map<number, StoredCar>()],
]

/** Fills each kind of store with the cars that `load` reads anew each time, and measures it (record 0004). */
export async function* measureCardStores(load: () => AsyncIterable<LoadedCar[]>): AsyncGenerator<CardStoreFigures> {
  for (const [way, create] of WAYS) yield { way, ...(await measure(create(), load())) }
}

async function measure(cards: Cards, blocks: AsyncIterable<LoadedCar[]>) {
  const [bytesBefore, collectionBefore] = [bytesInUse(), medianOf(COLLECTIONS, collectGarbage)]
  let size = 0
  for await (const block of blocks) for (const { car } of block) cards.set(size++, car)
  const bytes = bytesInUse() - bytesBefore
  const collection = medianOf(COLLECTIONS, collectGarbage) - collectionBefore
  let next = 0
  const readPage = () => {
    // Steps of a prime, so that the cards of a page lie apart.
    for (let read = 0; read < PAGE_SIZE; read++) cards.get((next = (next + 7919) % size))
  }
  return { bytes, collection, page: medianOf(PAGES, readPage) }
}

/** JSON texts in a map, on the heap: a collection visits each, but not what is in it. */
function textsInMap(): Cards {
  const texts = new Map<number, string>()
  return {
    get: (slot) => {
      const text = texts.get(slot)
      return text === undefined ? undefined : (JSON.parse(text) as StoredCar)
    },
    set: (slot, car) => void texts.set(slot, JSON.stringify(car)),
  }
}

function medianOf(times: number, work: () => void): number {
  const taken = Array.from({ length: times }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0
}

function bytesInUse(): number {
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}
