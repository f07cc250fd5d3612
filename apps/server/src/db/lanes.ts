import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'

import { type Lane, presentLane, remainingTime } from './budget.ts'
import { DatabaseTimeout, endsSession } from './unavailable.ts'

/**
 * Timeout of work without a budget for one session or one statement: longer than any statement of a job may run, so
 * that only a server that does not answer exceeds it.
 */
const RESPONSE_TIMEOUT_MS = 30_000

/**
 * The sessions that the query builder uses: those of the caller's lane, for no longer than the caller's budget. Where the
 * pool is full or the server does not answer, the caller gets a {@link DatabaseTimeout} by then; a session that did not
 * answer is destroyed.
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
    return await inTime(acquiring, remainingTime() ?? RESPONSE_TIMEOUT_MS)
  } catch (error) {
    // A session that arrives too late goes back to the pool.
    acquiring.then(
      (late) => late.release(),
      () => undefined,
    )
    throw error
  }
}

function boundedClient(client: PoolClient): PostgresPoolClient {
  // Why the session was lost. A rollback on it fails with the same error, so that callers see the true cause.
  let lostBy: Error | null = null
  async function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (lostBy !== null) throw lostBy
    try {
      const left = remainingTime() ?? RESPONSE_TIMEOUT_MS
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
