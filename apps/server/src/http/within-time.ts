import type { FastifyRequest } from 'fastify'

import type { OperationSpec } from '../contract/document.ts'
import type { Authenticate, Respond } from '../contract/router.ts'
import { type Lane, REQUEST_BUDGET, withinBudget } from '../db/budget.ts'

/**
 * Gives both steps of a request one budget of time for the database. What lies between them, the arrival of its body,
 * is the client's time and does not count.
 */
export function withinTime(steps: { authenticate: Authenticate; respond: Respond }): typeof steps {
  const spent = new WeakMap<FastifyRequest, number>()
  return {
    async authenticate(operation, request) {
      const began = performance.now()
      const authentication = await withinBudget({ lane: laneOf(operation), milliseconds: REQUEST_BUDGET }, () =>
        steps.authenticate(operation, request),
      )
      spent.set(request, performance.now() - began)
      return authentication
    },
    respond: (operation, input, request, reply) =>
      withinBudget({ lane: laneOf(operation), milliseconds: REQUEST_BUDGET - (spent.get(request) ?? 0) }, () =>
        steps.respond(operation, input, request, reply),
      ),
  }
}

/** Tokens are changed by a GET, for the sake of the contract; it is a write all the same. */
function laneOf({ method, guard }: OperationSpec): Lane {
  return method === 'GET' && (guard === 'open' || guard === 'session') ? 'reads' : 'writes'
}
