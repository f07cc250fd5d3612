import type { preHandlerAsyncHookHandler } from 'fastify'

import type { ReadLimiter } from '../http/read-limiter.ts'

/** Refuses a picture or recording to a network that has asked for too many, with the time to wait. */
export function limitMedia(reads: ReadLimiter): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const seconds = reads.count(request, 'file')
    if (seconds === null) return undefined
    const headers = { 'cache-control': 'no-store', 'retry-after': String(seconds) }
    return reply.code(429).headers(headers).type('text/plain; charset=utf-8').send('Too many requests')
  }
}
