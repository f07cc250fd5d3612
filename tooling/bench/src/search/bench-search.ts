import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import { seconds } from '../finding.ts'
import { allGood } from '../in-turn.ts'
import { describeMachine } from '../machine.ts'
import type { BenchOptions } from '../options.ts'
import { formatTable } from '../table.ts'
import { fillIndex } from './load-index.ts'
import { measureHttp } from './measure-http.ts'
import { measureIndex, measureSql } from './measure-index.ts'
import { measureSweeps, SWEEP_HEAD } from './measure-sweeps.ts'
import { createTemporaryDatabase, fill, type TemporaryDatabase } from './temporary-database.ts'
import { timingRow, TIMING_HEAD } from './timing.ts'
import { createWorkload } from './workload.ts'

const CARS = 100_000
const FEW_CARS = 2000

/**
 * How many times as many questions the loads of the HTTP server take: each asks questions that were never asked. Three
 * parts are for the loads that come before the saturated one, which takes some seconds with the others: in the first of
 * them a server still translates what it does often.
 */
const LOADS = 12

/** Differences that are printed; of the others only the number. */
const SHOWN = 10

/**
 * Asks the index, the database and the HTTP server the same questions and prints how long each took, and then, but for a
 * first look, how long jobs take over what is due. Returns whether all gave the same answers.
 */
export function benchSearch({ editions, queries, cars, quick }: BenchOptions): Promise<boolean> {
  return allGood(editions, async (edition) => {
    const temporary = await createTemporaryDatabase()
    try {
      return await measureAll(temporary, { edition, queries, quick, cars: cars ?? (quick ? FEW_CARS : CARS) })
    } finally {
      await temporary.remove()
    }
  })
}

type Settings = Pick<BenchOptions, 'queries' | 'quick'> & { edition: EditionId; cars: number }

async function measureAll(
  { name, place }: TemporaryDatabase,
  { edition, cars, queries, quick }: Settings,
): Promise<boolean> {
  console.log(`\nSearch of ${edition} with ${cars} cars on ${name}, ${queries} questions with all groups counted.`)
  await fill(place, { edition, cars })
  const filled = await fillIndex(place, edition)
  console.log(`Index of ${filled.index.size} cars: made in ${seconds(filled.buildTime)}, ${megabytes(filled.memory)}.`)
  const questions = createWorkload(filled.cars, queries * LOADS, 1)
  const asked = questions.slice(0, queries)
  const index = measureIndex(filled.index, asked)
  console.log('Asking the database, which takes its time …')
  const sql = await measureSql(place, edition, asked, index.answers)
  console.log('Asking over HTTP …')
  const http = await measureHttp(place, EDITIONS[edition].host, questions, index.answers)

  const rows = [timingRow('index alone', index.load), ...http.rows, timingRow('SQL', sql.load)]
  console.log(`\n${formatTable(TIMING_HEAD, rows)}`)
  console.log(`The server process was ready after ${seconds(http.startTime)}.`)
  if (http.memory !== null) console.log(`With pages and all it takes ${megabytes(http.memory)}.`)
  if (!quick) {
    // Last, since it changes the cars.
    console.log('Running the jobs over what is due …')
    console.log(`\n${formatTable(SWEEP_HEAD, await measureSweeps(place, edition))}\n`)
  }
  console.log(`Afterwards: ${describeMachine()}`)
  return reportDifferences(queries, [...sql.differences, ...http.differences])
}

function reportDifferences(queries: number, found: readonly string[]): boolean {
  if (found.length === 0) console.log(`Index, SQL and HTTP gave the same answers to all ${queries} questions.`)
  else console.log(`\nDIFFERENT ANSWERS: ${found.length}\n${found.slice(0, SHOWN).join('\n')}`)
  return found.length === 0
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
