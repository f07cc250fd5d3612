import {
  type Booking,
  type BookingStep,
  isOpen,
  isOverdue,
  refundDeadline,
  refundDue,
  refundIfCancelled,
} from '@otosafi/domain/booking/booking'
import { takeStep } from '@otosafi/domain/booking/take-step'
import { isLimitReached } from '@otosafi/domain/visits/own-steps'

import type { BodyOf, RequestContext } from '../../contract/handler.ts'
import { presentContact } from '../appointments/contact.ts'
import { presentTerms } from '../booking-terms/booking-terms.presenter.ts'
import type { CarCard } from '../cars/car-card.presenter.ts'
import { type BookingEventRow, bookingOf, type BookingRow } from './booking-rows.ts'

export type PaymentShown = BodyOf<'getBooking'>['payment']

/** The events from which money may be due. */
const DUE_BY: ReadonlySet<BookingEventRow['action']> = new Set(['cancel', 'expire', 'receiveDeposit'])

/** A booking as its visitor sees it at the moment `now`: one whose time is over has expired, whether or not that was noted. */
export function presentBooking(
  row: BookingRow,
  {
    id,
    card,
    payment,
    events,
    edition,
    now,
  }: {
    id: string
    card: CarCard | null
    payment: PaymentShown
    events: readonly BookingEventRow[]
    now: number
  } & Pick<RequestContext, 'edition'>,
): BodyOf<'getBooking'> {
  const booking = bookingOf(row)
  const isOver = isOverdue(booking, now)
  const state = isOver ? 'expired' : row.state
  const open = isOpen({ state })
  const until = row.deadline?.toISOString() ?? null
  const due = refundDue(isOver ? { ...booking, state: 'expired' } : booking)
  const since = isOver ? row.deadline : dueSince(events)
  const hasFailed = state === 'cancelled' || state === 'expired'
  const dueAt = due > 0 && hasFailed && since !== null ? refundDeadline(booking.terms, since.getTime()) : null
  const change = { action: 'changeContact', actor: 'visitor', at: now } as const
  return {
    id,
    reference: row.reference,
    car: card === null ? null : { ...card, status: open ? 'reserved' : card.status },
    carName: row.car_name,
    state,
    terms: presentTerms(booking.terms, edition),
    createdAt: row.created_at.toISOString(),
    depositDueAt: open && state !== 'held' ? until : null,
    heldUntil: state === 'held' ? until : null,
    cancellable: open,
    paid: row.received + row.surplus,
    refundIfCancelled: open ? refundIfCancelled(booking) : 0,
    refundDue: due,
    refundDueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
    paidBack: row.returned,
    payment,
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    contact: presentContact(row, isAllowed(booking, change) && !isLimitReached(events, change.action)),
  }
}

/** Since when money of a booking that has failed is due: its end, or when more of it came after that. */
function dueSince(events: readonly BookingEventRow[]): Date | null {
  return events.findLast(({ action }) => DUE_BY.has(action))?.at ?? null
}

/** Whether a transition is allowed; for steps that do not depend on other bookings. */
function isAllowed(booking: Booking, step: BookingStep): boolean {
  return !('refusal' in takeStep(booking, step, { isCarFree: false }))
}
