import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'

import { once } from '@otosafi/domain/once'
import { editionOfHost } from '@otosafi/editions/host'
import { EDITIONS } from '@otosafi/editions/registry'

import { createResponseCheck, type ResponseCheck } from './check-response.ts'
import { createDecoder, type Decoded } from './decode-request.ts'
import { OPERATIONS, type OperationSpec } from './document.ts'
import { NOT_IMPLEMENTED } from './not-implemented.ts'
import { Problem } from './problem.ts'
import type { Credentials, Session } from './session.ts'

/** Answers a decoded request of any operation; the router does not know the types of each. */
export type Respond = (
  operation: OperationSpec,
  input: Decoded,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>

/** Who asks, by the tokens that came along. */
export type Authentication = { session: Session | null; credentials: Credentials }

/** Finds out who asks. Throws a problem where the operation's guard does not let that one in. */
export type Authenticate = (operation: OperationSpec, request: FastifyRequest) => Promise<Authentication>

declare module 'fastify' {
  interface FastifyRequest {
    /** Checks what goes out against the contract; absent in production and outside the contract's operations. */
    checkResponse?: ResponseCheck
    /** Set for every operation of the contract. */
    authentication?: Authentication
  }
}

const ALL_METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Registers every operation of the contract on `app`: requests that the operation's guard lets in are decoded and
 * validated, and go to `respond`; operations
 * without a handler answer 501, and other methods of a known path 405 with Allow.
 */
export function registerContract(
  app: FastifyInstance,
  options: { respond: Respond; authenticate: Authenticate; validateResponses: boolean },
): void {
  const missing = new Set<string>(NOT_IMPLEMENTED)
  for (const operation of OPERATIONS) {
    const url = urlOf(operation.path)
    // Compiling all schemas at once would delay the start.
    const decode = once(() => createDecoder(operation))
    const checkResponse = once(() => createResponseCheck(operation))
    app.route({
      // Not by the framework's own HEAD route, which says of a 304 that there are no bytes.
      method: operation.method === 'GET' ? ['GET', 'HEAD'] : operation.method,
      url,
      // Before the body is read, so that no upload is taken for nothing.
      async onRequest(request) {
        if (options.validateResponses) request.checkResponse = checkResponse()
        if (missing.has(operation.id)) throw new Problem('not_implemented')
        request.authentication = await options.authenticate(operation, request)
        if (operation.body !== null && !isJson(request)) throw new Problem('unsupported_media_type')
      },
      async handler(request, reply) {
        const { query, params, headers, body } = request
        const edition = EDITIONS[editionOfHost(request.addressing.host)]
        const raw = { query: query as Decoded['query'], params: params as Decoded['path'], headers, body, edition }
        await options.respond(operation, decode()(raw), request, reply)
        return reply
      },
    })
  }
  for (const path of new Set(OPERATIONS.map((operation) => operation.path))) refuseOtherMethods(app, path)
}

function refuseOtherMethods(app: FastifyInstance, path: string): void {
  const known = OPERATIONS.filter((operation) => operation.path === path).map((operation) => operation.method)
  const allow = (known.includes('GET') ? [...known, 'HEAD'] : known).join(', ')
  app.route({
    method: ALL_METHODS.filter((method) => !known.some((each) => each === method)),
    url: urlOf(path),
    async onRequest() {
      throw new Problem('method_not_allowed', { headers: { Allow: allow } })
    },
    handler: async () => undefined,
  })
}

/** Whether a body is JSON, or not there at all: then its absence is refused with the fields. */
function isJson({ headers }: FastifyRequest): boolean {
  const type = headers['content-type']
  return type === undefined || /^application\/json\s*(?:;|$)/i.test(type)
}

/** The path as the router writes it. */
function urlOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
