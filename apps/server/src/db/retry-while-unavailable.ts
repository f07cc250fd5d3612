import { setTimeout as sleep } from 'node:timers/promises'

import { isUnavailable } from './unavailable.ts'

export type RetryOptions = {
  /** Milliseconds before the second attempt; doubled for each further one, up to `longest`. */
  first: number
  longest: number
  /** The moment (of `performance.now`) after which no further attempt begins; none when left out. */
  until?: number
  /** Aborted when the process is to stop: then there is one last attempt, at once. */
  signal?: AbortSignal | undefined
  /** Called for the first failure. */
  onTrouble?: (error: unknown) => void
}

/**
 * Runs `work`, which must be idempotent, until it succeeds, with exponential backoff while the database is away.
 * Rejects with what `work` rejects with when that is anything else, the time is over, or the process is to stop.
 */
export async function retryWhileUnavailable<T>(
  work: () => Promise<T>,
  { first, longest, until = Number.POSITIVE_INFINITY, signal, onTrouble }: RetryOptions,
): Promise<T> {
  for (let pause = first; ; pause = Math.min(longest, pause * 2)) {
    try {
      return await work()
    } catch (error) {
      const isOver = signal?.aborted === true || performance.now() + pause > until
      if (!isUnavailable(error) || isOver) throw error
      if (pause === first) onTrouble?.(error)
    }
    await sleep(pause, undefined, { signal }).catch(() => undefined)
  }
}
