import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Metrics } from './create-metrics.ts'

/** A listening `/metrics`. */
export type ServedMetrics = { port: number; close: () => Promise<void> }

/** Serves `/metrics` on an address of its own, and nothing else. Rejects when it is in use. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { host, port }: { host: string; port: number },
): Promise<ServedMetrics> {
  const server = createServer(({ method, url }, response) => {
    if (url !== '/metrics') respond(response, 404, 'Not found')
    else if (method !== 'GET' && method !== 'HEAD')
      respond(response.setHeader('allow', 'GET, HEAD'), 405, 'Not allowed')
    else {
      metrics.text().then(
        (text) => respond(response, 200, text, metrics.contentType),
        () => respond(response, 500, 'The metrics could not be read'),
      )
    }
  })
  server.listen(port, host === 'localhost' ? '127.0.0.1' : host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function respond(response: ServerResponse, status: number, body: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}
