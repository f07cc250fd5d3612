import v8 from 'node:v8'
import vm from 'node:vm'

import type { EditionId } from '@otosafi/editions/edition'
import { type CarIndex, createCarIndex } from '@otosafi/search/car-index'
import type { IndexedCar } from '@otosafi/search/indexed-car'
import { loadAllCars } from '@otosafi/server/src/catalogue/load-cars.ts'
import { indexedCarOf } from '@otosafi/server/src/catalogue/stored-car.ts'
import type { Database } from '@otosafi/server/src/db/database.ts'

/** An index filled from the database, with what that took: milliseconds and bytes. */
export type FilledIndex = {
  index: CarIndex
  cars: IndexedCar[]
  readTime: number
  buildTime: number
  /** What the index itself keeps, the cars that it was made of not counted. */
  memory: number
}

/** Reads the cars of an edition as the server does, and makes its index of them. */
export async function fillIndex({ kysely }: Database, edition: EditionId): Promise<FilledIndex> {
  const cars: IndexedCar[] = []
  const beforeReading = performance.now()
  for await (const block of loadAllCars(kysely, edition)) {
    for (const { car, facts } of block) cars.push(indexedCarOf(car, facts))
  }
  const readTime = performance.now() - beforeReading
  const memoryBefore = memoryInUse()
  const index = createCarIndex()
  const beforeBuilding = performance.now()
  index.bulkLoad(cars)
  const buildTime = performance.now() - beforeBuilding
  return { index, cars, readTime, buildTime, memory: memoryInUse() - memoryBefore }
}

/** Bytes of objects and buffers that are still needed. */
function memoryInUse(): number {
  v8.setFlagsFromString('--expose-gc')
  const collectGarbage = vm.runInNewContext('gc') as () => void
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
