import type { FastifyInstance, FastifyServerOptions } from 'fastify'

import type { LogLevel } from '../env.ts'

/** A logger that knows nobody: no address, no query, no header, and of an error no values from the database. */
export function loggerOptions(level: LogLevel): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    serializers: {
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        ...(typeof error.code === 'string' ? { code: error.code } : {}),
      }),
    },
  }
}

/** One line a request, by the pattern of its address: addresses themselves may hold secrets. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    request.log.info(
      { method, route: routeOptions.url ?? 'unknown', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })
}
