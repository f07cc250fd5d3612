import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { isOwnRequest } from '../../logging/log-requests.ts'
import { routeNameOf } from '../metrics/route-name.ts'

/**
 * The function that adds the hooks to an app: a span for each request, and its trace's id in the lines that the request logs.
 * In-process API calls of a page are child spans. Trace ids sent by visitors are ignored.
 */
export function createTraceRequests(tracer: Tracer): (app: FastifyInstance) => void {
  const spans = new WeakMap<FastifyRequest, Span>()
  const begin = (request: FastifyRequest, go: () => void): void => {
    const isOwn = isOwnRequest(request)
    const parent = isOwn ? context.active() : ROOT_CONTEXT
    const kind = isOwn ? SpanKind.INTERNAL : SpanKind.SERVER
    const span = tracer.startSpan(request.method, { kind, attributes: { 'otosafi.request_id': request.id } }, parent)
    spans.set(request, span)
    request.log = request.log.child({ traceId: span.spanContext().traceId })
    context.with(trace.setSpan(parent, span), go)
  }
  return (app) =>
    app
      .addHook('onRequest', (request, _reply, done) => begin(request, done))
      .addHook('onResponse', (request, reply, done) => {
        end(spans.get(request), request, reply)
        done()
      })
      .addHook('onRequestAbort', (request, done) => {
        spans.get(request)?.setAttribute('otosafi.aborted', true).end()
        done()
      })
}

function end(span: Span | undefined, request: FastifyRequest, reply: FastifyReply): void {
  if (span === undefined) return
  const { kind, route } = routeNameOf(request, reply)
  const pattern = request.routeOptions.url
  span.updateName(`${kind} ${route}`).setAttributes({
    'http.request.method': request.method,
    'http.response.status_code': reply.statusCode,
    ...(pattern === undefined ? {} : { 'http.route': pattern }),
  })
  if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
