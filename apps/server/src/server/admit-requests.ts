import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { Problem } from '../contract/problem.ts'
import { type Addressing, readAddressing } from '../http/addressing.ts'
import { sendProblem } from '../http/error-handler.ts'
import { isLocalName, parseHost } from '../http/host.ts'
import { HTTPS_ONLY, SECURITY_HEADERS } from '../http/security-headers.ts'
import type { IsTrusted } from '../http/trusted-proxies.ts'
import { sendRefusal } from '../site/refusal-page.ts'

/**
 * Adds the first hook of every route of `app` and its scopes: answers get security headers, requests get `addressing`, and
 * one whose host or protocol is malformed is answered 400. To be called before routes are added.
 */
export function admitRequests(app: FastifyInstance, isTrusted: IsTrusted): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!admit(request, reply, isTrusted)) return refuseMalformed(request, reply)
    return undefined
  })
}

/** The same, for requests that no hook is called for; returns false for a malformed one, which it has answered. */
export function admit(request: FastifyRequest, reply: FastifyReply, isTrusted: IsTrusted): boolean {
  reply.headers(SECURITY_HEADERS)
  const addressing = readAddressing(request.raw, isTrusted)
  if (addressing === null) return false
  request.addressing = addressing
  if (isPublicHttps(addressing)) reply.headers(HTTPS_ONLY)
  return true
}

/** Answers 400, with a small page for browsers and a problem document for programs. */
export function refuseMalformed(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = new Problem('malformed_request')
  if (/^\/api(?:[/?]|$)/.test(request.url)) return sendProblem(problem, request, reply)
  // Without a known host there is no edition, and so no language for the page.
  if (request.addressing !== undefined) return sendRefusal(request, reply, problem)
  return reply.code(400).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(PAGE)
}

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>This address cannot be read</title></head>
<body><main><h1>This address cannot be read</h1><p>Check it, and try again.</p></main></body>
</html>
`

/** Never for local names: development has no https, and a browser that has seen the header once refuses http for good. */
function isPublicHttps({ protocol, host }: Addressing): boolean {
  return protocol === 'https' && !isLocalName(parseHost(host)?.name ?? '')
}
