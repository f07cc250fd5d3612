import type { FastifyInstance, FastifyRequest } from 'fastify'

import { notFound, Problem } from '../contract/problem.ts'
import { REQUEST_BUDGET_MS, withinBudget } from '../db/budget.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { contextOf } from '../http/request-context.ts'
import { networkOf } from '../limits/network-of.ts'
import type { PaymentsPort } from '../outside/payments/payments-port.ts'
import type { ApiServices } from '../resources/api-services.ts'
import { receiveNotice } from '../resources/payments/receive-notice.ts'

/** The most bytes of a notice. */
const NOTICE_BYTES = 32 * 1024
/** How many notices without a right signature are taken from a network; genuine ones are never refused. */
const FORGED = { times: 60, seconds: 3600 } as const

/**
 * `/payments/notices/{provider}`: the webhook of payment providers. A notice is stored byte for byte before it is processed; one
 * without the provider's signature is refused. GET answers that the webhook exists, as CinetPay demands.
 */
export function registerPaymentNotices(
  app: FastifyInstance,
  { database, limiter, payments, clock }: Pick<ApiServices, 'database' | 'limiter' | 'payments' | 'clock'>,
): void {
  const portOf = (request: FastifyRequest): PaymentsPort => {
    const { provider } = request.params as { provider: string }
    const port = payments(contextOf(request).edition.id)
    if (port === null || port.provider !== provider) throw notFound('provider')
    return port
  }

  const receive = async (request: FastifyRequest): Promise<void> => {
    const port = portOf(request)
    const { edition } = contextOf(request)
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const verdict = await port.readNotice({ headers: request.headers, body })
    const notice = { ...verdict, edition: edition.id, provider: port.provider, body }
    if (!verdict.isGenuine) await limiter.count('forgedNotice', networkOf(request.addressing.address), FORGED)
    const isKnown = await inTransaction(database, (write) => receiveNotice(write, notice, new Date(clock())))
    if (!verdict.isGenuine) {
      request.log.warn(
        { provider: port.provider, edition: edition.id },
        'a notice of a payment was not signed by its provider',
      )
      throw new Problem('forbidden')
    }
    if (!isKnown) request.log.warn({ provider: port.provider }, 'a notice is about no payment of ours')
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: NOTICE_BYTES }, (_, body, done) => done(null, body))
    scope.get('/payments/notices/:provider', (request, reply) => {
      portOf(request)
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('ok')
    })
    scope.post('/payments/notices/:provider', async (request, reply) => {
      await withinBudget({ lane: 'writes', milliseconds: REQUEST_BUDGET_MS }, () => receive(request))
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('ok')
    })
  })
}
