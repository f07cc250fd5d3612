// Asks the read API whatever can be asked: `pnpm fuzz --help`.
import { randomInt } from 'node:crypto'

import { withQueries } from '../../db/database.ts'
import { connectEmbedded } from '../../db/embedded.ts'
import { createMemoryDatabase } from '../../db/testing/embedded-snapshot.ts'
import { fuzzReads, type FuzzResult } from './fuzz-reads.ts'
import { type FuzzCommand, readFuzzOptions, USAGE } from './options.ts'

const SAID_EVERY = 5000

try {
  const command = readFuzzOptions(process.argv.slice(2), randomInt(2 ** 31 - 1))
  if (command.help) console.log(USAGE)
  else await fuzz(command)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(USAGE)
  process.exitCode = 1
}

async function fuzz({ cases, seed }: FuzzCommand): Promise<void> {
  console.log(`${cases} cases of seed ${seed}`)
  const database = withQueries(connectEmbedded(await createMemoryDatabase({ migrated: true })))
  const onCase = (done: number) => {
    if (done % SAID_EVERY === 0) console.log(`  ${done}`)
  }
  try {
    const { failure, counts } = await fuzzReads(database, { cases, seed, onCase })
    for (const line of linesOf(counts)) console.log(line)
    if (failure === null) console.log('Every answer was one that the contract has.')
    else {
      console.error(failure)
      process.exitCode = 1
    }
  } finally {
    await database.close()
  }
}

/** Operations by name, each with how often it gave which status. */
function linesOf(counts: FuzzResult['counts']): string[] {
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([operation, statuses]) => {
      const times = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status} × ${count}`)
      return `  ${operation.padEnd(26)} ${times.join(' · ')}`
    })
}
