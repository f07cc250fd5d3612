import type { FastifyRequest } from 'fastify'

import { Problem } from '../contract/problem.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Throws `cross_origin` where a browser says that a page of another origin asks for a change. Who says nothing is no
 * browser: it has no cookies that somebody else could use.
 */
export function refuseOtherOrigins(request: Pick<FastifyRequest, 'method' | 'headers' | 'host'>): void {
  if (!READING.has(request.method) && !isOfOwnPage(request)) throw new Problem('cross_origin')
}

/** Whether no browser says that a page of another origin made it ask. */
export function isOfOwnPage({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site']
  // Set by the browser itself and sure to be right; the origin is for those that do not have it yet.
  return site === undefined ? isOwnOrigin(headers.origin, host) : site === 'same-origin' || site === 'none'
}

function isOwnOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase().replace(/:(?:80|443)$/, '')
}
