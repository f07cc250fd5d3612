import { SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'
import type { LogEvent } from 'kysely'

/** Longer texts are cut off. */
const MAX_TEXT = 2000

/**
 * The function that makes a span of each statement that belongs to another span, once it has ended. Its text has places instead of
 * values; polls that belong to nothing have none.
 */
export function createTraceStatement(tracer: Tracer): (event: LogEvent) => void {
  return (event) => {
    if (trace.getActiveSpan() === undefined) return
    const ended = performance.timeOrigin + performance.now()
    const text = event.query.sql.trim()
    const operation = /^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement'
    const span = tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      startTime: ended - event.queryDurationMillis,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': text.slice(0, MAX_TEXT),
      },
    })
    if (event.level === 'error') {
      // Never the message, which may hold values.
      span.setAttribute('error.type', typeOf(event.error)).setStatus({ code: SpanStatusCode.ERROR })
    }
    span.end(ended)
  }
}

function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
