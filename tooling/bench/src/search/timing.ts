import type { LoadResult } from '../http-load.ts'
import { percentile } from '../statistics.ts'

/** The head of a table of timings. */
export const TIMING_HEAD: readonly string[] = ['milliseconds', 'p50', 'p95', 'p99', 'worst', 'per second']

/** One row of such a table. */
export function timingRow(name: string, { times, duration }: LoadResult): string[] {
  const figures = [0.5, 0.95, 0.99, 1].map((share) => percentile(times, share).toFixed(2))
  return [name, ...figures, ((times.length * 1000) / duration).toFixed(0)]
}
