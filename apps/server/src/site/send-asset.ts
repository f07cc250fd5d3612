import type { FastifyReply, FastifyRequest } from 'fastify'

import { negotiateEncoding } from '../http/compress.ts'
import type { ClientAsset } from './client-assets.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=3600'

/** Whether the client takes brotli, as all browsers do over HTTPS. */
export function acceptsBrotli(request: FastifyRequest): boolean {
  return negotiateEncoding(request.headers['accept-encoding']) === 'br'
}

/** Sends a file of a build, compressed if it can be, and cached as its name allows unless `cache-control` is set already. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: ClientAsset): FastifyReply {
  reply.header('content-type', asset.contentType)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', asset.immutable ? IMMUTABLE : SHORT)
  if (asset.brotli) reply.header('vary', 'Accept-Encoding')
  if (!asset.brotli || !acceptsBrotli(request)) return reply.send(asset.body)
  return reply.header('content-encoding', 'br').send(asset.brotli)
}

/** Answers that no file of this build is at an address below `/assets/`: browsers would cache a page in its place. */
export function sendNoAsset(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')
}
