import {
  type Booking,
  type BookingAction,
  type BookingActor,
  type BookingEffect,
  type BookingState,
  type BookingStep,
  BOOKING_STATES,
  isOpen,
  OPEN_STATES,
  refundDue,
  type Surroundings,
} from './booking.ts'

/** The guard of a transition, in words and as a predicate. */
export type Guard = {
  words: string
  holds: (booking: Booking, step: BookingStep, surroundings: Surroundings) => boolean
}

/** One line of the table of transitions. */
export type Transition = {
  action: BookingAction
  /** Null is a booking that does not exist yet. */
  from: readonly (BookingState | null)[]
  /** Null keeps the state. */
  to: BookingState | null
  actors: readonly BookingActor[]
  guard: Guard | null
  /** To which sum of the booking the step's amount is added. */
  money?: 'deposit' | 'surplus' | 'returned'
  effects: readonly BookingEffect[]
}

const carIsFree: Guard = { words: 'the car is free', holds: (_, __, { isCarFree }) => isCarFree }
const inTime: Guard = {
  words: 'in time',
  holds: ({ deadline }, { at }) => deadline === null || at < deadline,
}
const overdue: Guard = {
  words: 'its time has run out',
  holds: ({ deadline }, { at }) => deadline !== null && deadline <= at,
}
const depositInTime: Guard = {
  words: 'the whole deposit, in time',
  holds: (booking, step, surroundings) => isDeposit(booking, step) && inTime.holds(booking, step, surroundings),
}
const lateDeposit: Guard = {
  words: 'the whole deposit, none came before, the car is free',
  holds: (booking, step, { isCarFree }) => isDeposit(booking, step) && booking.deposit === 0 && isCarFree,
}
const extension: Guard = {
  words: 'in time, the first one, with a reason',
  holds: (booking, step, surroundings) =>
    !booking.isExtended && Boolean(step.reason?.trim()) && inTime.holds(booking, step, surroundings),
}
const stillUnderWay: Guard = {
  words: 'in time while it is open, else while money is due',
  holds: (booking, step, surroundings) =>
    isOpen(booking) ? inTime.holds(booking, step, surroundings) : refundDue(booking) > 0,
}
const money: Guard = { words: 'an amount', holds: (_, step) => isAmount(step) }
const allThatIsDue: Guard = {
  words: 'all that is due',
  holds: (booking, step) => isAmount(step) && step.amount === refundDue(booking),
}
const partOfWhatIsDue: Guard = {
  words: 'no more than is due',
  holds: (booking, step) => isAmount(step) && (step.amount ?? 0) <= refundDue(booking),
}

/** Every transition of a booking (P-47). Of several that fit, the first counts. */
export const TRANSITIONS: readonly Transition[] = [
  {
    action: 'request',
    from: [null],
    to: 'requested',
    actors: ['visitor'],
    guard: carIsFree,
    effects: ['blockCar', 'notifyVisitor', 'notifyTeam'],
  },
  {
    action: 'confirm',
    from: ['requested'],
    to: 'awaitingDeposit',
    actors: ['visitor', 'staff'],
    guard: inTime,
    effects: ['notifyVisitor', 'notifyTeam'],
  },
  {
    action: 'receiveDeposit',
    from: ['requested', 'awaitingDeposit'],
    to: 'held',
    actors: ['staff', 'payment'],
    guard: depositInTime,
    money: 'deposit',
    effects: ['notifyVisitor', 'notifyTeam'],
  },
  {
    action: 'receiveDeposit',
    from: ['expired'],
    to: 'held',
    actors: ['staff', 'payment'],
    guard: lateDeposit,
    money: 'deposit',
    effects: ['blockCar', 'notifyVisitor', 'notifyTeam'],
  },
  {
    action: 'receiveDeposit',
    from: BOOKING_STATES,
    to: null,
    actors: ['staff', 'payment'],
    guard: money,
    money: 'surplus',
    effects: ['payBack', 'notifyVisitor', 'notifyTeam'],
  },
  {
    action: 'extend',
    from: ['held'],
    to: null,
    actors: ['staff'],
    guard: extension,
    effects: ['notifyVisitor', 'notifyTeam'],
  },
  {
    action: 'complete',
    from: ['held'],
    to: 'completed',
    actors: ['staff'],
    guard: inTime,
    effects: ['sellCar', 'notifyVisitor', 'notifyTeam'],
  },
  {
    action: 'changeContact',
    from: BOOKING_STATES,
    to: null,
    actors: ['visitor'],
    guard: stillUnderWay,
    effects: ['notifyVisitor', 'notifyTeam'],
  },
  {
    action: 'cancel',
    from: OPEN_STATES,
    to: 'cancelled',
    actors: ['visitor', 'staff'],
    guard: inTime,
    effects: ['freeCar', 'payBack', 'notifyVisitor', 'notifyTeam'],
  },
  {
    action: 'expire',
    from: OPEN_STATES,
    to: 'expired',
    actors: ['clock'],
    guard: overdue,
    effects: ['freeCar', 'payBack', 'notifyVisitor', 'notifyTeam'],
  },
  {
    action: 'refund',
    from: ['cancelled', 'expired'],
    to: 'refunded',
    actors: ['staff', 'payment'],
    guard: allThatIsDue,
    money: 'returned',
    effects: ['notifyVisitor', 'notifyTeam'],
  },
  {
    action: 'refund',
    from: BOOKING_STATES,
    to: null,
    actors: ['staff', 'payment'],
    guard: partOfWhatIsDue,
    money: 'returned',
    effects: ['notifyVisitor', 'notifyTeam'],
  },
]

function isDeposit({ terms }: Booking, { amount }: BookingStep): boolean {
  return amount === terms.deposit
}

function isAmount({ amount = 0 }: BookingStep): boolean {
  return Number.isSafeInteger(amount) && amount > 0
}
