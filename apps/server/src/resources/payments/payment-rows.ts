import { type Selectable, sql } from 'kysely'

import type { Booking } from '@otosafi/domain/booking/booking'
import { refundDue } from '@otosafi/domain/booking/booking'
import type { Currency } from '@otosafi/editions/currency'
import type { EditionId } from '@otosafi/editions/edition'

import type { Write } from '../../db/in-transaction.ts'
import type { PaymentTables } from '../../db/payment-tables.ts'
import { toWholeUnits } from '../../outside/payments/minor-units.ts'

/** A payment, a charge and a refund as they are stored. */
export type PaymentRow = Selectable<PaymentTables['payments']>
export type ChargeRow = Selectable<PaymentTables['payment_charges']>
export type RefundRow = Selectable<PaymentTables['payment_refunds']>

/**
 * The payment of a booking that counts, the one whose money is in its sums or else the latest; undefined where there is none. One
 * that could not be started at its provider does not count: nobody was given its page.
 */
export function findPaymentOf(
  queries: Pick<Write, 'selectFrom'>,
  edition: EditionId,
  bookingId: string,
): Promise<PaymentRow | undefined> {
  return queries
    .selectFrom('payments')
    .selectAll()
    .where('edition', '=', edition)
    .where('booking_id', '=', bookingId)
    .where(({ eb, or }) => or([eb('state', '!=', 'open'), eb('redirect_to', 'is not', null)]))
    .orderBy(
      ({ exists, selectFrom }) =>
        exists(
          selectFrom('payment_charges as c')
            .select('c.charge')
            .where('c.edition', '=', edition)
            .whereRef('c.payment_id', '=', 'payments.id')
            .where('c.is_booked', '=', true),
        ),
      'desc',
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Money of a booking's payments that is in none of its sums, and the state of its way back. */
type StrayRefund = Pick<RefundRow, 'state' | 'amount'> & Pick<ChargeRow, 'currency'>

/** What goes back of a booking's payments since it fits no booking: in full, charge by charge. */
export function listStrayRefunds(
  queries: Pick<Write, 'selectFrom'>,
  { edition, id }: Omit<BookingPlace, 'currency'>,
): Promise<StrayRefund[]> {
  return queries
    .selectFrom('payment_refunds as r')
    .innerJoin('payment_charges as c', (join) =>
      join.onRef('c.provider', '=', 'r.provider').onRef('c.charge', '=', 'r.charge'),
    )
    .innerJoin('payments as p', (join) => join.onRef('p.edition', '=', 'c.edition').onRef('p.id', '=', 'c.payment_id'))
    .select(['r.state', 'r.amount', 'c.currency'])
    .where('r.edition', '=', edition)
    .where('p.edition', '=', edition)
    .where('p.booking_id', '=', id)
    .where('c.is_booked', '=', false)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute()
}

/** The sum of a booking's refunds in these states, whole units of the currency. */
async function refunding(
  queries: Pick<Write, 'selectFrom'>,
  { edition, id, currency }: BookingPlace,
  states: readonly RefundRow['state'][],
): Promise<number> {
  const { total } = await queries
    .selectFrom('payment_refunds as r')
    .innerJoin('payment_charges as c', (join) =>
      join.onRef('c.provider', '=', 'r.provider').onRef('c.charge', '=', 'r.charge'),
    )
    .innerJoin('payments as p', (join) => join.onRef('p.edition', '=', 'c.edition').onRef('p.id', '=', 'c.payment_id'))
    .select(sql<number>`coalesce(sum(r.amount), 0)::int`.as('total'))
    .where('r.edition', '=', edition)
    .where('p.edition', '=', edition)
    .where('p.booking_id', '=', id)
    .where('c.is_booked', '=', true)
    .where('r.state', 'in', states)
    .executeTakeFirstOrThrow()
  return toWholeUnits(total, currency) ?? 0
}

/** A booking and the currency of its amounts. */
export type BookingPlace = { edition: EditionId; id: string; currency: Currency }

/**
 * The refund of a booking that staff has to make, whole units: all that is due but the provider's part. Nothing is refunded
 * twice, since the provider's part is recorded with the event by which it is due.
 */
export async function refundByStaff(
  queries: Pick<Write, 'selectFrom'>,
  place: BookingPlace,
  booking: Booking,
): Promise<number> {
  const due = refundDue(booking)
  return due === 0 ? 0 : due - (await refunding(queries, place, ['due', 'sent']))
}

/** The part of a booking's refund that is recorded already and not yet settled, whole units. */
export function refundNoted(queries: Pick<Write, 'selectFrom'>, place: BookingPlace): Promise<number> {
  return refunding(queries, place, ['due', 'sent', 'byHand'])
}

/** Has no refund of a booking change hands between provider and staff until the transaction ends. */
export async function lockRefunds(write: Write, { edition, id }: Omit<BookingPlace, 'currency'>): Promise<void> {
  await sql`
    select from payment_refunds r, payment_charges c, payments p
    where r.edition = ${edition} and c.provider = r.provider and c.charge = r.charge
      and p.edition = c.edition and p.id = c.payment_id and p.edition = ${edition} and p.booking_id = ${id}
    order by r.id
    for update of r
  `.execute(write)
}

/** Notes that staff has paid back what was theirs to pay: of the booking's sums, or of what is in none of them. */
export async function settleByHand(
  write: Write,
  { edition, id }: Omit<BookingPlace, 'currency'>,
  { isBooked, now }: { isBooked: boolean; now: Date },
): Promise<void> {
  await sql`
    update payment_refunds r set state = 'done', settled_at = ${now}
    from payment_charges c, payments p
    where r.edition = ${edition} and r.state = 'byHand' and c.is_booked = ${isBooked}
      and c.provider = r.provider and c.charge = r.charge
      and p.edition = c.edition and p.id = c.payment_id and p.edition = ${edition} and p.booking_id = ${id}
  `.execute(write)
}
