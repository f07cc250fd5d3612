import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'

import type { Lane } from './budget.ts'
import type { Connection, Report } from './connection.ts'
import { createPostgresPool, type PoolLimits } from './create-pool.ts'
import { createLanes } from './lanes.ts'
import { createNotificationHub } from './listener.ts'

/**
 * Sessions of each lane. Visitors' limits end before the budget of a request does (1.8 s), so that the server itself
 * gives up a statement that is stuck and is not left with it; a lock is waited for more briefly than that, so that those
 * who wait for one table do not hold all sessions.
 */
const LIMITS: Readonly<Record<Lane, PoolLimits>> = {
  reads: { name: 'otosafi reads', max: 5, wait: 1500, statement: 1500, lock: 700 },
  writes: { name: 'otosafi writes', max: 5, wait: 1500, statement: 1500, lock: 700 },
  background: { name: 'otosafi jobs', max: 4, wait: 10_000, statement: 5000 },
}

/** Milliseconds that a server which has fallen silent may hold up the end. */
const FAREWELL = 2000

/** Reaches the PostgreSQL server at `url`; no session is opened before the first query. */
export function connectPostgres(url: string, report: Report): Connection {
  const open = (lane: Lane): Pool => createPostgresPool(url, LIMITS[lane], report)
  const pools = { reads: open('reads'), writes: open('writes'), background: open('background') }
  const hub = createNotificationHub(url, report)
  return {
    kind: 'postgres',
    pool: pools.background,
    lanes: createLanes(pools),
    listen: hub.listen,
    async close() {
      const ended = Promise.all([hub.close(), ...Object.values(pools).map((pool) => pool.end())])
      await Promise.race([ended, sleep(FAREWELL, undefined, { ref: false })])
    },
  }
}
