import type { FastifyInstance } from 'fastify'

import type { Handlers } from '../contract/handler.ts'
import { Problem } from '../contract/problem.ts'
import { registerContract } from '../contract/router.ts'
import { type Authentication, createAuthenticate } from '../http/authenticate.ts'
import { sendProblem } from '../http/error-handler.ts'
import type { ReadLimiter } from '../http/read-limiter.ts'
import { createRespond, type Responding } from '../http/respond.ts'
import { refuseOtherOrigins } from '../http/same-origin.ts'
import type { SharedCache } from '../http/shared-cache.ts'
import { withinTime } from '../http/within-time.ts'

/** Bytes of a form that says nothing. */
const FORM_BYTES = 4096

export type ApiOptions = {
  /** The handler of every operation. */
  handlers: Handlers
  services: Authentication & Responding
  /** Where answers are kept that are the same for everybody. */
  cache: SharedCache
  /** Limits what has to be worked out. */
  reads: ReadLimiter
  /** Whether every answer is checked against the contract; for tests and development. */
  validateResponses: boolean
}

/** The API of the contract as a Fastify plugin, to be registered below `/api`. */
export function createApi({
  handlers,
  services,
  cache,
  reads,
  validateResponses,
}: ApiOptions): (app: FastifyInstance) => Promise<void> {
  const respond = createRespond(handlers, services, cache, reads)
  const authenticate = createAuthenticate(services)
  return async (app) => {
    app.setErrorHandler(sendProblem)
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id)
      refuseOtherOrigins(request)
    })
    // What mail programs send with one click (RFC 8058): the address says all, the form is of no interest.
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
    app.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: FORM_BYTES }, (_, __, done) => done(null))
    registerContract(app, { ...withinTime({ respond, authenticate }), validateResponses })
    for (const url of ['/', '/*']) {
      app.all(url, async () => {
        throw new Problem('not_found', { detail: 'The API has no such address.' })
      })
    }
  }
}
