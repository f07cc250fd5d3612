import { isOverdue } from '@otosafi/domain/booking/booking'
import type { EditionId } from '@otosafi/editions/edition'
import { EDITIONS } from '@otosafi/editions/registry'

import type { Write } from '../../db/in-transaction.ts'
import type { PaymentState } from '../../db/payment-tables.ts'
import type { PaymentsPort } from '../../outside/payments/payments-port.ts'
import { wakePayments } from '../../outside/payments/wake-payments.ts'
import { bookingOf, type BookingRow } from '../bookings/booking-rows.ts'
import type { PaymentShown } from '../bookings/booking.presenter.ts'
import { findPaymentOf, listStrayRefunds } from './payment-rows.ts'

/** Throttle of polls of a payment while its visitor reloads the page. */
const POLL_MS = 30_000

const SHOWN: Readonly<Record<PaymentState, PaymentShown['state']>> = {
  open: 'pending',
  paid: 'paid',
  refused: 'refused',
  abandoned: 'none',
}

/** Whether the deposit of a booking can be paid online at the moment `now`. */
export function isPayable(row: BookingRow, now: number): boolean {
  return (row.state === 'requested' || row.state === 'awaitingDeposit') && !isOverdue(bookingOf(row), now)
}

/** The ways in which the deposit of a booking can be paid, and the state of its payment online. */
export async function presentPayment(
  queries: Pick<Write, 'selectFrom'>,
  row: BookingRow,
  { port, now }: { port: PaymentsPort | null; now: number },
): Promise<PaymentShown> {
  const payment = await findPaymentOf(queries, row.edition, row.id)
  return {
    methods: [...(port === null ? [] : (['online'] as const)), ...waysByHand(row.edition)],
    payable: port !== null && isPayable(row, now),
    state: payment === undefined ? 'none' : SHOWN[payment.state],
    stray: await findStray(queries, row),
  }
}

/** Whether a booking's payments brought money that is in none of its sums, and whether that is on its way back. */
async function findStray(queries: Pick<Write, 'selectFrom'>, row: BookingRow): Promise<PaymentShown['stray']> {
  const refunds = await listStrayRefunds(queries, row)
  if (refunds.length === 0) return 'none'
  return refunds.every(({ state }) => state === 'done') ? 'returned' : 'returning'
}

/** The ways that staff confirms: by transfer only where there is an account. */
function waysByHand(edition: EditionId): PaymentShown['methods'] {
  return EDITIONS[edition].booking.account === null ? ['showroom'] : ['showroom', 'transfer']
}

/** Schedules the poll of a payment at once when its visitor opens the booking: the provider's notice may be lost. */
export async function schedulePoll(write: Write, { edition, id }: BookingRow, now: Date): Promise<void> {
  const scheduled = await write
    .updateTable('payments')
    .set({ due_at: now })
    .where('edition', '=', edition)
    .where('booking_id', '=', id)
    // After a refusal, the payer may try again on the same page.
    .where(({ eb, or, and }) =>
      or([eb('state', '=', 'refused'), and([eb('state', '=', 'open'), eb('redirect_to', 'is not', null)])]),
    )
    .where('due_at', '>', now)
    .where(({ eb, or }) => or([eb('asked_at', 'is', null), eb('asked_at', '<=', new Date(now.getTime() - POLL_MS))]))
    .returning('id')
    .execute()
  if (scheduled.length > 0) await wakePayments(write)
}
