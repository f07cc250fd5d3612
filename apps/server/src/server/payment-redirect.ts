import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { pathFor } from '@otosafi/editions/routes/path-for'
import { escapeHtml } from '@otosafi/messages/escape-html'

import { notFound } from '../contract/problem.ts'
import { REQUEST_BUDGET_MS, withinBudget } from '../db/budget.ts'
import { contextOf } from '../http/request-context.ts'
import { networkOf } from '../limits/network-of.ts'
import type { ApiServices } from '../resources/api-services.ts'
import { findBooking } from '../resources/bookings/booking-rows.ts'
import { isPayable } from '../resources/payments/present-payment.ts'
import { languageOf, refusalPage } from '../site/refusal-page.ts'

/** How often a network may ask for one. */
const LIMIT = { times: 600, seconds: 3600 } as const
const FOUND = 302
const GONE = 410
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** In place of the secret of a booking's address: it is that of none. */
const NO_BOOKING = '-'

/** The path of a page, and the most bytes that a provider may send with the payer, which are not read. */
const PAGE = /^(?:\/[\w-]+){1,8}$/
const RETURN_BYTES = 32 * 1024

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const

/**
 * `/payments/{id}`: sends a browser on to the provider's page of a payment. It is a page and not a redirect, since a form of
 * ours may lead to pages of ours alone, and browsers ask that of every redirect that follows it. Once the payment is decided, or
 * its booking waits for no deposit any more, it says so; where there is none, it leads to the site's page of a link that leads to
 * nothing, with the ways on.
 */
export function registerPaymentRedirect(
  app: FastifyInstance,
  { database, limiter, clock }: Pick<ApiServices, 'database' | 'limiter' | 'clock'>,
): void {
  app.get('/payments/:id', async (request, reply) => {
    const { edition } = contextOf(request)
    const { id } = request.params as { id: string }
    const find = async () => {
      await limiter.count('paymentRedirect', networkOf(request.addressing.address), LIMIT)
      const found = await database.kysely
        .selectFrom('payments')
        .select(['redirect_to', 'state', 'booking_id'])
        .where('edition', '=', edition.id)
        .where('id', '=', id)
        .executeTakeFirst()
      if (found === undefined) return undefined
      const booking = await findBooking(database.kysely, edition.id, found.booking_id)
      const isOver = found.state !== 'open' || booking === undefined || !isPayable(booking, clock())
      return { isOver, address: found.redirect_to }
    }
    const payment = UUID.test(id)
      ? await withinBudget({ lane: 'writes', milliseconds: REQUEST_BUDGET_MS }, find)
      : undefined
    if (payment?.isOver === false && payment.address !== null) return sendOn(reply, payment.address)
    const { accept, cookie } = request.headers
    if (!accept?.includes('text/html')) throw notFound('payment')
    if (payment?.isOver !== true) {
      const location = pathFor('booking', languageOf(edition, '/', cookie), { token: NO_BOOKING })
      return reply.code(FOUND).headers({ location, 'cache-control': 'no-store' }).send()
    }
    // No redirect to the booking: its address is a secret that a payment's does not give away.
    const asked = { host: request.addressing.host, url: '/', cookies: cookie }
    const { body, headers } = refusalPage(asked, 'payment_over')
    return reply.code(GONE).headers(headers).send(body)
  })
}

/**
 * `/payments/return/{page}`: where a provider sends the payer back, whatever became of the payment. It leads on to the page,
 * and changes nothing. CinetPay comes by POST, which pages refuse from another origin, and demands an answer of status 200.
 */
export function registerPaymentReturn(app: FastifyInstance): void {
  const leadBack = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const page = `/${(request.params as { '*': string })['*']}`
    if (!PAGE.test(page)) throw notFound('page')
    return sendOn(reply, contextOf(request).origin + page)
  }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: RETURN_BYTES }, (_, body, done) => done(null, body))
    scope.get('/payments/return/*', leadBack)
    scope.post('/payments/return/*', leadBack)
  })
}

function sendOn(reply: FastifyReply, address: string): FastifyReply {
  return reply.headers(HEADERS).type('text/html; charset=utf-8').send(pageOf(address))
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
