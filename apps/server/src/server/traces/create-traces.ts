import { setTimeout as sleep } from 'node:timers/promises'

import { context, diag, DiagLogLevel } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type { LogEvent } from 'kysely'

import type { Clock } from '../../clock.ts'
import type { Report } from '../../db/connection.ts'
import type { Env } from '../../env.ts'
import type { Ports } from '../../outside/outbox/deliver-outbox.ts'
import { createTraceRequests } from './trace-requests.ts'
import { createTraceStatement } from './trace-statement.ts'
import { createTraceJob, createTracePorts, type TraceJob } from './trace-work.ts'

/** The hooks by which a process is traced. */
export type Traces = {
  /** Adds the hooks that trace requests to an app; to be called before all other hooks. */
  traceRequests: (app: FastifyInstance) => void
  /** Called with every statement of the query builder once it has ended. */
  traceStatement: (event: LogEvent) => void
  traceJob: TraceJob
  /** The same ports, whose messages are traced. */
  tracePorts: (ports: Ports) => Ports
  /** Sends what is left, within two seconds. */
  close: () => Promise<void>
}

export type TracesParts = NonNullable<Env['traces']> & { report: Report; clock: Clock }

/** The name of the process among others, unless OTEL_SERVICE_NAME says another. */
const SERVICE = 'otosafi'
const CLOSE_TIMEOUT_MS = 2000
/** Between two reports that spans could not be sent. */
const REPORT_INTERVAL_MS = 60_000

/**
 * Traces the process with OpenTelemetry's SDK, which sends spans to `url` in batches and reads the other variables of its
 * exporter (headers, certificates, timeouts) itself. Without an answer spans are dropped, and nothing waits for them.
 */
export function createTraces({ url, share, report, clock }: TracesParts): Traces {
  const complain = (error: unknown) => report('Traces could not be sent', error)
  reportFailures(complain, clock)
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': SERVICE }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const tracer = provider.getTracer(SERVICE)
  return {
    traceRequests: createTraceRequests(tracer),
    traceStatement: createTraceStatement(tracer),
    traceJob: createTraceJob(tracer),
    tracePorts: createTracePorts(tracer),
    async close() {
      const late = sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('No answer')))
      await Promise.race([provider.shutdown(), late]).catch(complain)
      context.disable()
      diag.disable()
    },
  }
}

/** Reports what the SDK complains of, once a minute at most. */
function reportFailures(complain: (error: unknown) => void, clock: Clock): void {
  let silentUntil = 0
  const error = (message: string) => {
    if (clock() < silentUntil) return
    silentUntil = clock() + REPORT_INTERVAL_MS
    complain(new Error(message))
  }
  const nothing = () => undefined
  diag.setLogger({ error, warn: nothing, info: nothing, debug: nothing, verbose: nothing }, DiagLogLevel.ERROR)
}
