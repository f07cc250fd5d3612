import type { Booking } from '@otosafi/api-client/schema'
import { refundDeadline } from '@otosafi/domain/booking/booking'

import { type Moment, momentOf } from './moment.ts'

/** A booking as its page shows it. Amounts are whole units of the currency. */
export type ShownBooking = Pick<
  Booking,
  'id' | 'reference' | 'state' | 'cancellable' | 'paid' | 'refundIfCancelled' | 'refundDue' | 'paidBack' | 'contact'
> & {
  /** The car's name. */
  car: string
  deposit: number
  /** The day on which it was made, ISO. */
  made: string
  /** The last day on which money is paid back, ISO: what is due, or would be if it were cancelled now; null where none is said. */
  refundBy: string | null
  /** Until when it keeps the car, and how many milliseconds that was from when the page was written; null once it does not. */
  until: (Moment & { left: number }) | null
  /** Whether the deposit can be paid online now, the state of its payment, and that of money that does not fit the booking. */
  payment: Pick<Booking['payment'], 'payable' | 'state' | 'stray'>
}

/** Reduces a booking of the API to what its page shows at the moment `now`. */
export function shownBooking(booking: Booking, now: number): ShownBooking {
  const { id, reference, state, cancellable, paid, refundIfCancelled, refundDue, paidBack, contact } = booking
  const { payable, state: paymentState, stray } = booking.payment
  const ifCancelled = cancellable ? refundDeadline(booking.terms, now) : null
  const refundBy = booking.refundDueAt ?? (ifCancelled === null ? null : new Date(ifCancelled).toISOString())
  const until = booking.heldUntil ?? booking.depositDueAt
  return {
    id,
    reference,
    state,
    cancellable,
    paid,
    refundIfCancelled,
    refundDue,
    paidBack,
    contact,
    car: booking.car?.name ?? booking.carName,
    deposit: booking.terms.deposit,
    made: momentOf(booking.createdAt).day,
    refundBy: refundBy === null ? null : momentOf(refundBy).day,
    until: until === null ? null : { ...momentOf(until), left: Date.parse(until) - now },
    payment: { payable, state: paymentState, stray },
  }
}
