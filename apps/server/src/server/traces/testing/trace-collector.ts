import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as it was sent. */
export type SentSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  /** By their names. */
  attributes: Readonly<Record<string, string | number | boolean>>
  isError: boolean
}

type Value = { stringValue?: string; intValue?: number; boolValue?: boolean }
type Body = {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] }
    scopeSpans: {
      spans: (Omit<SentSpan, 'attributes' | 'isError'> & {
        attributes: { key: string; value: Value }[]
        status: { code?: number }
      })[]
    }[]
  }[]
}

/** The code of a span that failed. */
const ERROR = 2

/** A collector of traces (OTLP over HTTP) at this machine, which keeps what it is sent. */
export async function startTraceCollector(): Promise<{
  url: string
  spans: SentSpan[]
  /** The names of the services that sent them. */
  services: Set<unknown>
  close: () => Promise<void>
}> {
  const spans: SentSpan[] = []
  const services = new Set<unknown>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Body
      for (const { resource, scopeSpans } of body.resourceSpans) {
        services.add(valuesOf(resource.attributes)['service.name'])
        for (const { status, attributes, ...span } of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, attributes: valuesOf(attributes), isError: status.code === ERROR })
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    spans,
    services,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function valuesOf(attributes: readonly { key: string; value: Value }[]): Record<string, string | number | boolean> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.boolValue ?? Number(value.intValue)]),
  )
}
