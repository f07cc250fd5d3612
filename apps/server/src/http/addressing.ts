import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

import { EDITIONS } from '@otosafi/editions/registry'

import { formatHost, parseHost } from './host.ts'
import { type IsTrusted, OWN_PROCESS, plainAddress } from './trusted-proxies.ts'

/** Where a request was sent to, and by whom. */
export type Addressing = {
  protocol: 'http' | 'https'
  /** Whether a trusted proxy told the protocol; otherwise it may have been https as far as the proxy. */
  isProtocolTold: boolean
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
  /** The request's target as it came, where `url` is only its path by now. */
  originalUrl?: string
}

/** How many proxies one behind the other are looked at. */
const LONGEST_CHAIN = 32

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i

/**
 * Reads the target's host, or else the Host header, and X-Forwarded-For, -Host and -Proto where the peer is a trusted
 * proxy; the only place that reads them. The client is the last address of X-Forwarded-For that is no trusted proxy's.
 * Of a list in X-Forwarded-Host and -Proto counts what the first of the trusted proxies that were passed has added; a
 * list that is shorter was set anew by one of them, and its first entry counts. `Forwarded` is not read. Null when a host
 * is missing, doubled or malformed, or the protocol is neither http nor https.
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

/** Whether this process sent a request to itself, for a page that somebody asked for. */
export function isFromOwnProcess({ socket }: Pick<Incoming, 'socket'>): boolean {
  return socket.remoteAddress === OWN_PROCESS
}

/** The path of a request's target, which is a whole address where the sender takes the server for a proxy (RFC 9112). */
export function pathOfTarget(target: string): string {
  const path = ABSOLUTE.exec(target)?.[2] ?? target
  return path === '' || path.startsWith('?') ? `/${path}` : path
}

function addressing(text: string, told: string | undefined, address: string): Addressing | null {
  const host = parseHost(text)
  if (host === null || (told !== undefined && told !== 'http' && told !== 'https')) return null
  return { protocol: told ?? 'http', isProtocolTold: told !== undefined, host: formatHost(host), address }
}

function ownHost({ headers, rawHeaders, httpVersion, url, originalUrl }: Incoming): string | null {
  const target = originalUrl ?? url ?? ''
  const given = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  if (given > 1 || (httpVersion !== '1.1' && httpVersion !== '1.0')) return null
  // Who speaks the first version of HTTP need not say a host.
  const named = headers.host ?? (httpVersion === '1.0' ? EDITIONS.default.host : null)
  if (named === null || target.startsWith('/')) return named
  const authority = ABSOLUTE.exec(target)?.[1]
  return authority !== undefined && parseHost(named) !== null ? authority : null
}

/** The client's address, and how many trusted proxies the request has passed on its way from there. */
function followProxies(peer: string, forwardedFor: string | string[] | undefined, isTrusted: IsTrusted) {
  const told = listOf(forwardedFor).slice(-LONGEST_CHAIN)
  let address = peer
  let proxies = 0
  while (isTrusted(address)) {
    const before = addressOf(told.pop() ?? '')
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

/** What the first of so many proxies has added to a list; undefined where none has said anything. */
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
