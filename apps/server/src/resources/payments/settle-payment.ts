import type { EditionFacts } from '@otosafi/editions/edition'

import type { Database } from '../../db/database.ts'
import { inTransaction, type Write } from '../../db/in-transaction.ts'
import { toWholeUnits } from '../../outside/payments/minor-units.ts'
import type { Charge, PaymentStatus } from '../../outside/payments/payments-port.ts'
import type { BookingSteps } from '../bookings/booking-steps.ts'
import { oweRefund } from './owe-refunds.ts'
import type { PaymentRow } from './payment-rows.ts'

/** Notifies the team of a payment that does not fit its booking. */
export type NotifyOfStray = (write: Write, payment: PaymentRow, charge: Charge) => Promise<void>

/** What payments are settled with. */
export type Settling = { edition: EditionFacts; now: Date; steps: BookingSteps; notifyOfStray: NotifyOfStray }

/** First poll of an unreported payment; later polls pause for half its age, within these bounds. */
export const FIRST_POLL_MS = 5 * 60_000
const MAX_POLL_INTERVAL_MS = 6 * 3_600_000
/** Polling timeout of a payment: a provider's page may stay open for long. A notice that comes later still counts. */
export const POLLING_TIMEOUT_MS = 30 * 24 * 3_600_000

/**
 * Takes over what a provider says of a payment, in one transaction: each charge once, by its id, as an event of the
 * booking. Money that cannot be in the booking's sums, because it is of another currency, has a fraction, or the
 * booking is gone, is refunded in full. Gives whether a charge was new.
 */
export async function settlePayment(
  database: Pick<Database, 'kysely'>,
  found: PaymentRow,
  status: PaymentStatus,
  settling: Settling,
): Promise<boolean> {
  return inTransaction(database, async (write) => {
    const payment = await write
      .selectFrom('payments')
      .selectAll()
      .where('edition', '=', found.edition)
      .where('id', '=', found.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const isNew: boolean[] = []
    for (const charge of status.charges) isNew.push(await book(write, payment, charge, settling))
    await write
      .updateTable('payments')
      .set({ ...afterwards(payment, status, settling.now), ...whatCameMeanwhile(payment, found) })
      .where('edition', '=', payment.edition)
      .where('id', '=', payment.id)
      .execute()
    return isNew.includes(true)
  })
}

/** Stores a charge and what follows from it; false where that was done before. */
async function book(
  write: Write,
  payment: PaymentRow,
  charge: Charge,
  { now, steps, notifyOfStray }: Settling,
): Promise<boolean> {
  const { edition, id: payment_id, provider } = payment
  const amount = charge.currency === payment.currency ? toWholeUnits(charge.amount, payment.currency) : null
  const stored = await write
    .insertInto('payment_charges')
    .values({
      provider,
      charge: charge.id,
      edition,
      payment_id,
      amount: charge.amount,
      currency: charge.currency,
      is_booked: amount !== null,
      found_at: now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'charge']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (stored === undefined) return false
  if (amount !== null) {
    const act = { action: 'receiveDeposit', actor: 'payment', amount } as const
    if ((await steps.take(write, payment.booking_id, act)) !== null) return true
    await write
      .updateTable('payment_charges')
      .set({ is_booked: false })
      .where('provider', '=', provider)
      .where('charge', '=', charge.id)
      .execute()
  }
  await oweRefund(write, stored, charge.amount, now)
  await notifyOfStray(write, payment, charge)
  return true
}

/** A notice that came while the provider was asked is a reason to ask again: the answer may be older. */
function whatCameMeanwhile({ due_at }: PaymentRow, found: PaymentRow): Pick<PaymentRow, 'due_at'> | undefined {
  return due_at?.getTime() === found.due_at?.getTime() ? undefined : { due_at }
}

/** The state of a payment, and when it is asked about again. */
function afterwards(payment: PaymentRow, { state }: PaymentStatus, now: Date) {
  // A payment that was paid stays so, whatever is said later. It is asked about still, less often: it may be paid twice.
  const isPaid = state === 'paid' || payment.state === 'paid'
  // After a refusal the payer may try again on the same page, by which the payment is open again.
  const common = { asked_at: now, redirect_to: isPaid ? null : payment.redirect_to }
  const age = now.getTime() - payment.created_at.getTime()
  const pause = Math.min(isPaid ? POLLING_TIMEOUT_MS : MAX_POLL_INTERVAL_MS, Math.max(FIRST_POLL_MS, age / 2))
  const due_at = age + pause > POLLING_TIMEOUT_MS ? null : new Date(now.getTime() + pause)
  if (isPaid) return { ...common, state: 'paid', due_at } as const
  return { ...common, state: due_at === null && state === 'open' ? 'abandoned' : state, due_at } as const
}
