import { setTimeout as sleep } from 'node:timers/promises'

import type { DatabaseNode } from '@otosafi/cluster/database-node'
import type { Cluster } from '@otosafi/cluster/start-cluster'
import { waitFor } from '@otosafi/cluster/wait-for'

/** Something that goes wrong in a cluster. */
export type ClusterFault = {
  /** The fault in words. */
  name: string
  /**
   * Causes it and undoes it. Resolves when everything is whole again, with the milliseconds for which nobody could take a write.
   * `round` counts from 0.
   */
  cause: (cluster: Cluster, round: number) => Promise<number>
}

/** Longer than the lease of a primary (20 s), with room for a busy machine. */
const FAILOVER_TIMEOUT_MS = 60_000
/** How long a former primary keeps running beside its successor before it is checked. */
const BESIDE_MS = 3000
const POOLER_AWAY_MS = 1000
const SERVER_AWAY_MS = 3000
/** How long a restarted server takes requests before the next one is stopped: it is slow until it is warm. */
const WARM_UP_MS = 5000
const STORAGE_AWAY_MS = 3000
/** Longer than the servers wait for the storage (5 s). */
const STORAGE_FROZEN_MS = 7000

/** All faults of a round, in their order. */
export const CLUSTER_FAULTS = {
  killed: {
    name: 'primary killed',
    async cause(cluster) {
      const former = await cluster.primary()
      await former.kill()
      const failover = await untilOtherLeads(cluster, former)
      former.start()
      await cluster.untilWhole()
      return failover
    },
  },
  frozen: {
    name: 'primary frozen',
    async cause(cluster) {
      const former = await cluster.primary()
      former.freeze()
      const failover = await untilOtherLeads(cluster, former)
      former.thaw()
      await sleep(BESIDE_MS)
      await cluster.untilWhole()
      return failover
    },
  },
  cut: {
    name: 'cut from etcd',
    async cause(cluster) {
      const former = await cluster.primary()
      former.cutFromEtcd()
      const failover = await untilOtherLeads(cluster, former)
      former.mendToEtcd()
      await cluster.untilWhole()
      return failover
    },
  },
  pooler: {
    name: 'PgBouncer restarted',
    async cause({ pooler }) {
      await pooler.end('SIGTERM')
      await sleep(POOLER_AWAY_MS)
      pooler.start()
      return POOLER_AWAY_MS
    },
  },
  server: {
    name: 'server killed',
    async cause({ servers }, round) {
      const server = servers[round % servers.length]
      await server?.kill()
      await sleep(SERVER_AWAY_MS)
      await server?.start()
      return 0
    },
  },
  storage: {
    name: 'storage away',
    async cause({ storage }) {
      await storage.end('SIGKILL')
      await sleep(STORAGE_AWAY_MS)
      storage.start()
      await sleep(STORAGE_AWAY_MS)
      const pid = storage.pid()
      if (pid === 0) throw new Error('The storage did not start again')
      process.kill(pid, 'SIGSTOP')
      await sleep(STORAGE_FROZEN_MS)
      process.kill(pid, 'SIGCONT')
      return 0
    },
  },
  rolling: {
    name: 'servers restarted',
    async cause({ servers }) {
      for (const server of servers) {
        const code = await server.stop()
        if (code !== 0) throw new Error(`A server that was asked to stop ended with ${code}`)
        await server.start()
        await sleep(WARM_UP_MS)
      }
      return 0
    },
  },
} as const satisfies Readonly<Record<string, ClusterFault>>

/** How the faults are called on the command line. */
export type FaultName = keyof typeof CLUSTER_FAULTS
export const FAULT_NAMES = Object.keys(CLUSTER_FAULTS) as FaultName[]

/** Those that kill a sender of mails, or the database under it, between the mail server's yes and the deletion of a mail's row. */
export const INTERRUPTS_MAILS: readonly FaultName[] = ['killed', 'frozen', 'cut', 'server']

/** The time until then, milliseconds. */
async function untilOtherLeads({ nodes }: Cluster, former: DatabaseNode): Promise<number> {
  const start = performance.now()
  await waitFor('Another primary', FAILOVER_TIMEOUT_MS, async () => {
    for (const node of nodes) if (node !== former && (await node.is('primary'))) return node
    return null
  })
  return performance.now() - start
}
