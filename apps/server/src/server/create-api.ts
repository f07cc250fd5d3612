import type { FastifyInstance } from 'fastify'

import type { Handlers } from '../contract/handler.ts'
import { type Operation, SERVED } from '../contract/operations.ts'
import { Problem } from '../contract/problem.ts'
import { type Authenticate, registerContract } from '../contract/router.ts'
import { type Authenticating, createAuthenticate } from '../http/authenticate.ts'
import { countRequest } from '../http/count-request.ts'
import { sendProblem } from '../http/error-handler.ts'
import type { ReadLimiter } from '../http/read-limiter.ts'
import { createReceive, type PreparePicture } from '../http/receive-upload.ts'
import { createRespond, type Responding } from '../http/respond.ts'
import { refuseOtherOrigins } from '../http/same-origin.ts'
import type { SharedCache } from '../http/shared-cache.ts'
import { withinTime } from '../http/within-time.ts'

/** The most bytes of a form whose content is not read. */
const FORM_BYTES = 4096

export type ApiOptions = {
  /** The handler of every operation. */
  handlers: Handlers
  services: Authenticating & Responding
  /** The cache of public answers. */
  cache: SharedCache
  /** Limits uncached reads. */
  reads: ReadLimiter
  /** Prepares uploaded pictures. */
  preparePicture: PreparePicture
  /** Whether every answer is checked against the contract; for tests and development. */
  validateResponses: boolean
}

/** The API of the contract as a Fastify plugin, to be registered below `/api`. */
export function createApi({
  handlers,
  services,
  cache,
  reads,
  preparePicture,
  validateResponses,
}: ApiOptions): (app: FastifyInstance) => Promise<void> {
  const respond = createRespond(handlers, services, cache, reads)
  const findSession = createAuthenticate(services)
  const authenticate: Authenticate<Operation> = async (operation, request) => {
    request.authentication = await findSession(operation, request)
    // Before its body is read: an upload that is refused costs nobody anything.
    if (operation.takes === 'multipart')
      await countRequest(services.limiter, operation, { address: request.addressing.address })
  }
  const receive = createReceive(preparePicture)
  return async (app) => {
    app.setErrorHandler(sendProblem)
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id)
      refuseOtherOrigins(request)
    })
    // One-click unsubscribe by mail programs (RFC 8058): the link holds everything, the form's content is ignored.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
    app.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: FORM_BYTES }, (_, __, done) => done(null))
    registerContract(app, SERVED, { ...withinTime({ respond, authenticate }), receive, validateResponses })
    for (const url of ['/', '/*']) {
      app.all(url, async () => {
        throw new Problem('not_found', { detail: 'The API has no such address.' })
      })
    }
  }
}
