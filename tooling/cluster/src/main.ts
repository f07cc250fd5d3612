// Starts everything that serves visitors on this machine, until it is interrupted: `pnpm cluster --help`.
import { parseArgs } from 'node:util'

import { findPrograms, INSTALL } from './programs.ts'
import { startCluster } from './start-cluster.ts'

const USAGE = `Usage: pnpm cluster [--port 4200] [--servers 4] [--cars 24]

Starts three nodes of PostgreSQL under Patroni with etcd, HAProxy, PgBouncer and so many servers on this machine, at a
hundred ports from the one that is said, with that many cars in each edition; stops all of it when it is interrupted.`

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4200' },
    servers: { type: 'string', default: '4' },
    cars: { type: 'string', default: '24' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})
const { found, missing } = findPrograms()
if (values.help) console.log(USAGE)
else if (missing.length > 0) {
  console.error(`${missing.join(', ')} cannot be found. On Debian: ${INSTALL}`)
  process.exitCode = 1
} else {
  const cluster = await startCluster({
    programs: found,
    firstPort: Number(values.port),
    servers: Number(values.servers),
    settings: { NODE_ENV: 'development', SEED_CARS: values.cars },
    tell: (what) => console.log(`Starting ${what}`),
  })
  const { site, primary, pooler } = cluster.ports
  console.log(`
The pages:    http://otosafi.ma.localhost:${site}
The primary:  postgres://postgres@127.0.0.1:${primary}/otosafi
PgBouncer:    postgres://otosafi@127.0.0.1:${pooler}/otosafi
Interrupt it to stop all of it.`)
}
