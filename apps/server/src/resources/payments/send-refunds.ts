import { EDITIONS } from '@otosafi/editions/registry'

import type { Database } from '../../db/database.ts'
import { inTransaction, type Write } from '../../db/in-transaction.ts'
import { toWholeUnits } from '../../outside/payments/minor-units.ts'
import type { PaymentsPort, RefundStatus } from '../../outside/payments/payments-port.ts'
import type { BookingSteps } from '../bookings/booking-steps.ts'
import type { ChargeRow, PaymentRow, RefundRow } from './payment-rows.ts'

/** Exponential backoff of refunds without an answer: each is looked up at the provider, and retried if missing. */
const FIRST_RETRY_DELAY_MS = 10 * 60_000
const MAX_RETRY_DELAY_MS = 6 * 3_600_000

/** A refund with its charge and payment. */
export type OwedRefund = { refund: RefundRow; charge: ChargeRow; payment: PaymentRow }

/** Notifies the team of a refund that it has to make itself. */
export type NotifyOfManualRefund = (write: Write, owed: OwedRefund) => Promise<void>

/** The refunds that are due at a moment. */
export async function listDueRefunds({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<RefundRow[]> {
  return kysely
    .selectFrom('payment_refunds')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute()
}

/**
 * Asks a provider for one refund, and stores the outcome. It claims the refund first, so that no two processes ask at once, and
 * a retry after a crash comes only when the provider must know of the first request.
 */
export async function sendRefund(
  database: Pick<Database, 'kysely'>,
  due: RefundRow,
  {
    port,
    steps,
    now,
    notifyOfManualRefund,
  }: { port: PaymentsPort | null; steps: BookingSteps; now: Date; notifyOfManualRefund: NotifyOfManualRefund },
): Promise<void> {
  const owed = await claim(database, due, now)
  if (owed === null) return
  const { refund, charge } = owed
  // Where the provider is not configured any more, only people can reach it.
  const status =
    port === null || port.provider !== charge.provider
      ? 'byHand'
      : await port.refund({
          id: refund.id,
          charge: { id: charge.charge, amount: refund.amount, currency: charge.currency },
        })
  if (status === 'pending') return
  await inTransaction(database, (write) => settle(write, owed, { status, steps, now, notifyOfManualRefund }))
}

async function claim(
  { kysely }: Pick<Database, 'kysely'>,
  { edition, id, due_at, asked }: RefundRow,
  now: Date,
): Promise<OwedRefund | null> {
  const pause = Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** Math.min(asked, 10))
  const refund = await kysely
    .updateTable('payment_refunds')
    .set({ state: 'sent', asked: asked + 1, due_at: new Date(now.getTime() + pause) })
    .where('edition', '=', edition)
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .where('asked', '=', asked)
    .returningAll()
    .executeTakeFirst()
  if (refund === undefined) return null
  const charge = await kysely
    .selectFrom('payment_charges')
    .selectAll()
    .where('provider', '=', refund.provider)
    .where('charge', '=', refund.charge)
    .executeTakeFirstOrThrow()
  const payment = await kysely
    .selectFrom('payments')
    .selectAll()
    .where('edition', '=', charge.edition)
    .where('id', '=', charge.payment_id)
    .executeTakeFirstOrThrow()
  return { refund, charge, payment }
}

async function settle(
  write: Write,
  owed: OwedRefund,
  {
    status,
    steps,
    now,
    notifyOfManualRefund,
  }: {
    status: Exclude<RefundStatus, 'pending'>
    steps: BookingSteps
    now: Date
    notifyOfManualRefund: NotifyOfManualRefund
  },
): Promise<void> {
  const { refund, charge, payment } = owed
  const settled = await write
    .updateTable('payment_refunds')
    .set({ state: status, due_at: null, settled_at: status === 'done' ? now : null })
    .where('edition', '=', refund.edition)
    .where('id', '=', refund.id)
    .where('state', '=', 'sent')
    .returning('id')
    .executeTakeFirst()
  if (settled === undefined) return
  if (status === 'byHand') {
    await notifyOfManualRefund(write, owed)
    return
  }
  if (!charge.is_booked) return
  const amount = toWholeUnits(refund.amount, EDITIONS[refund.edition].currency)
  const after =
    amount === null ? null : await steps.take(write, payment.booking_id, { action: 'refund', actor: 'payment', amount })
  if (after === null) throw new Error(`The refund ${refund.id} does not fit its booking`)
}
