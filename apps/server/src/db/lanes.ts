import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'

import { type Lane, presentLane, remainingTime } from './budget.ts'
import { DatabaseTimeout, endsSession } from './unavailable.ts'

/**
 * Milliseconds that work without a budget waits for one session or one statement: longer than any statement of a job
 * may run, so that only a server that has fallen silent is met with it.
 */
const SILENCE = 30_000

/**
 * The sessions that the query builder uses: those of the caller's lane, for no longer than the caller's budget. Neither
 * a full pool nor a server that has fallen silent keeps a caller longer: it gets a {@link DatabaseTimeout}, and the
 * session that did not answer is destroyed, whatever the server may still do with it.
 */
export function createLanes(pools: Readonly<Record<Lane, Pool>>): PostgresPool {
  return {
    options: {},
    connect: async () => boundedClient(await acquire(pools[presentLane()])),
    // The pools belong to the connection, which ends them.
    end: () => Promise.resolve(),
  }
}

async function acquire(pool: Pool): Promise<PoolClient> {
  const acquiring = pool.connect()
  try {
    return await inTime(acquiring, remainingTime() ?? SILENCE)
  } catch (error) {
    // A session that comes too late goes back to the others.
    acquiring.then(
      (late) => late.release(),
      () => undefined,
    )
    throw error
  }
}

function boundedClient(client: PoolClient): PostgresPoolClient {
  // What the session was lost by. Rolling back on it fails with the same, so that callers learn the true cause.
  let lostBy: Error | null = null
  async function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (lostBy !== null) throw lostBy
    try {
      const left = remainingTime() ?? SILENCE
      if (left <= 0) throw new DatabaseTimeout('There is no time left for a statement')
      const result = client.query(text, [...parameters]) as unknown as Promise<PostgresQueryResult<R>>
      return await inTime(result, left)
    } catch (error) {
      if (endsSession(error)) lostBy = error
      throw error
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || lostBy !== null),
  }
}

/** Rejects with a {@link DatabaseTimeout} when `answer` has not come within the given milliseconds. */
async function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  if (milliseconds === Number.POSITIVE_INFINITY) return answer
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new DatabaseTimeout('The database did not answer in time'))
    timer = setTimeout(giveUp, Math.max(0, milliseconds))
  })
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
