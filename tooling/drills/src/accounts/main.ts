// Attacks accounts and reports what came of it: `pnpm drill:accounts --help`.
import { runTool } from '@otosafi/product-process/run-tool'

import { DATABASE_SERVER } from '../env.ts'
import { reportViolations } from '../report-violations.ts'
import { drillAccounts } from './drill-accounts.ts'
import { readOptions, USAGE } from './options.ts'

process.exitCode = await runTool({
  usage: USAGE,
  read: readOptions,
  async run(options) {
    const tell = (part: string, lines: readonly string[]) => console.log(`${part}\n  ${lines.join('\n  ')}`)
    return reportViolations(await drillAccounts(DATABASE_SERVER, options, tell))
  },
})
