import type { Env } from '../../env.ts'
import { explainListening, METRICS_VARIABLES } from '../check-startup.ts'
import type { Metrics, MetricsParts } from './create-metrics.ts'
import { type ServedMetrics, serveMetrics } from './serve-metrics.ts'

/** The metrics of a process, with the address at which they are served. */
export type OpenMetrics = Pick<Metrics, 'measureRequests' | 'watchJob'> & {
  /** Serves them, and returns the port. Rejects with advice when that is not possible at the address. */
  listen: () => Promise<number>
  close: () => Promise<void>
}

/** Measures the process where the settings say so; else it returns null, and not even the library is loaded. */
export async function openMetrics(place: Env['metrics'], parts: MetricsParts): Promise<OpenMetrics | null> {
  if (place === null) return null
  const { createMetrics } = await import('./create-metrics.ts')
  const metrics = createMetrics(parts)
  let served: ServedMetrics | undefined
  return {
    ...metrics,
    async listen() {
      served = await serveMetrics(metrics, place).catch((error: unknown) => {
        throw explainListening(error, place, METRICS_VARIABLES)
      })
      return served.port
    },
    async close() {
      await served?.close()
    },
  }
}
