import {
  type Attributes,
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api'

import type { Ports } from '../../outside/outbox/deliver-outbox.ts'

type Work = (signal: AbortSignal) => Promise<void>

/** The work of a job, each run of which is a trace. */
export type TraceJob = (job: string, work: Work) => Work

/** The function that traces jobs. */
export function createTraceJob(tracer: Tracer): TraceJob {
  return (job, work) => (signal) =>
    inSpan(tracer, { name: `job ${job}`, kind: SpanKind.INTERNAL, isRoot: true }, () => work(signal))
}

/** The function that traces what is sent: a span for each message, with its id and without its contents and receiver. */
export function createTracePorts(tracer: Tracer): (ports: Ports) => Ports {
  const sent =
    <Message extends { id: string; edition: string }>(name: string, send: (message: Message) => Promise<void>) =>
    (message: Message) => {
      const attributes = { 'messaging.message.id': message.id, 'otosafi.edition': message.edition }
      return inSpan(tracer, { name, kind: SpanKind.CLIENT, attributes }, () => send(message))
    }
  return ({ mail, sms }) => ({
    mail: mail && { ...mail, send: sent('send mail', mail.send) },
    sms: sms && { ...sms, send: sent('send sms', sms.send) },
  })
}

type SpanOptions = { name: string; kind: SpanKind; isRoot?: boolean; attributes?: Attributes }

async function inSpan(
  tracer: Tracer,
  { name, kind, isRoot = false, attributes = {} }: SpanOptions,
  work: () => Promise<void>,
): Promise<void> {
  const parent = isRoot ? ROOT_CONTEXT : context.active()
  const span = tracer.startSpan(name, { kind, attributes }, parent)
  try {
    await context.with(trace.setSpan(parent, span), work)
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
