import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'

import type { Database } from '../../db/database.ts'
import type { WatchJob } from '../../jobs/watch-job.ts'
import { createJobMetrics } from './job-metrics.ts'
import { registerOutboxState } from './outbox-state.ts'
import { type ProcessParts, registerProcessState } from './process-state.ts'
import { createRequestMetrics } from './request-metrics.ts'

/** The metrics of a process. */
export type Metrics = {
  /** Adds the hook that measures requests to an app; to be called before its routes are added. */
  measureRequests: (app: FastifyInstance) => void
  watchJob: WatchJob
  /** All metrics in Prometheus' text format, whether or not the database answers. */
  text: () => Promise<string>
  /** The media type of the text. */
  contentType: string
}

/** The parts of the process that are measured. */
export type MetricsParts = ProcessParts & { database: Pick<Database, 'pools' | 'kysely'> }

/** Measures the process with these parts, its memory, event loop and garbage collection (record 0051). */
export function createMetrics(parts: MetricsParts): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerProcessState(registry, parts)
  registerOutboxState(registry, parts)
  return {
    measureRequests: createRequestMetrics(registry),
    watchJob: createJobMetrics(registry, parts.clock),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
