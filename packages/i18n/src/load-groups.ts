import { type Dictionary, isDictionary } from './dictionary.ts'

/** Retries after the first failed read of a group, the first wait in milliseconds, and reads under way at once (P-05). */
export const RETRIES = 5
export const FIRST_RETRY_DELAY_MS = 350
export const PARALLEL_READS = 10

/** A group could not be read after all retries. The page stays usable with the texts that it has (P-05). */
export class GroupLoadError extends Error {
  override readonly name = 'GroupLoadError'
  readonly url: string
  readonly attempts: number

  constructor(url: string, attempts: number, cause: unknown) {
    super(`Texts not loaded after ${attempts} attempts: ${url}`, { cause })
    this.url = url
    this.attempts = attempts
  }
}

/** The dependencies of the loader; a test brings its own clock. */
export type LoaderDependencies = {
  fetch: (url: string) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>
}

/**
 * Reads the dictionary at an address, at most ten at once; callers of one address share its read. A failed read is tried again five
 * times with growing waits before it rejects with GroupLoadError.
 */
export function createGroupLoader({ fetch, wait }: LoaderDependencies): (url: string) => Promise<Dictionary> {
  const takeTurn = createTurns(PARALLEL_READS)
  const underWay = new Map<string, Promise<Dictionary>>()

  async function read(url: string): Promise<Dictionary> {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`Status ${response.status}`)
    const body: unknown = await response.json()
    if (!isDictionary(body)) throw new TypeError('Not a dictionary')
    return body
  }

  async function load(url: string): Promise<Dictionary> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await takeTurn(() => read(url))
      } catch (cause) {
        if (attempt > RETRIES) throw new GroupLoadError(url, attempt, cause)
        await wait(FIRST_RETRY_DELAY_MS * 2 ** (attempt - 1))
      }
    }
  }

  return (url) => {
    const shared = underWay.get(url)
    if (shared) return shared
    const loading = load(url).finally(() => underWay.delete(url))
    underWay.set(url, loading)
    return loading
  }
}

/** Runs at most `limit` tasks at once; the others wait for their turn in the order in which they came. */
function createTurns(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      // The slot passes directly to the next waiting task, so that a new one cannot take it in between.
      if (next) next()
      else running -= 1
    }
  }
}
