import type { FastifyRequest } from 'fastify'

import { Problem } from '../contract/problem.ts'
import type { Addressing } from './addressing.ts'
import { parseHost } from './host.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
const DEFAULT_PORTS = { http: 80, https: 443 } as const

/**
 * Throws `cross_origin` where a browser says that a page of another origin asks for a change. Who says nothing is no
 * browser: it has no cookies that somebody else could use.
 */
export function refuseOtherOrigins(request: Pick<FastifyRequest, 'method' | 'headers' | 'addressing'>): void {
  if (!READING.has(request.method) && !isOfOwnPage(request)) throw new Problem('cross_origin')
}

/** Whether no browser says that a page of another origin made it ask. */
export function isOfOwnPage({ headers, addressing }: Pick<FastifyRequest, 'headers' | 'addressing'>): boolean {
  const site = headers['sec-fetch-site']
  // Set by the browser itself and sure to be right; the origin is for those that do not have it yet.
  return site === undefined ? isOwnOrigin(headers.origin, addressing) : site === 'same-origin' || site === 'none'
}

/** The protocol is compared only where a proxy told it: without that, https may have ended before it came here. */
function isOwnOrigin(origin: string | undefined, { protocol, isProtocolTold, host }: Addressing): boolean {
  if (origin === undefined) return true
  const [, scheme = '', authority = ''] = /^(https?):\/\/(.+)$/i.exec(origin) ?? []
  const [theirs, own] = [parseHost(authority), parseHost(host)]
  if (theirs === null || own === null) return false
  const theirProtocol = scheme.toLowerCase() === 'https' ? 'https' : 'http'
  if (isProtocolTold && theirProtocol !== protocol) return false
  const usual = DEFAULT_PORTS[theirProtocol]
  return theirs.name === own.name && (theirs.port ?? usual) === (own.port ?? usual)
}
