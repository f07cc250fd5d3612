import {
  type AgreedTerms,
  type Booking,
  type BookingState,
  type BookingStep,
  type Decided,
  isOpen,
  newBooking,
  type Refused,
  type Surroundings,
} from './booking.ts'
import { type Transition, TRANSITIONS } from './transitions.ts'

/** Timeouts of a booking in the states without a deposit, hours. */
export const REQUEST_HOURS = 24
export const DEPOSIT_HOURS = 48

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Takes a step (P-47): the first transition from the booking's state that the actor may make and whose guard holds. Nothing
 * but its expiry can happen to a booking whose time has run out, so it has to be expired first.
 */
export function takeStep(booking: Booking, step: BookingStep, surroundings: Surroundings): Decided | Refused {
  const candidates = TRANSITIONS.filter(
    ({ action, from, actors }) => action === step.action && from.includes(booking.state) && actors.includes(step.actor),
  )
  const found = candidates.find(({ guard }) => guard === null || guard.holds(booking, step, surroundings))
  if (found === undefined) {
    return { refusal: step.action === 'request' && candidates.length > 0 ? 'carNotFree' : 'notAllowed' }
  }
  const state = found.to ?? booking.state
  const changed = withMoney({ ...booking, state }, step, found)
  return { booking: { ...changed, ...withDeadline(changed, booking, step) }, effects: found.effects }
}

/** The booking that a history of steps has led to. Throws where one of them was not allowed: such a step was never stored. */
export function replay(terms: AgreedTerms, steps: readonly (BookingStep & { state: BookingState })[]): Booking {
  return steps.reduce((booking, { state, ...step }) => {
    // Whether the car was free shows in what the step has led to.
    const decided = takeStep(booking, step, { isCarFree: booking.state === null || state === 'held' })
    if ('refusal' in decided || decided.booking.state !== state)
      throw new Error(`A booking in state ${booking.state} cannot have become ${state} by ${step.action}`)
    return decided.booking
  }, newBooking(terms))
}

function withMoney(booking: Booking, { amount = 0 }: BookingStep, { money }: Transition): Booking {
  return money === undefined ? booking : { ...booking, [money]: booking[money] + amount }
}

function withDeadline(changed: Booking, before: Booking, { action, at }: BookingStep): Partial<Booking> {
  if (!isOpen(changed)) return { deadline: null }
  if (action === 'extend') return { deadline: (before.deadline ?? at) + holdOf(changed), isExtended: true }
  if (changed.state === before.state) return {}
  if (changed.state === 'requested') return { deadline: at + REQUEST_HOURS * HOUR_MS }
  if (changed.state === 'awaitingDeposit') return { deadline: at + DEPOSIT_HOURS * HOUR_MS }
  return { deadline: at + holdOf(changed) }
}

function holdOf({ terms }: Booking): number {
  return terms.holdDays * DAY_MS
}
