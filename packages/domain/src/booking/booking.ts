/** The states of a booking (P-47). */
export const BOOKING_STATES = [
  'requested',
  'awaitingDeposit',
  'held',
  'completed',
  'expired',
  'cancelled',
  'refunded',
] as const
export type BookingState = (typeof BOOKING_STATES)[number]

/** The states in which a booking keeps its car from others. At most one booking of a car is in one of them. */
export const OPEN_STATES = ['requested', 'awaitingDeposit', 'held'] as const satisfies readonly BookingState[]

/** The most open bookings of a person in an edition (P-46). */
export const MAX_OPEN_BOOKINGS = 2

/** The most bookings of one car by a person, made within some days, that may end without a deposit (P-46). */
export const MAX_UNPAID_BOOKINGS = 2
export const UNPAID_DAYS = 7

export const BOOKING_ACTIONS = [
  'request',
  'confirm',
  'receiveDeposit',
  'extend',
  'complete',
  'changeContact',
  'cancel',
  'expire',
  'refund',
] as const
export type BookingAction = (typeof BOOKING_ACTIONS)[number]

/** The actor: `payment` is a notice of the payment provider, `clock` is the system, once the time has run out. */
export type BookingActor = 'visitor' | 'staff' | 'payment' | 'clock'

/** The part of a deposit that the rule `tenPercent` refunds, percent (P-22). */
export const PARTIAL_REFUND_PERCENT = 10

const DAY_MS = 24 * 3_600_000

/**
 * Deposit in whole units of the currency, days of hold, refund rule, and the days within which money is paid back, null where
 * none are said: as they were when the booking was made (P-22).
 */
export type AgreedTerms = {
  deposit: number
  holdDays: number
  refund: 'full' | 'tenPercent'
  refundDays: number | null
}

/** The name of terms whose deposit is in a currency, by which they are accepted: terms that say something else have another. */
export function versionOfTerms({ deposit, holdDays, refund, refundDays }: AgreedTerms, currency: string): string {
  return [deposit, currency, holdDays, refund, ...(refundDays === null ? [] : [refundDays])].join('-')
}

/** A booking as its events have left it. Amounts are whole units, times milliseconds since the epoch. */
export type Booking = {
  /** Null before it is requested. */
  state: BookingState | null
  terms: AgreedTerms
  /** When an open booking expires; null for any other. */
  deadline: number | null
  /** Whether staff has extended the hold. */
  isExtended: boolean
  /** The received money that holds or held the car: nothing, or the deposit. */
  deposit: number
  /** Money received beyond the deposit: paid twice, or when there was nothing left to hold. Refunded in full. */
  surplus: number
  /** The sum of refunds. */
  returned: number
}

/** Something to be done to a booking. */
export type BookingStep = {
  action: BookingAction
  actor: BookingActor
  /** Milliseconds since the epoch. */
  at: number
  /** Money that came or went, whole units; with `receiveDeposit` and `refund`. */
  amount?: number
  /** Why; an extension needs it. */
  reason?: string
}

/** Preconditions of a step besides the state of the booking. */
export type Surroundings = {
  /** Whether no other booking keeps the car, and it is for sale. */
  isCarFree: boolean
}

/** Effects of a transition on the car, the money and people; `payBack` refunds all that is due. */
export type BookingEffect = 'blockCar' | 'freeCar' | 'sellCar' | 'payBack' | 'notifyVisitor' | 'notifyTeam'

/** The result of a step: the booking after it, and its effects. */
export type Decided = { booking: Booking; effects: readonly BookingEffect[] }

/** Why a step is refused: the car is not free, or the booking's state does not allow it. */
export type Refused = { refusal: 'carNotFree' | 'notAllowed' }

/** A booking before anything has happened. */
export function newBooking(terms: AgreedTerms): Booking {
  return { state: null, terms, deadline: null, isExtended: false, deposit: 0, surplus: 0, returned: 0 }
}

/** Whether a booking keeps its car from others. */
export function isOpen({ state }: Pick<Booking, 'state'>): boolean {
  return state !== null && (OPEN_STATES as readonly BookingState[]).includes(state)
}

/**
 * Whether a booking that has ended without a deposit counts among those of its car that a person may have (P-46), by what has
 * happened to it: not one that the team has cancelled, or left unanswered until it ran out.
 */
export function countsAsUnpaid(events: readonly Pick<BookingStep, 'action' | 'actor'>[]): boolean {
  const end = events.findLast(({ action }) => action === 'cancel' || action === 'expire')
  return end?.action === 'cancel' ? end.actor === 'visitor' : events.some(({ action }) => action === 'confirm')
}

/** Whether an open booking's time has run out at a moment, whether or not it was expired already. */
export function isOverdue({ deadline }: Pick<Booking, 'deadline'>, at: number): boolean {
  return deadline !== null && deadline <= at
}

/**
 * The refund that is still due, whole units: all money that never held the car, and the part of a failed booking's deposit
 * that its refund rule sets, rounded up.
 */
export function refundDue(booking: Booking): number {
  return booking.surplus + refundOf(booking) - booking.returned
}

/** The refund that would be due if an open booking were cancelled now. */
export function refundIfCancelled(booking: Booking): number {
  return refundDue({ ...booking, state: 'cancelled' })
}

/**
 * Until when money that is due since a moment is paid back, milliseconds since the epoch; null where the terms do not say.
 */
export function refundDeadline({ refundDays }: Pick<AgreedTerms, 'refundDays'>, since: number): number | null {
  return refundDays === null ? null : since + refundDays * DAY_MS
}

/** The part of the deposit that the seller keeps. */
export function kept(booking: Booking): number {
  return booking.deposit - refundOf(booking)
}

function refundOf({ state, terms, deposit }: Booking): number {
  if (state !== 'cancelled' && state !== 'expired' && state !== 'refunded') return 0
  return terms.refund === 'full' ? deposit : Math.ceil((deposit * PARTIAL_REFUND_PERCENT) / 100)
}
