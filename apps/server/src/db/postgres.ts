import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'

import type { Lane } from './budget.ts'
import type { Connection, Report } from './connection.ts'
import { createPostgresPool, type PoolLimits } from './create-pool.ts'
import { createLanes } from './lanes.ts'
import { createNotificationHub } from './listener.ts'

/**
 * The pools of the lanes. Visitors' timeouts are shorter than the budget of a request (1.8 s), so that the server itself
 * cancels a stuck statement; the lock timeout is shorter still, so that waiting for one table does not occupy all sessions.
 */
const LIMITS: Readonly<Record<Lane, PoolLimits>> = {
  reads: { name: 'otosafi reads', max: 5, wait: 1500, statement: 1500, lock: 700 },
  writes: { name: 'otosafi writes', max: 5, wait: 1500, statement: 1500, lock: 700 },
  background: { name: 'otosafi jobs', max: 4, wait: 10_000, statement: 5000 },
}

/** Timeout of closing with a server that does not answer. */
const CLOSE_TIMEOUT_MS = 2000

/**
 * Connects to the PostgreSQL server at `url`, lazily: the first query opens the first session. Where that is a pooler that
 * shares sessions, `sessionUrl` bypasses it: `listen` needs a session of its own.
 */
export function connectPostgres(url: string, report: Report, sessionUrl: string = url): Connection {
  const open = (lane: Lane): Pool => createPostgresPool(url, LIMITS[lane], report)
  const pools = { reads: open('reads'), writes: open('writes'), background: open('background') }
  const hub = createNotificationHub(sessionUrl, report)
  return {
    kind: 'postgres',
    pool: pools.background,
    pools,
    lanes: createLanes(pools),
    listen: hub.listen,
    async close() {
      const ended = Promise.all([hub.close(), ...Object.values(pools).map((pool) => pool.end())])
      await Promise.race([ended, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}
