import { createHmac } from 'node:crypto'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { escapeHtml } from '@otosafi/messages/escape-html'

import type { Clock } from '../clock.ts'
import { notFound, Problem } from '../contract/problem.ts'
import type { Database } from '../db/database.ts'
import { isOfSecretPage } from '../http/same-origin.ts'
import { hashSource } from '../http/security-headers.ts'
import { LOCAL_PAYMENTS_PATH, LOCAL_SIGNATURE, type LocalPayment } from '../outside/payments/local-payments.ts'
import { writeMinorUnits } from '../outside/payments/minor-units.ts'
import { isLocalAccess } from './local-access.ts'

/** How long a pending payment waits. */
const PENDING_DELAY_MS = 2 * 60_000
const FORM_BYTES = 1024

/** Simulated outcomes of a payment: its state, number of charges, and number of notices. */
const OUTCOMES = {
  paid: { label: 'Paid', state: 'paid', charges: 1, notices: 1 },
  pending: { label: 'Pending for 2 minutes, then paid', state: 'pending', charges: 0, notices: 1 },
  refused: { label: 'Refused', state: 'refused', charges: 0, notices: 1 },
  paidTwice: { label: 'Paid twice', state: 'paid', charges: 2, notices: 2 },
  paidLate: { label: 'Paid after the booking has run out', state: 'paid', charges: 1, notices: 1 },
  noticeLost: { label: 'Paid, and the notice is lost', state: 'paid', charges: 1, notices: 0 },
  noticeTwice: { label: 'Paid, and the notice comes twice', state: 'paid', charges: 1, notices: 2 },
} as const satisfies Record<string, { label: string; state: LocalPayment['state']; charges: number; notices: number }>
type Outcome = keyof typeof OUTCOMES

const STYLE = `:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}
body{max-inline-size:40ch;margin:auto;padding:1rem;overflow-wrap:anywhere}
button{display:block;inline-size:100%;margin-block:.5rem;min-block-size:2.75rem;padding-inline:1rem;font:inherit;text-align:start}
a{display:inline-block;padding-block:.6rem}`

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src ${hashSource(STYLE)}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const

/**
 * `/_payments/{reference}`: where people choose the outcome of a payment of the stand-in. Never to be registered in
 * production; like `/_outbox` it is served to this machine alone, under local names.
 */
export function registerLocalPaymentsPage(
  app: FastifyInstance,
  { database, clock }: { database: Pick<Database, 'kysely'>; clock: Clock },
): void {
  const { kysely } = database
  const find = async ({ params, addressing }: FastifyRequest): Promise<LocalPayment> => {
    if (!isLocalAccess(addressing)) throw notFound('page')
    const { reference } = params as { reference: string }
    const payment = await kysely
      .selectFrom('local_payments')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst()
    if (payment === undefined) throw notFound('payment')
    return payment
  }

  /** Sends a notice as a provider would: through the front door, and signed. */
  const notify = async ({ reference, notice_to, secret }: LocalPayment): Promise<void> => {
    const { pathname, host } = new URL(notice_to)
    const payload = JSON.stringify({ reference })
    const signature = createHmac('sha256', secret).update(payload).digest('hex')
    const headers = { host, 'content-type': 'application/json', [LOCAL_SIGNATURE]: signature }
    await app.inject({ method: 'POST', url: pathname, headers, payload })
  }

  const decide = async (payment: LocalPayment, outcome: Outcome): Promise<void> => {
    const { state, charges, notices } = OUTCOMES[outcome]
    const decided = await kysely
      .updateTable('local_payments')
      .set({ state, charges, paid_at: state === 'pending' ? new Date(clock() + PENDING_DELAY_MS) : null })
      .where('reference', '=', payment.reference)
      .where('state', 'in', ['open', 'refused'])
      .returning('reference')
      .executeTakeFirst()
    if (decided === undefined) throw new Problem('conflict')
    if (outcome === 'paidLate') await runOut(payment)
    for (let sent = 0; sent < notices; sent += 1) await notify(payment)
  }

  /** Lets the time of a payment's booking be over, which nobody wants to wait for. */
  const runOut = async ({ reference }: LocalPayment): Promise<void> => {
    await kysely
      .updateTable('bookings')
      .set({ deadline: new Date(clock()) })
      .where('deadline', '>', new Date(clock()))
      .where(({ eb, selectFrom }) =>
        eb(
          'id',
          'in',
          selectFrom('payments')
            .select('booking_id')
            .whereRef('payments.edition', '=', 'bookings.edition')
            .where('reference', '=', reference),
        ),
      )
      .execute()
  }

  app.register(async (scope) => {
    const options = { parseAs: 'string', bodyLimit: FORM_BYTES } as const
    scope.addContentTypeParser<string>('application/x-www-form-urlencoded', options, (_, body, done) =>
      done(null, new URLSearchParams(body)),
    )
    const url = `${LOCAL_PAYMENTS_PATH}/:reference`
    scope.get(url, async (request, reply) => send(reply, await find(request)))
    scope.post(url, async (request, reply) => {
      if (!isOfSecretPage(request)) throw new Problem('cross_origin')
      const payment = await find(request)
      const chosen = request.body instanceof URLSearchParams ? request.body.get('outcome') : null
      if (chosen === null || !isOutcome(chosen)) throw new Problem('malformed_request')
      await decide(payment, chosen)
      return reply.headers(HEADERS).redirect(payment.return_to, 303)
    })
  })
}

function isOutcome(text: string): text is Outcome {
  return Object.hasOwn(OUTCOMES, text)
}

function send(reply: FastifyReply, payment: LocalPayment): FastifyReply {
  const { reference, amount, currency, state, return_to } = payment
  const isDecided = state === 'paid' || state === 'pending'
  const buttons = Object.entries(OUTCOMES).map(
    ([outcome, { label }]) => `<button name="outcome" value="${outcome}">${label}</button>`,
  )
  const body = isDecided
    ? `<p role="status">This payment is ${state}.</p>`
    : `<p>No money moves here. What becomes of this payment?</p>\n<form method="post">${buttons.join('\n')}</form>`
  return reply.headers(HEADERS).type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Payment ${escapeHtml(reference)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(writeMinorUnits(amount, currency))}</h1>
<p>Payment ${escapeHtml(reference)}</p>
${body}
<p><a href="${escapeHtml(return_to)}">Back without paying</a></p>
</main></body>
</html>
`)
}
