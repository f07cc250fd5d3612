import { rmSync } from 'node:fs'

import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { BUDGETS } from '../budgets.ts'
import { build } from '../build.ts'
import { FINDING_HEAD, findingRow } from '../finding.ts'
import { createHttpClient } from '../http-client.ts'
import { allGood } from '../in-turn.ts'
import { startMeasured } from '../measured-product.ts'
import type { BenchOptions } from '../options.ts'
import { pagesOf } from '../pages-of-edition.ts'
import { createTemporaryDatabase, fill, settingsOf } from '../search/temporary-database.ts'
import { formatTable } from '../table.ts'
import { withServer, withStock } from '../with-product.ts'
import { compareMemory, type MemoryBudget, type MemoryFigures } from './compare.ts'
import { longReads } from './long-reads.ts'

const ROUNDS = 3
const READS = 200_000
const FEW_READS = 3000
const CARS = 100_000
const FEW_CARS = 5000
const CONNECTIONS = 16

type Settings = { edition: EditionId; reads: number }

/**
 * Starts a server on a warm database, floods it with reads that are long and never repeated, and prints how much memory
 * it has resident after each round: on the embedded database, and on PostgreSQL where there is one.
 */
export function benchMemory(options: BenchOptions): Promise<boolean> {
  build()
  const reads = options.quick ? FEW_READS : READS
  return allGood(options.editions, async (edition) => {
    const embedded = await benchEmbedded({ edition, reads }, options.cars)
    return (await benchPostgres({ edition, reads }, options.cars ?? (options.quick ? FEW_CARS : CARS))) && embedded
  })
}

function benchEmbedded(settings: Settings, cars: number | null): Promise<boolean> {
  return withStock(cars, async (stock) => {
    console.log(`\nMemory on the embedded database with ${stock.cars} cars in each edition.`)
    await withServer(stock, ({ settle }) => (settings.reads === FEW_READS ? Promise.resolve() : settle()))
    return withServer(stock, async (server) => report(await measure(server, settings), BUDGETS.memory.embedded))
  })
}

async function benchPostgres(settings: Settings, cars: number): Promise<boolean> {
  const temporary = await createTemporaryDatabase()
  const { databaseUrl, dataDir } = temporary.place
  try {
    if (databaseUrl === null) return true
    console.log(`\nMemory on ${temporary.name} with ${cars} cars in ${settings.edition}.`)
    await fill(temporary.place, { edition: settings.edition, cars })
    const server = await startMeasured({ ...settingsOf(temporary.place), SEED_CARS: '0' })
    try {
      return report(await measure(server, settings), BUDGETS.memory.postgres)
    } finally {
      await server.stop()
    }
  } finally {
    await temporary.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure(
  { port, memory, settle }: Awaited<ReturnType<typeof startMeasured>>,
  { edition, reads }: Settings,
): Promise<MemoryFigures> {
  await settle()
  const warmStart = (await memory()) ?? 0
  const { buyCars } = await pagesOf(edition, port)
  const client = createHttpClient({ port, host: `${EDITIONS[edition].host}.localhost`, connections: CONNECTIONS })
  const rounds: number[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const paths = longReads(buyCars, reads, round + 1)
      await Promise.all(Array.from({ length: CONNECTIONS }, () => ask(client, paths)))
      rounds.push((await memory()) ?? 0)
      console.log(`  round ${round + 1} of ${reads} reads done`)
    }
  } finally {
    client.close()
  }
  return { warmStart, rounds }
}

/** Requests all paths. Throws on a status of 5xx or 429. */
async function ask(client: ReturnType<typeof createHttpClient>, paths: Iterator<string>): Promise<void> {
  for (let next = paths.next(); next.done !== true; next = paths.next()) {
    const { status } = await client.get(next.value, { 'accept-encoding': 'br' })
    if (status >= 429) throw new Error(`${next.value.slice(0, 100)} answered ${status}`)
  }
}

function report(figures: MemoryFigures, budget: MemoryBudget): boolean {
  const findings = compareMemory(figures, budget)
  console.log(`\n${formatTable(['resident', ...FINDING_HEAD], findings.map(findingRow))}`)
  return !findings.some(({ over }) => over)
}
