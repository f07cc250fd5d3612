import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { refundDue } from '@otosafi/domain/booking/booking'
import type { EditionFacts } from '@otosafi/editions/edition'

import type { Write } from '../../db/in-transaction.ts'
import { toMinorUnits } from '../../outside/payments/minor-units.ts'
import { wakePayments } from '../../outside/payments/wake-payments.ts'
import { type BookingRow, bookingOf } from '../bookings/booking-rows.ts'
import { type ChargeRow, refundNoted } from './payment-rows.ts'

/**
 * Notes what is to go back to where it came from, in the transaction of the event by which it is due: of what was paid
 * online, the latest charges first. What was paid otherwise is paid back by staff.
 */
export async function oweRefunds(write: Write, row: BookingRow, edition: EditionFacts, now: Date): Promise<void> {
  const { currency } = edition
  const due = refundDue(bookingOf(row))
  if (due === 0) return
  let left = toMinorUnits(due - (await refundNoted(write, { edition: edition.id, id: row.id, currency })), currency)
  for (const charge of await listCharges(write, row)) {
    const amount = Math.min(left, charge.left)
    if (amount <= 0) continue
    await oweRefund(write, charge, amount, now)
    left -= amount
  }
}

/** Notes that something of a charge is to go back, minor units, and wakes the job. */
export async function oweRefund(
  write: Write,
  { edition, provider, charge }: Pick<ChargeRow, 'edition' | 'provider' | 'charge'>,
  amount: number,
  now: Date,
): Promise<void> {
  await write
    .insertInto('payment_refunds')
    .values({ edition, id: randomUUID(), provider, charge, amount, state: 'due', created_at: now, due_at: now })
    .execute()
  await wakePayments(write)
}

/** The charges in the sums of a booking, latest first, with what of them is not on its way back. */
async function listCharges(write: Write, { edition, id }: BookingRow): Promise<(ChargeRow & { left: number })[]> {
  return write
    .selectFrom('payment_charges as c')
    .innerJoin('payments as p', (join) => join.onRef('p.edition', '=', 'c.edition').onRef('p.id', '=', 'c.payment_id'))
    .selectAll('c')
    .select(
      sql<number>`c.amount - coalesce((
        select sum(r.amount) from payment_refunds r
        where r.edition = c.edition and r.provider = c.provider and r.charge = c.charge
      ), 0)::int`.as('left'),
    )
    .where('p.edition', '=', edition)
    .where('p.booking_id', '=', id)
    .where('c.is_booked', '=', true)
    .orderBy('c.found_at', 'desc')
    .orderBy('c.charge', 'desc')
    .execute()
}
