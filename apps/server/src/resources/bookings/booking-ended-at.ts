import { isOpen, refundDue } from '@otosafi/domain/booking/booking'

import type { Write } from '../../db/in-transaction.ts'
import { listStrayRefunds } from '../payments/payment-rows.ts'
import { bookingOf, type BookingRow } from './booking-rows.ts'

/** When a booking was closed with nothing left to refund; null while it is open or owes money, in its sums or besides. */
export async function bookingEndedAt(queries: Pick<Write, 'selectFrom'>, row: BookingRow): Promise<Date | null> {
  const booking = bookingOf(row)
  if (isOpen(booking) || refundDue(booking) > 0) return null
  const strays = await listStrayRefunds(queries, row)
  return strays.some(({ state }) => state !== 'done') ? null : bookingChangedAt(queries, row)
}

/** When the latest event of a booking was. */
export async function bookingChangedAt(queries: Pick<Write, 'selectFrom'>, row: BookingRow): Promise<Date> {
  const { at } = await queries
    .selectFrom('booking_events')
    .select('at')
    .where('edition', '=', row.edition)
    .where('id', '=', row.last_event)
    .executeTakeFirstOrThrow()
  return at
}
