import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'

import { EDITIONS, isEditionId } from '@otosafi/editions/registry'
import type { SearchQuery } from '@otosafi/search/search-query'

import { loadAllCars } from './catalogue/load-cars.ts'
import { crossValidate } from './catalogue/market/cross-validation.ts'
import { measureCardStores } from './catalogue/measure-card-stores.ts'
import { searchWithSql } from './catalogue/sql-fallback.ts'
import { indexedCarOf } from './catalogue/stored-car.ts'
import { dayOfEdition } from './clock.ts'
import { openDatabase } from './db/database.ts'
import { readEnv } from './env.ts'
import { listMarketSales } from './resources/pricing/pricing.queries.ts'
import { measureSweeps } from './server/measure-sweeps.ts'

// Contents of the environment's database for the benchmarks, as one JSON text a line.
//   node src/ask-database.ts cars --edition ma      writes every car as the index takes it
//   node src/ask-database.ts answers --edition ma   reads queries of the index, writes SQL's answers and their times (ms)
//   node src/ask-database.ts valuations --edition ma  values every used car by others alone
//   node src/ask-database.ts cards --edition ma     measures ways to keep the data of cards in memory
//   node src/ask-database.ts sweeps --edition ma    fills in what is due for jobs, and measures how they go over it
const { positionals, values } = parseArgs({ allowPositionals: true, options: { edition: { type: 'string' } } })
const [subject] = positionals
const { edition } = values
if (edition === undefined || !isEditionId(edition)) throw new Error('Say which edition: --edition ma')
const today = dayOfEdition(EDITIONS[edition], Date.now())

const database = await openDatabase(readEnv())
const write = (value: unknown) =>
  process.stdout.write(`${JSON.stringify(value, (_, each) => (each instanceof Map ? [...each] : each))}\n`)
try {
  if (subject === 'cars') {
    for await (const block of loadAllCars(database.kysely, edition))
      for (const { car, facts } of block) write(indexedCarOf(car, facts, today))
  } else if (subject === 'answers') {
    for await (const line of createInterface(process.stdin)) {
      const asked = performance.now()
      const answer = await searchWithSql(database.kysely, edition, JSON.parse(line) as SearchQuery, today)
      write({ time: performance.now() - asked, answer })
    }
  } else if (subject === 'valuations') {
    const sales = await listMarketSales(database, edition, new Date())
    for (const valued of crossValidate(sales)) write(valued)
  } else if (subject === 'cards') {
    for await (const figures of measureCardStores(() => loadAllCars(database.kysely, edition))) write(figures)
  } else if (subject === 'sweeps') {
    for await (const figures of measureSweeps(database, { edition, day: today })) write(figures)
  } else throw new Error('Say what to write: cars, answers, valuations, cards or sweeps')
} finally {
  await database.close()
}
