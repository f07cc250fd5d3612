// Puts a whole cluster through faults under load and counts what was lost, doubled or refused: `pnpm drill --help`.
import { findPrograms, INSTALL } from '@otosafi/cluster/programs'
import { runTool } from '@otosafi/product-process/run-tool'

import { reportViolations } from '../report-violations.ts'
import { addTallies, formatTally, type Tally, TALLY_HEAD } from './format-tally.ts'
import { CLUSTER_USAGE, type ClusterDrillOptions, readClusterOptions } from './options.ts'
import { runClusterDrill } from './run-cluster-drill.ts'

process.exitCode = await runTool({ usage: CLUSTER_USAGE, read: readClusterOptions, run: drill })

async function drill(options: ClusterDrillOptions): Promise<boolean> {
  const { found: programs, missing } = findPrograms()
  if (missing.length > 0) {
    console.error(`!!! NOTHING WAS DRILLED: ${missing.join(', ')} cannot be found !!!\nOn Debian: ${INSTALL}`)
    return false
  }
  const tallies: Tally[] = []
  console.log(TALLY_HEAD)
  const tell = (name: string, tally: Tally, brokenInIt: readonly string[]) => {
    tallies.push(tally)
    console.log([formatTally(name, tally), ...brokenInIt.map((promise) => `  ! ${promise}`)].join('\n'))
  }
  const ending = new AbortController()
  process.once('SIGTERM', () => ending.abort())
  const { broken, notes } = await runClusterDrill({
    ...options,
    programs,
    withPages: true,
    signal: ending.signal,
    tell,
  })
  console.log([formatTally('altogether', addTallies(tallies)), ...notes].join('\n'))
  return reportViolations(broken)
}
