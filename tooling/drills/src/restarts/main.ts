// Restarts the server under load and says whether a request failed: `pnpm drill:restarts --help`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runTool } from '@otosafi/product-process/run-tool'

import { readRestartOptions, type RestartDrillOptions, USAGE } from './options.ts'
import { restartUnderLoad } from './restart-under-load.ts'

process.exitCode = await runTool({ usage: USAGE, read: readRestartOptions, run: drill })

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
