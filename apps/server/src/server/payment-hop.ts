import type { FastifyInstance } from 'fastify'

import { escapeHtml } from '@otosafi/messages/escape-html'

import { notFound } from '../contract/problem.ts'
import { REQUEST_BUDGET_MS, withinBudget } from '../db/budget.ts'
import { contextOf } from '../http/request-context.ts'
import { networkOf } from '../limits/network-of.ts'
import type { ApiServices } from '../resources/api-services.ts'

/** How often a network may ask for one. */
const LIMIT = { times: 600, seconds: 3600 } as const
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const

/**
 * `/payments/{id}`: sends a browser on to the provider's page of a payment. It is a page and not a redirect, since a form of
 * ours may lead to pages of ours alone, and browsers ask that of every redirect that follows it.
 */
export function registerPaymentHop(
  app: FastifyInstance,
  { database, limiter }: Pick<ApiServices, 'database' | 'limiter'>,
): void {
  app.get('/payments/:id', async (request, reply) => {
    const { edition } = contextOf(request)
    const { id } = request.params as { id: string }
    if (!UUID.test(id)) throw notFound('payment')
    const payment = await withinBudget({ lane: 'writes', milliseconds: REQUEST_BUDGET_MS }, async () => {
      await limiter.count('paymentHop', networkOf(request.addressing.address), LIMIT)
      return database.kysely
        .selectFrom('payments')
        .select('redirect_to')
        .where('edition', '=', edition.id)
        .where('id', '=', id)
        .executeTakeFirst()
    })
    const address = payment?.redirect_to ?? null
    if (address === null) throw notFound('payment')
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(pageOf(address))
  })
}

/** It is seen for a moment, in any language: it says where it leads. */
function pageOf(address: string): string {
  const href = escapeHtml(address)
  return `<!doctype html>
<html>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="0;url=${href}"><title>Otosafi</title></head>
<body><main><p><a href="${href}" lang="zxx">${escapeHtml(new URL(address).host)}</a></p></main></body>
</html>
`
}
