import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'

import type { ProblemCode } from '@otosafi/api-client/problem'
import { editionOfHost } from '@otosafi/editions/host'
import { EDITIONS } from '@otosafi/editions/registry'

import { createResponseCheck, type ResponseCheck } from './check-response.ts'
import { createDecoder, type Decoded } from './decode-request.ts'
import type { ReceivedForm } from './form-fields.ts'
import type { Rules } from './operation-rules.ts'
import { Problem } from './problem.ts'
import type { OperationSpec } from './read-contract.ts'

/** An operation of a contract, as far as the router looks at it. */
export type Routed = OperationSpec & Pick<Rules, 'takes' | 'fields' | 'bytes'>

/** Answers a decoded request of any operation, untyped. */
export type Respond<Operation extends Routed> = (
  operation: Operation,
  input: Decoded,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<void>

/** Receives a form with files. Sees to the connection of a request that it does not read to its end. */
export type Receive<Operation extends Routed> = (
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<ReceivedForm>

/** Finds out who asks, and keeps that with the request. Throws a problem where the operation's guard refuses it. */
export type Authenticate<Operation extends Routed> = (operation: Operation, request: FastifyRequest) => Promise<void>

/** The steps of a request, in this order. */
export type Steps<Operation extends Routed> = {
  authenticate: Authenticate<Operation>
  receive: Receive<Operation>
  respond: Respond<Operation>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The id of the route's operation; undefined outside the contracts. */
    operation?: string
  }
  interface FastifyRequest {
    /** Checks the response against the contract; absent in production and outside the contract's operations. */
    checkResponse?: ResponseCheck
  }
}

const FORM_WITH_FILES = 'multipart/form-data'

const ALL_METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

// Compiled on the first request, since all schemas at once would delay the start; and once, however many servers a process has.
const decoderOf = oncePerOperation(createDecoder)
const responseCheckOf = oncePerOperation(createResponseCheck)

/**
 * Registers every operation of a contract on `app`: requests that pass the guard are decoded and validated, and go to
 * `respond`; other methods of a known path answer 405 with Allow.
 */
export function registerContract<Operation extends Routed>(
  app: FastifyInstance,
  operations: readonly Operation[],
  options: Steps<Operation> & { validateResponses: boolean },
): void {
  const [uploads, others] = [true, false].map((isUpload) =>
    operations.filter(({ takes }) => (takes === 'multipart') === isUpload),
  )
  registerOperations(app, others ?? [], options)
  // In a scope of their own, where a form with files is left to be received within its limits.
  void app.register(async (scope) => {
    scope.removeContentTypeParser(FORM_WITH_FILES)
    scope.addContentTypeParser(FORM_WITH_FILES, (_request, _body, done) => done(null))
    registerOperations(scope, uploads ?? [], options)
  })
  for (const path of new Set(operations.map((operation) => operation.path))) refuseOtherMethods(app, path, operations)
}

function registerOperations<Operation extends Routed>(
  app: FastifyInstance,
  operations: readonly Operation[],
  options: Steps<Operation> & { validateResponses: boolean },
): void {
  for (const operation of operations) {
    app.route({
      ...addressOf(operation),
      config: { operation: operation.id },
      ...(operation.bytes !== undefined && { bodyLimit: operation.bytes }),
      // Before the body is read, so that no upload is received in vain.
      async onRequest(request) {
        if (options.validateResponses) request.checkResponse = responseCheckOf(operation)
        await options.authenticate(operation, request)
        if (operation.takes === 'json' && !isJson(request)) throw new Problem('unsupported_media_type')
        if (operation.takes === 'multipart' && !isForm(request)) throw new Problem('unsupported_media_type')
      },
      async handler(request, reply) {
        const { query, params, headers, body } = request
        const edition = EDITIONS[editionOfHost(request.addressing.host)]
        const form = operation.takes === 'multipart' ? await options.receive(operation, request, reply) : undefined
        const raw = {
          query: query as Decoded['query'],
          params: params as Decoded['path'],
          headers,
          body,
          form,
          edition,
        }
        await options.respond(operation, decoderOf(operation)(raw), request, reply)
        return reply
      },
    })
  }
}

/** Memoises `make`: it is called once for an operation, on first use. */
function oncePerOperation<T extends object>(make: (operation: Routed) => T): (operation: Routed) => T {
  const made = new WeakMap<Routed, T>()
  return (operation) => {
    const known = made.get(operation) ?? make(operation)
    made.set(operation, known)
    return known
  }
}

/** Methods and path of an operation in the router's notation. */
function addressOf({ method, path }: OperationSpec): { method: HTTPMethods[]; url: string } {
  // HEAD explicitly: the framework's own route sends `Content-Length: 0` with a 304.
  return { method: method === 'GET' ? ['GET', 'HEAD'] : [method], url: urlOf(path) }
}

function refuseOtherMethods(app: FastifyInstance, path: string, operations: readonly OperationSpec[]): void {
  const known = operations.filter((operation) => operation.path === path).map((operation) => operation.method)
  const allow = (known.includes('GET') ? [...known, 'HEAD'] : known).join(', ')
  const method = ALL_METHODS.filter((each) => !known.some((one) => one === each))
  refuseAll(app, { method, url: urlOf(path) }, 'method_not_allowed', { Allow: allow })
}

/** Answers all requests to a path with one problem, before their bodies are read. */
function refuseAll(
  app: FastifyInstance,
  address: { method: HTTPMethods[]; url: string },
  code: ProblemCode,
  headers: Readonly<Record<string, string>> = {},
): void {
  app.route({
    ...address,
    async onRequest() {
      throw new Problem(code, { headers })
    },
    handler: async () => undefined,
  })
}

/** Whether a body is JSON or absent: an absent one is refused together with the fields. */
function isJson({ headers }: FastifyRequest): boolean {
  const type = headers['content-type']
  return type === undefined || /^application\/json\s*(?:;|$)/i.test(type)
}

/** Whether a body is a form with files, by its type. */
function isForm({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\s*(?:;|$)/i.test(headers['content-type'] ?? '')
}

/** The path in the router's notation. */
function urlOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}
