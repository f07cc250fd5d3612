// Starts everything that serves visitors on this machine, until it is interrupted: `pnpm cluster --help`.
import { runTool } from '@otosafi/product-process/run-tool'

import { type ClusterToolOptions, readOptions, USAGE } from './options.ts'
import { findPrograms, INSTALL } from './programs.ts'
import { startCluster } from './start-cluster.ts'

process.exitCode = await runTool({ usage: USAGE, read: readOptions, run: start })

async function start({ port, servers, cars }: ClusterToolOptions): Promise<boolean> {
  const { found, missing } = findPrograms()
  if (missing.length > 0) {
    console.error(`${missing.join(', ')} cannot be found. On Debian: ${INSTALL}`)
    return false
  }
  const cluster = await startCluster({
    programs: found,
    firstPort: port,
    servers,
    settings: { NODE_ENV: 'development', SEED_CARS: String(cars) },
    tell: (what) => console.log(`Starting ${what}`),
  })
  const { site, primary, pooler } = cluster.ports
  console.log(`
The pages:    http://otosafi.ma.localhost:${site}
The primary:  postgres://postgres@127.0.0.1:${primary}/otosafi
PgBouncer:    postgres://otosafi@127.0.0.1:${pooler}/otosafi
Interrupt it to stop all of it.`)
  return true
}
