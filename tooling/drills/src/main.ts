// Injects faults into the product's database and counts what was lost, doubled or late: `pnpm drill:database --help`.
import { runTool } from '@otosafi/product-process/run-tool'

import { DATABASE_SERVER } from './env.ts'
import { formatPhase, PHASE_HEAD } from './format-phase.ts'
import { readOptions, USAGE } from './options.ts'
import { reportViolations } from './report-violations.ts'
import { runDrill } from './run-drill.ts'

/** Timeout of every write. */
const WRITE_TIMEOUT_MS = 2100

process.exitCode = await runTool({
  usage: USAGE,
  read: readOptions,
  async run({ seconds }) {
    console.log(PHASE_HEAD)
    const tell = (phase: Parameters<typeof formatPhase>[0]) => console.log(formatPhase(phase))
    const limit = WRITE_TIMEOUT_MS
    return reportViolations(await runDrill({ server: DATABASE_SERVER, seconds, withPages: true, limit, tell }))
  },
})
