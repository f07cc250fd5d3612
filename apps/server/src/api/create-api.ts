import type { FastifyInstance } from 'fastify'

import { Problem } from '../contract/problem.ts'
import { registerContract } from '../contract/router.ts'
import type { ApiServices } from '../resources/api-services.ts'
import { createHandlers } from '../resources/handlers.ts'
import { sendProblem } from './error-handler.ts'
import { createRespond } from './respond.ts'
import { API_HEADERS, HTTPS_ONLY } from './security-headers.ts'

export type ApiOptions = {
  services: ApiServices
  /** Whether every answer is checked against the contract; for tests and development. */
  validateResponses: boolean
}

/** The API of the contract as a Fastify plugin, to be registered below `/api`. */
export function createApi({ services, validateResponses }: ApiOptions): (app: FastifyInstance) => Promise<void> {
  const respond = createRespond(createHandlers(services), services.search, services.clock)
  return async (app) => {
    app.setErrorHandler(sendProblem)
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(API_HEADERS).header('x-request-id', request.id)
      if (request.protocol === 'https') reply.headers(HTTPS_ONLY)
    })
    registerContract(app, { respond, validateResponses })
    for (const url of ['/', '/*']) {
      app.all(url, async () => {
        throw new Problem('not_found', { detail: 'The API has no such address.' })
      })
    }
  }
}
