import type { FastifyRequest } from 'fastify'

import { Problem } from '../contract/problem.ts'
import type { Addressing } from './addressing.ts'
import { parseHost } from './host.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
const DEFAULT_PORTS = { http: 80, https: 443 } as const

/**
 * Throws `cross_origin` where the browser's headers name another origin for a change. A client that sends neither header
 * is no browser, and has no cookies that another site could use.
 */
export function refuseOtherOrigins(request: Pick<FastifyRequest, 'method' | 'headers' | 'addressing'>): void {
  if (!READING.has(request.method) && !isOfOwnPage(request)) throw new Problem('cross_origin')
}

/** Whether the headers do not name another origin. */
export function isOfOwnPage({ headers, addressing }: Pick<FastifyRequest, 'headers' | 'addressing'>): boolean {
  const site = headers['sec-fetch-site']
  // Sec-Fetch-Site cannot be forged by a page; Origin is for browsers without it.
  return site === undefined ? isOwnOrigin(headers.origin, addressing) : site === 'same-origin' || site === 'none'
}

/**
 * Whether a form is of a page with a secret in its address. It sends no referrer, and so browsers without Sec-Fetch-Site name no
 * origin for its forms (`null`): the secret, which no other site has, stands for it.
 */
export function isOfSecretPage(request: Pick<FastifyRequest, 'headers' | 'addressing'>): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  return isOfOwnPage(request) || (site === undefined && origin === 'null')
}

/** The protocol is compared only where a proxy forwarded it: without that, https may have ended before it came here. */
function isOwnOrigin(origin: string | undefined, { protocol, isProtocolTrusted, host }: Addressing): boolean {
  if (origin === undefined) return true
  const [, scheme = '', authority = ''] = /^(https?):\/\/(.+)$/i.exec(origin) ?? []
  const [theirs, own] = [parseHost(authority), parseHost(host)]
  if (theirs === null || own === null) return false
  const theirProtocol = scheme.toLowerCase() === 'https' ? 'https' : 'http'
  if (isProtocolTrusted && theirProtocol !== protocol) return false
  const usual = DEFAULT_PORTS[theirProtocol]
  return theirs.name === own.name && (theirs.port ?? usual) === (own.port ?? usual)
}
