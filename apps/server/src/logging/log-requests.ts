import { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

/**
 * One line a request, by the pattern of its address: addresses themselves may hold secrets. What pages ask the API in
 * this process is part of their own request and has none.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!(request.raw.socket instanceof Socket)) return
    const { method, routeOptions } = request
    request.log.info(
      { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })
}
