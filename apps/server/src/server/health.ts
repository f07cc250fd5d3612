import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import { withinBudget } from '../db/budget.ts'
import type { Database } from '../db/database.ts'

export type Readiness = { database: Database; indexesLoaded: () => boolean; stopping: () => boolean }

/** Milliseconds that the database may take to say that it is there. */
const PATIENCE = 1500

/** `/health`: the process is alive. `/ready`: it should be sent requests. */
export function registerHealth(app: FastifyInstance, { database, indexesLoaded, stopping }: Readiness): void {
  let underWay: Promise<boolean> | null = null
  // Many who ask at once take one session, not one each.
  const answers = (): Promise<boolean> => (underWay ??= ask(database).finally(() => (underWay = null)))

  app.get('/health', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/ready', async (_, reply) => {
    const checks = { database: await answers(), indexes: indexesLoaded(), running: !stopping() }
    const ready = Object.values(checks).every(Boolean)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', checks })
  })
}

async function ask({ kysely }: Database): Promise<boolean> {
  try {
    await withinBudget({ lane: 'reads', milliseconds: PATIENCE }, () => sql`select 1`.execute(kysely))
    return true
  } catch {
    return false
  }
}
