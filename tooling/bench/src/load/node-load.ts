import { createHttpClient } from '../http-client.ts'
import { type LoadResult, loadSaturated } from '../http-load.ts'
import { percentile } from '../statistics.ts'
import type { LoadFigures } from './compare.ts'
import type { Load } from './wrk.ts'

/**
 * Asks for as many of the `paths` as `seconds` allow, from this process; the rest can be asked for later. Throws on any
 * answer but 200.
 */
export async function loadWithNode(
  { port, host, connections, seconds }: Omit<Load, 'path'>,
  paths: Iterator<string>,
): Promise<LoadFigures> {
  const client = createHttpClient({ port, host, connections })
  try {
    return figuresOf(await loadSaturated(client, during(seconds, paths), connections))
  } finally {
    client.close()
  }
}

/** Repeats a path. */
export function* again(path: string): Generator<string> {
  while (true) yield path
}

/** The values until the duration has passed since the first was taken. */
function* during<T>(seconds: number, values: Iterator<T>): Generator<T> {
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const { done, value } = values.next()
    if (done) return
    yield value
  }
}

function figuresOf({ times, duration }: LoadResult): LoadFigures {
  return { perSecond: (times.length * 1000) / duration, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}
