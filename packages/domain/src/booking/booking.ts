/** Where a booking stands (P-47). */
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

/** What is done to a booking. */
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

/** Who does it: `payment` is a notice of the payment provider, `clock` is the time that has passed. */
export type BookingActor = 'visitor' | 'staff' | 'payment' | 'clock'

/** What the rule `tenPercent` gives back of a deposit, percent (P-22). */
export const PARTIAL_REFUND_PERCENT = 10

/** Deposit in whole units of the currency, days of hold and refund rule, as they were when the booking was made (P-22). */
export type AgreedTerms = { deposit: number; holdDays: number; refund: 'full' | 'tenPercent' }

/** The name of terms whose deposit is in a currency, by which they are accepted: terms that say something else have another. */
export function versionOfTerms({ deposit, holdDays, refund }: AgreedTerms, currency: string): string {
  return [deposit, currency, holdDays, refund].join('-')
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
  /** What was received that holds or held the car: nothing, or the deposit. */
  deposit: number
  /** What was received besides: paid twice, or when there was nothing left to hold. It goes back in full. */
  surplus: number
  /** What was paid back. */
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

/** What must be so besides the state of a booking. */
export type Surroundings = {
  /** Whether no other booking keeps the car, and it is for sale. */
  isCarFree: boolean
}

/** What a transition means for the car, the money and people; `payBack` is about whatever is due. */
export type BookingEffect = 'blockCar' | 'freeCar' | 'sellCar' | 'payBack' | 'tellVisitor' | 'tellTeam'

/** What a step comes to: the booking after it, and its effects. */
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

/** Whether an open booking's time has run out at a moment, whether or not it was expired already. */
export function isOverdue({ deadline }: Pick<Booking, 'deadline'>, at: number): boolean {
  return deadline !== null && deadline <= at
}

/**
 * What is still to be paid back, whole units: money that never held the car in full, and of the deposit of a booking that
 * came to nothing what its refund rule says, rounded up.
 */
export function refundDue(booking: Booking): number {
  return booking.surplus + refundOf(booking) - booking.returned
}

/** What would be due back if an open booking were cancelled now, with what is due already. */
export function refundIfCancelled(booking: Booking): number {
  return refundDue({ ...booking, state: 'cancelled' })
}

/** What the seller keeps of what was received and is not due back. */
export function kept(booking: Booking): number {
  return booking.deposit - refundOf(booking)
}

function refundOf({ state, terms, deposit }: Booking): number {
  if (state !== 'cancelled' && state !== 'expired' && state !== 'refunded') return 0
  return terms.refund === 'full' ? deposit : Math.ceil((deposit * PARTIAL_REFUND_PERCENT) / 100)
}
