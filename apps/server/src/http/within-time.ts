import type { FastifyRequest } from 'fastify'

import type { Rules } from '../contract/operation-rules.ts'
import type { Authenticate, Respond, Routed } from '../contract/router.ts'
import { type Lane, REQUEST_BUDGET_MS, withinBudget } from '../db/budget.ts'

/**
 * Gives both steps of a request one time budget for the database. The time between them, in which its body arrives, is the
 * client's and does not count.
 */
export function withinTime<Operation extends Routed & Pick<Rules, 'guard'>>(steps: {
  authenticate: Authenticate<Operation>
  respond: Respond<Operation>
}): typeof steps {
  const spent = new WeakMap<FastifyRequest, number>()
  return {
    async authenticate(operation, request) {
      const began = performance.now()
      await withinBudget({ lane: laneOf(operation), milliseconds: REQUEST_BUDGET_MS }, () =>
        steps.authenticate(operation, request),
      )
      spent.set(request, performance.now() - began)
    },
    respond: (operation, input, request, reply) =>
      withinBudget({ lane: laneOf(operation), milliseconds: REQUEST_BUDGET_MS - (spent.get(request) ?? 0) }, () =>
        steps.respond(operation, input, request, reply),
      ),
  }
}

/** Refreshing tokens is a GET in the contract, but it writes. */
function laneOf({ method, guard }: Pick<Routed, 'method'> & Pick<Rules, 'guard'>): Lane {
  return method === 'GET' && (guard === 'open' || guard === 'session') ? 'reads' : 'writes'
}
