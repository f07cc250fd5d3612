import { Socket } from 'node:net'

import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * One line for each request, with the route's pattern instead of the address, which may hold secrets. Requests that pages
 * send to the API in this process have none: they belong to the page's own.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (isOwnRequest(request)) return
    const { method, routeOptions } = request
    request.log.info(
      { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })
}

/** Whether a page of this process sent the request. */
export function isOwnRequest({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  return !(raw.socket instanceof Socket)
}
