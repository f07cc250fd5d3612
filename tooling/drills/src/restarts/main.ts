// Restarts the server under load and says whether a request failed: `pnpm drill:restarts [number of restarts]`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { restartUnderLoad } from './restart-under-load.ts'

const restarts = Number(process.argv[2] ?? 20)
const dataDir = mkdtempSync(join(tmpdir(), 'otosafi-restarts-'))
try {
  const { answered, refused, broken } = await restartUnderLoad({
    restarts,
    dataDir,
    withPages: true,
    tell: ({ stop, start, code }) =>
      console.log(`stopped in ${Math.round(stop)} ms with ${code}, open again after ${Math.round(start)} ms`),
  })
  console.log(`${answered} requests answered, ${refused} refused before they were begun`)
  for (const [what, times] of broken) console.error(`${times} times ${what}`)
  process.exitCode = broken.size === 0 && answered > 0 ? 0 : 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
