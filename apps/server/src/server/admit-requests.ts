import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { Problem } from '../contract/problem.ts'
import { type Addressing, readAddressing } from '../http/addressing.ts'
import { sendProblem } from '../http/error-handler.ts'
import { isLocalName, parseHost } from '../http/host.ts'
import { HTTPS_ONLY, SECURITY_HEADERS } from '../http/security-headers.ts'
import type { IsTrusted } from '../http/trusted-proxies.ts'

/**
 * Puts the first step in front of every route of `app` and its scopes: answers get their security headers, requests
 * their `addressing`, and one whose host or protocol cannot be read is answered 400. To be called before routes are added.
 */
export function admitRequests(app: FastifyInstance, isTrusted: IsTrusted): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!admit(request, reply, isTrusted)) return refuseMalformed(request, reply)
    return undefined
  })
}

/** The first step itself, for requests that no hook is called for; gives whether the request can be read. */
export function admit(request: FastifyRequest, reply: FastifyReply, isTrusted: IsTrusted): boolean {
  reply.headers(SECURITY_HEADERS)
  const addressing = readAddressing(request.raw, isTrusted)
  if (addressing === null) return false
  request.addressing = addressing
  if (isPublicHttps(addressing)) reply.headers(HTTPS_ONLY)
  return true
}

/** Answers 400: people a small page, programs a problem document. */
export function refuseMalformed(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (/^\/api(?:[/?]|$)/.test(request.url)) return sendProblem(new Problem('malformed_request'), request, reply)
  return reply.code(400).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(PAGE)
}

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>This address cannot be read</title></head>
<body><main><h1>This address cannot be read</h1><p>Check it, and try again.</p></main></body>
</html>
`

/** Development has no https of its own, and a browser that is told once never again comes to localhost without it. */
function isPublicHttps({ protocol, host }: Addressing): boolean {
  return protocol === 'https' && !isLocalName(parseHost(host)?.name ?? '')
}
