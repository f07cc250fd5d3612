import type { FastifyRequest } from 'fastify'

/** Whether a browser asks only to get something ready that the visitor may never look at. */
export function isPrefetch({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'] ?? ''
  return /prefetch|prerender/i.test(String(purpose))
}
