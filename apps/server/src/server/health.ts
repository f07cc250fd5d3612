import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import type { Database } from '../db/database.ts'

export type Readiness = { database: Database; indexesLoaded: () => boolean; stopping: () => boolean }

/** Milliseconds that the database may take to say that it is there. */
const PATIENCE = 2000

/** `/health`: the process is alive. `/ready`: it should be sent requests. */
export function registerHealth(app: FastifyInstance, { database, indexesLoaded, stopping }: Readiness): void {
  app.get('/health', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/ready', async (_, reply) => {
    const checks = { database: await answers(database), indexes: indexesLoaded(), running: !stopping() }
    const ready = Object.values(checks).every(Boolean)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', checks })
  })
}

async function answers({ kysely }: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE)
  })
  const ask = async (): Promise<boolean> => {
    try {
      await sql`select 1`.execute(kysely)
      return true
    } catch {
      return false
    }
  }
  return Promise.race([ask(), tooLate]).finally(() => clearTimeout(timer))
}
