// Restarts or upgrades the server under load and says whether a request failed: `pnpm drill:restarts --help`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runTool } from '@otosafi/product-process/run-tool'

import { DATABASE_SERVER } from '../env.ts'
import { reportViolations } from '../report-violations.ts'
import { runUpgradeDrill } from '../upgrade/run-upgrade-drill.ts'
import { readRestartOptions, type RestartDrillOptions, USAGE } from './options.ts'
import { restartUnderLoad } from './restart-under-load.ts'

/** The longest time without a write during an upgrade. */
const MAX_OUTAGE_MS = 5000

process.exitCode = await runTool({
  usage: USAGE,
  read: readRestartOptions,
  run: (options) => (options.upgrade ? upgrade() : drill(options)),
})

async function upgrade(): Promise<boolean> {
  const broken = await runUpgradeDrill({
    server: DATABASE_SERVER,
    writes: 20,
    reads: 60,
    longest: MAX_OUTAGE_MS,
    tell(name, { writes, reads, longestRefusal }) {
      const [asked, wait] = [[...reads.values()].reduce((sum, times) => sum + times, 0), Math.round(longestRefusal)]
      const taken = `${writes.get('201') ?? 0} writes taken, ${writes.get('503') ?? 0} refused, none for ${wait} ms`
      console.log(`${name}: ${taken}; ${reads.get('200') ?? 0} of ${asked} reads served`)
    },
  })
  return reportViolations(broken)
}

async function drill({ restarts }: RestartDrillOptions): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'otosafi-restarts-'))
  const codes: (number | null)[] = []
  try {
    const { answered, refused, broken } = await restartUnderLoad({
      restarts,
      dataDir,
      withPages: true,
      tell({ stop, start, code }) {
        codes.push(code)
        console.log(`stopped in ${Math.round(stop)} ms with ${code}, open again after ${Math.round(start)} ms`)
      },
    })
    console.log(`${answered} requests answered, ${refused} refused before they were begun`)
    for (const [what, times] of broken) console.error(`${times} times ${what}`)
    return broken.size === 0 && answered > 0 && codes.every((code) => code === 0)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
