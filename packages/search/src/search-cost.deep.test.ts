import fc from 'fast-check'
import { expect, it } from 'vitest'

import { createCarIndex } from './car-index.ts'
import type { SearchQuery } from './search-query.ts'
import { anyCar, anyQuery } from './testing/any-query.ts'
import { oracle } from './testing/brute-force.ts'

const CARS = 20_000
const DIFFERENT_CARS = 1000
/** The least speedup over brute force; it is some 180. */
const LEAST_RATIO = 50

/** Repetitions of the queries: a few milliseconds alone would be lost in the noise of JIT compilation and garbage collection. */
const ROUNDS = 20

/** The processor time that this process takes for `work`, microseconds. What others do on the machine adds nothing. */
function processorTimeOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

it(`answers with all counts at a ${LEAST_RATIO}th of the processor time of brute force or less`, () => {
  const different = fc.sample(anyCar, { seed: 7, numRuns: DIFFERENT_CARS })
  const cars = Array.from({ length: CARS }, (_, place) => {
    const car = different[place % DIFFERENT_CARS]
    if (car === undefined) throw new Error('There is no car to copy')
    return { ...car, id: `c${place}` }
  })
  const index = createCarIndex()
  index.bulkLoad(cars)
  const queries = fc.sample(anyQuery, { seed: 8, numRuns: 40 }).map(({ matchIds: _none, ...query }): SearchQuery => {
    return { ...query, withFacets: true }
  })
  // A warm-up, by which the JIT compiles the hot functions.
  for (const query of queries) index.search(query)
  const asked = queries.slice(0, 10)
  const bruteForce = processorTimeOf(() => asked.forEach((query) => oracle(cars, query)))
  const rounds = processorTimeOf(() => {
    for (let round = 0; round < ROUNDS; round++) for (const query of asked) index.search(query)
  })
  expect(bruteForce / (rounds / ROUNDS)).toBeGreaterThan(LEAST_RATIO)
})
