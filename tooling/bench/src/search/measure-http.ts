import type { SearchResult } from '@otosafi/search/search-query'

import { createHttpClient, type HttpClient, readJson } from '../http-client.ts'
import { loadAtRate, loadSaturated } from '../http-load.ts'
import { startMeasured } from '../measured-product.ts'
import { answerOfBody, differences, type ListingBody } from './differences.ts'
import { settingsOf, type TemporaryDatabase } from './temporary-database.ts'
import { timingRow } from './timing.ts'
import { addressOf, type Question } from './workload.ts'

/** Connections of the saturated load, and of the one at a rate. */
const CONNECTIONS = 8
/** Requests each second at which an edition must still be quick. */
const RATE = 200

/**
 * Rows of the table, what differs, how long the server took until it was ready (milliseconds), and its memory in bytes
 * where the system says it.
 */
export type HttpMeasure = { rows: string[][]; differences: string[]; startTime: number; memory: number | null }

/**
 * Asks a server process over HTTP: some questions at a rate while it is busy with its start, then, when it rests, those
 * that have `answers` of the index over one connection, as many at the rate, and all others as fast as they are
 * answered. The first ones are then asked again to compare their answers.
 */
export async function measureHttp(
  database: TemporaryDatabase['place'],
  host: string,
  questions: readonly Question[],
  answers: readonly SearchResult[],
): Promise<HttpMeasure> {
  const server = await startMeasured({ ...settingsOf(database), SEED_CARS: '0' })
  const place = { port: server.port, host: `${host}.localhost` }
  const [single, several] = [1, CONNECTIONS].map((connections) => createHttpClient({ ...place, connections }))
  if (!single || !several) throw new Error('There is no client')
  try {
    const paths = questions.map(addressOf)
    const count = answers.length
    await loadSaturated(several, WARM_UP, CONNECTIONS)
    const atStart = await loadAtRate(several, paths.slice(2 * count, 3 * count), RATE)
    await server.settle()
    const rows = [
      timingRow('HTTP, 1 connection', await loadSaturated(single, paths.slice(0, count), 1)),
      timingRow(`HTTP, ${RATE} a second`, await loadAtRate(several, paths.slice(count, 2 * count), RATE)),
      timingRow(`HTTP, ${CONNECTIONS} connections`, await loadSaturated(several, paths.slice(3 * count), CONNECTIONS)),
      timingRow(`HTTP, ${RATE} a second, just started`, atStart),
    ]
    const found = await compareAll(single, questions, paths, answers)
    return { rows, differences: found, startTime: server.startTime, memory: await server.memory() }
  } finally {
    single.close()
    several.close()
    await server.stop()
  }
}

/** Requests beforehand, none of which the workload asks: it has pages of another size. */
const WARM_UP = Array.from({ length: 60 }, (_, place) => `/api/cars?limit=23&facets=true&page=${place + 1}`)

async function compareAll(
  client: HttpClient,
  questions: readonly Question[],
  paths: readonly string[],
  answers: readonly SearchResult[],
): Promise<string[]> {
  const found: string[] = []
  for (const [place, answer] of answers.entries()) {
    const body = (await readJson(await client.get(paths[place] ?? ''))) as ListingBody
    const question = JSON.stringify(questions[place])
    found.push(...differences(answer, answerOfBody(body)).map((text) => `index and HTTP, ${question}: ${text}`))
  }
  return found
}
