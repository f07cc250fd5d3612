import { Agent } from 'node:http'

import fc, { type RunDetails } from 'fast-check'

import { EDITION_IDS } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'
import { seedStock } from '../cars.ts'
import { startTestServer } from '../start-test-server.ts'
import { checkRead } from './check-read.ts'
import { readKnownValues } from './known-values.ts'
import { type ReadRequest, readRequests } from './read-request.ts'

/** Cars of each edition: a few pages of them. */
const CARS = 60

export type FuzzOptions = {
  cases: number
  seed: number
  /** Called after each case with the number of cases so far. */
  onCase?: (done: number) => void
}

export type FuzzResult = {
  /** What failed, with its seed and the smallest request found that fails; null when nothing did. */
  failure: string | null
  /** How many cases of each operation had each status: `counts.get('listCars')?.get(200)`. */
  counts: ReadonlyMap<string, ReadonlyMap<number, number>>
}

/**
 * Asks the read API of all editions whatever the contract lets one ask, and what it does not, on an empty database that
 * has the schema: no answer may be a fault of the server or one that the contract does not have. The same seed asks
 * the same questions.
 */
export async function fuzzReads(database: Database, { cases, seed, onCase }: FuzzOptions): Promise<FuzzResult> {
  await seedStock(database, EDITION_IDS, CARS)
  const { port } = await startTestServer(database)
  const agent = new Agent({ keepAlive: true })
  const counts = new Map<string, Map<number, number>>()
  let done = 0
  const property = fc.asyncProperty(readRequests(await readKnownValues(database, port)), async (request) => {
    const status = await checkRead(port, agent, request)
    const own = counts.get(request.operation) ?? new Map<number, number>()
    counts.set(request.operation, own.set(status, (own.get(status) ?? 0) + 1))
    onCase?.(++done)
  })
  try {
    return { failure: failureOf(await fc.check(property, { numRuns: cases, seed })), counts }
  } finally {
    agent.destroy()
  }
}

function failureOf(details: RunDetails<[ReadRequest]>): string | null {
  if (!details.failed) return null
  const [request] = details.counterexample ?? []
  const error = details.errorInstance
  return [
    `Case ${details.numRuns} of seed ${details.seed} fails: ${error instanceof Error ? error.message : String(error)}`,
    `The smallest request that does, after ${details.numShrinks} steps:`,
    JSON.stringify(request, null, 2),
  ].join('\n')
}
