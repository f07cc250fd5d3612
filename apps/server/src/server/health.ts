import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import { withinBudget } from '../db/budget.ts'
import type { Database } from '../db/database.ts'

export type Readiness = { database: Database; indexesLoaded: () => boolean; stopping: () => boolean }

/** Timeout of the database's answer, below the second that most probes wait. */
const PROBE_TIMEOUT_MS = 500

/**
 * `/health`: the process is alive. `/ready`: it should be sent requests, from the first load of its indexes until it is
 * asked to stop. While the database is away it stays ready and reports it under `database`: pages and searches are
 * answered from memory, which a load balancer should not take away.
 */
export function registerHealth(app: FastifyInstance, { database, indexesLoaded, stopping }: Readiness): void {
  let underWay: Promise<boolean> | null = null
  // Concurrent probes share one query.
  const answers = (): Promise<boolean> => (underWay ??= ask(database).finally(() => (underWay = null)))

  app.get('/health', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/ready', async (_, reply) => {
    const database = (await answers()) ? 'available' : 'unavailable'
    const checks = { indexes: indexesLoaded(), running: !stopping() }
    const ready = Object.values(checks).every(Boolean)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', checks, database })
  })
}

async function ask({ kysely }: Database): Promise<boolean> {
  try {
    await withinBudget({ lane: 'reads', milliseconds: PROBE_TIMEOUT_MS }, () => sql`select 1`.execute(kysely))
    return true
  } catch {
    return false
  }
}
