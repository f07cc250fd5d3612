import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

import { EDITIONS } from '@otosafi/editions/registry'

import { formatHost, parseHost } from './host.ts'
import { type IsTrusted, OWN_PROCESS, plainAddress } from './trusted-proxies.ts'

/** Where a request was sent to, and by whom. */
export type Addressing = {
  protocol: 'http' | 'https'
  /** Whether a trusted proxy sent the protocol; otherwise https may have ended at a proxy. */
  isProtocolTrusted: boolean
  /** Host and, where given, port, in lower case: `otosafi.ma`, `otosafi.ma.localhost:3000`, `[::1]:3000`. */
  host: string
  /** The client's IP address. */
  address: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the request was sent to, and by whom; read in place of Fastify's own `host`, `protocol` and `ip`. */
    addressing: Addressing
  }
}

type Incoming = Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'httpVersion' | 'url'> & {
  socket: { remoteAddress?: string | undefined }
  /** The request's target as it was received; `url` has been reduced to its path. */
  originalUrl?: string
}

/** The longest chain of proxies that is followed. */
const MAX_PROXIES = 32

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i

/**
 * Reads the host, and X-Forwarded-For, -Host and -Proto where the peer is a trusted proxy; nothing else may read them. The entries of
 * the first trusted proxy count, since clients can forge those before. Null for a host or protocol that is missing or malformed.
 */
export function readAddressing(request: Incoming, isTrusted: IsTrusted): Addressing | null {
  const { headers, socket } = request
  const own = ownHost(request)
  const peer = plainAddress(socket.remoteAddress ?? '')
  if (own === null) return null
  if (!isTrusted(peer)) return addressing(own, undefined, peer)
  const { address, proxies } = followProxies(peer, headers['x-forwarded-for'], isTrusted)
  const host = entryOf(headers['x-forwarded-host'], proxies) ?? own
  return addressing(host, entryOf(headers['x-forwarded-proto'], proxies)?.toLowerCase(), address)
}

/** Whether this process sent the request to itself, to render a page. */
export function isFromOwnProcess({ socket }: Pick<Incoming, 'socket'>): boolean {
  return socket.remoteAddress === OWN_PROCESS
}

/** The path of a request's target, which may be an absolute URL (RFC 9112). */
export function pathOfTarget(target: string): string {
  const path = ABSOLUTE.exec(target)?.[2] ?? target
  return path === '' || path.startsWith('?') ? `/${path}` : path
}

function addressing(text: string, protocol: string | undefined, address: string): Addressing | null {
  const host = parseHost(text)
  if (host === null || (protocol !== undefined && protocol !== 'http' && protocol !== 'https')) return null
  return { protocol: protocol ?? 'http', isProtocolTrusted: protocol !== undefined, host: formatHost(host), address }
}

/** The host that a request names itself, whatever a proxy says; null where it names none or several. It may be malformed. */
export function ownHost({ headers, rawHeaders, httpVersion, url, originalUrl }: Incoming): string | null {
  const target = originalUrl ?? url ?? ''
  const given = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  if (given > 1 || (httpVersion !== '1.1' && httpVersion !== '1.0')) return null
  // HTTP/1.0 does not require a Host header.
  const named = headers.host ?? (httpVersion === '1.0' ? EDITIONS.default.host : null)
  if (named === null || target.startsWith('/')) return named
  const authority = ABSOLUTE.exec(target)?.[1]
  return authority !== undefined && parseHost(named) !== null ? authority : null
}

/** The client's address, and how many trusted proxies the request has passed on its way from there. */
function followProxies(peer: string, forwardedFor: string | string[] | undefined, isTrusted: IsTrusted) {
  const hops = listOf(forwardedFor).slice(-MAX_PROXIES)
  let address = peer
  let proxies = 0
  while (isTrusted(address)) {
    const before = addressOf(hops.pop() ?? '')
    if (before === null) break
    address = before
    proxies++
  }
  return { address: address === OWN_PROCESS ? '127.0.0.1' : address, proxies: Math.max(1, proxies) }
}

/** An entry of X-Forwarded-For; some proxies add the port. */
function addressOf(entry: string): string | null {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry
  const address = plainAddress(bare)
  return isIP(address) === 0 ? null : address
}

/** The entry that the first of so many proxies has added to a list; undefined for an empty list. */
function entryOf(header: string | string[] | undefined, proxies: number): string | undefined {
  const entries = listOf(header)
  return entries.length === 1 && entries[0] === '' ? undefined : entries[Math.max(0, entries.length - proxies)]
}

function listOf(header: string | string[] | undefined): string[] {
  return header === undefined
    ? []
    : [header]
        .flat()
        .join(',')
        .split(',')
        .map((entry) => entry.trim())
}
