import type { FastifyReply } from 'fastify'

import { BUSY_HEADERS, MISSING_HEADERS } from './media-headers.ts'

const PLAIN = 'text/plain; charset=utf-8'

/** Answers that there is no picture or recording at an address. */
export function sendMissing(reply: FastifyReply, kind: 'picture' | 'recording'): FastifyReply {
  return reply.code(404).headers(MISSING_HEADERS).type(PLAIN).send(`No such ${kind}`)
}

/** Answers that a picture is not drawn now, since too many wait for that. */
export function sendBusy(reply: FastifyReply): FastifyReply {
  return reply.code(503).headers(BUSY_HEADERS).type(PLAIN).send('Too many pictures at once')
}
