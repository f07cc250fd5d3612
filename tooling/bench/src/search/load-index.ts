import type { EditionId } from '@otosafi/editions/edition'
import { runServerCommand } from '@otosafi/product-process/run-server-command'
import { type CarIndex, createCarIndex } from '@otosafi/search/car-index'
import type { IndexedCar } from '@otosafi/search/indexed-car'
import { memoryInUse } from '@otosafi/vitest/memory-in-use'

import { settingsOf, type TemporaryDatabase } from './temporary-database.ts'

/** An index filled from the database, with what that took: milliseconds and bytes. */
export type FilledIndex = {
  index: CarIndex
  cars: IndexedCar[]
  buildTime: number
  /** Memory of the index itself, without the cars that it was built from. */
  memory: number
}

/** Builds an index of an edition's cars, which the server's command reads as for its own. */
export async function fillIndex(place: TemporaryDatabase['place'], edition: EditionId): Promise<FilledIndex> {
  const cars: IndexedCar[] = []
  for await (const line of runServerCommand('askDatabase', ['cars', '--edition', edition], settingsOf(place)))
    cars.push(carOf(line))
  const memoryBefore = memoryInUse()
  const index = createCarIndex()
  const beforeBuilding = performance.now()
  index.bulkLoad(cars)
  const buildTime = performance.now() - beforeBuilding
  return { index, cars, buildTime, memory: memoryInUse() - memoryBefore }
}

function carOf(line: string): IndexedCar {
  const { dealScore, ...car } = JSON.parse(line) as Omit<IndexedCar, 'dealScore'> & { dealScore: number | null }
  // JSON has no number for a deal that nothing is known of.
  return { ...car, dealScore: dealScore ?? Number.POSITIVE_INFINITY }
}
