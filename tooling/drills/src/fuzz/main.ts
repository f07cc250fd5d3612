// Sends the server whatever can be sent: `pnpm fuzz --help`.
import { randomInt } from 'node:crypto'

import { runTool } from '@otosafi/product-process/run-tool'
import { openMemoryDatabase } from '@otosafi/server/db/testing/embedded-snapshot'

import { openWorld } from './fuzz-world.ts'
import { needsSite, runKind, shareOf } from './kinds.ts'
import { type FuzzCommand, readFuzzOptions, USAGE } from './options.ts'
import type { RunResult } from './run-cases.ts'

const PROGRESS_INTERVAL = 5000

process.exitCode = await runTool({
  usage: USAGE,
  read: (args) => readFuzzOptions(args, randomInt(2 ** 31 - 1)),
  run: fuzz,
})

async function fuzz({ cases, seed, only }: FuzzCommand): Promise<boolean> {
  console.log(`${cases} cases of seed ${seed}: ${only.join(', ')}`)
  const database = await openMemoryDatabase()
  try {
    const world = await openWorld(database, { withSite: only.some(needsSite) })
    let done = 0
    let isRight = true
    const onCase = () => {
      if (++done % PROGRESS_INTERVAL === 0) console.log(`  ${done}`)
    }
    for (const kind of only) {
      const started = performance.now()
      const { failure, counts } = await runKind[kind](world, { cases: shareOf(kind, only, cases), seed, onCase })
      console.log(`${kind}, ${Math.round((performance.now() - started) / 1000)} s:`)
      for (const line of linesOf(counts)) console.log(line)
      if (failure === null) continue
      console.error(failure)
      isRight = false
    }
    if (isRight) console.log('Every answer was one that it may be.')
    world.agent.destroy()
    return isRight
  } finally {
    await database.close()
  }
}

/** Labels by name, each with how often it had which status. */
function linesOf(counts: RunResult['counts']): string[] {
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([label, statuses]) => {
      const times = [...statuses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([status, count]) => `${status} × ${count}`)
      return `  ${label.padEnd(26)} ${times.join(' · ')}`
    })
}
