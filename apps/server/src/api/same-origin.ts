import type { FastifyRequest } from 'fastify'

import { Problem } from '../contract/problem.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Throws `cross_origin` where a browser says that a page of another origin asks for a change. Who says nothing is no
 * browser: it has no cookies that somebody else could use.
 */
export function refuseOtherOrigins({
  method,
  headers,
  host,
}: Pick<FastifyRequest, 'method' | 'headers' | 'host'>): void {
  if (READING.has(method)) return
  const site = headers['sec-fetch-site']
  // Set by the browser itself and sure to be right; the origin is for those that do not have it yet.
  const isOwn = site === undefined ? isOwnOrigin(headers.origin, host) : site === 'same-origin' || site === 'none'
  if (!isOwn) throw new Problem('cross_origin')
}

function isOwnOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase().replace(/:(?:80|443)$/, '')
}
