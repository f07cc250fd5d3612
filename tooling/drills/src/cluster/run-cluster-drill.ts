import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import type { Programs } from '@otosafi/cluster/programs'
import { startCluster } from '@otosafi/cluster/start-cluster'
import { until } from '@otosafi/cluster/until'

import { checkBooks } from '../check-books.ts'
import type { DrillDatabase } from '../drill-database.ts'
import { warmPages } from '../load.ts'
import { CLUSTER_FAULTS, type ClusterFault } from './faults.ts'
import type { ClusterDrillOptions } from './options.ts'
import { startSteadyLoad, type Tally } from './steady-load.ts'

export type ClusterRun = Omit<ClusterDrillOptions, 'help'> & {
  programs: Programs
  /** Whether the servers serve pages too, which must be built. */
  withPages: boolean
  /** Called with what was seen during each fault. */
  tell: (name: string, tally: Tally) => void
}

/** Before the first fault, and after each one. */
const PEACE_MS = 3000
/** How long writes may take to be taken again once everything is whole. */
const RECOVERY_MS = 20_000
/** What a write may be answered. */
const FINE = new Set(['201', '503'])

/** Puts a cluster through all faults under load. Returns every promise that was broken, in words. */
export async function runClusterDrill({
  programs,
  rounds,
  only,
  writes,
  reads,
  port,
  withPages,
  tell,
}: ClusterRun): Promise<string[]> {
  const broken: string[] = []
  const cluster = await startCluster({
    programs,
    firstPort: port,
    servers: 4,
    settings: {
      // Not as in production: mails are to be kept in the database, where they can be counted.
      NODE_ENV: 'development',
      ROLE: withPages ? 'all' : 'worker',
      SEED_CARS: '24',
      LOG_LEVEL: 'error',
    },
    tell: () => undefined,
  })
  if (withPages) for (const at of cluster.ports.servers) await warmPages(at)
  const load = startSteadyLoad(cluster.ports.site, { writes, reads, withPages })
  const close = (name: string) => {
    const tally = load.take()
    tell(name, tally)
    for (const [status, times] of tally.writes)
      if (!FINE.has(status)) broken.push(`${name}: ${times} writes were answered ${status}`)
  }
  /** Causes a fault, and waits until writes are taken again. */
  const go = async (fault: ClusterFault, round: number): Promise<void> => {
    await fault.cause(cluster, round)
    const whole = performance.now()
    await until('A write that is taken', RECOVERY_MS, async () => (load.lastTaken() > whole ? true : null))
    await sleep(PEACE_MS)
  }
  try {
    await sleep(PEACE_MS)
    close('before')
    const faults = Array.from({ length: rounds }, (_, round) =>
      only.map((name) => ({ fault: CLUSTER_FAULTS[name], round })),
    ).flat()
    for (const { fault, round } of faults) {
      const failure = await go(fault, round).then(
        () => null,
        (error: unknown) => String(error),
      )
      close(fault.name)
      for (const what of cluster.died()) broken.push(`${fault.name}: a process died: ${what}`)
      // What comes after it would be drilled on a cluster that is not whole.
      if (failure !== null) {
        broken.push(`${fault.name}: ${failure}\n${cluster.logs()}`)
        break
      }
    }
    await load.stop()
    close('afterwards')
    broken.push(...(await checkBooks({ query: queryAt(cluster.operatorUrl) }, load.questions)))
  } finally {
    await load.stop()
    await cluster.stop()
  }
  return broken
}

/** Queries of the servers' database, each in a session of its own. */
function queryAt(operatorUrl: string): DrillDatabase['query'] {
  const url = new URL(operatorUrl)
  url.pathname = '/otosafi'
  return async (statement, values = []) => {
    const client = new pg.Client(url.href)
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query(statement, [...values])).rows
    } finally {
      await client.end()
    }
  }
}
