import { LEAD_HOURS } from './slots.ts'

/** The states of a visit (P-48). */
export const VISIT_STATES = ['requested', 'confirmed', 'done', 'missed', 'cancelled'] as const
export type VisitState = (typeof VISIT_STATES)[number]

/** The states in which a visit keeps its slot. */
export const OPEN_VISIT_STATES = ['requested', 'confirmed'] as const satisfies readonly VisitState[]

export const VISIT_ACTIONS = ['schedule', 'confirm', 'move', 'changeContact', 'cancel', 'finish', 'miss'] as const
export type VisitAction = (typeof VISIT_ACTIONS)[number]
/** The actor; `clock` is the system: it cancels visits to cars that were sold or withdrawn, and ends what is over. */
export type VisitActor = 'visitor' | 'staff' | 'clock'

/** The most open visits of a person in an edition (P-46). */
export const MAX_OPEN_VISITS = 3

/** Milliseconds from when a visit begins, in which the team says what became of it: then the clock ends it. */
export const VISIT_GRACE_MS = 24 * 3_600_000

/**
 * One line of the table. `when` says when the step may be taken: until two hours before the visit, until it begins, once it has, or a
 * day after that.
 */
type VisitTransition = {
  action: VisitAction
  /** Null is a visit that does not exist yet. */
  from: readonly (VisitState | null)[]
  /** Null keeps the state. */
  to: VisitState | null
  actors: readonly VisitActor[]
  when: 'ahead' | 'before' | 'after' | 'dayAfter'
}

/** Every transition of a visit. Its slot is given free in every final state; moving takes the new one first. */
export const VISIT_TRANSITIONS: readonly VisitTransition[] = [
  { action: 'schedule', from: [null], to: 'requested', actors: ['visitor'], when: 'before' },
  { action: 'confirm', from: ['requested'], to: 'confirmed', actors: ['staff'], when: 'before' },
  { action: 'move', from: OPEN_VISIT_STATES, to: null, actors: ['visitor'], when: 'ahead' },
  { action: 'move', from: OPEN_VISIT_STATES, to: null, actors: ['staff'], when: 'before' },
  { action: 'changeContact', from: OPEN_VISIT_STATES, to: null, actors: ['visitor'], when: 'before' },
  { action: 'cancel', from: OPEN_VISIT_STATES, to: 'cancelled', actors: ['visitor', 'staff', 'clock'], when: 'before' },
  { action: 'cancel', from: ['requested'], to: 'cancelled', actors: ['clock'], when: 'dayAfter' },
  { action: 'finish', from: OPEN_VISIT_STATES, to: 'done', actors: ['staff'], when: 'after' },
  { action: 'miss', from: OPEN_VISIT_STATES, to: 'missed', actors: ['staff'], when: 'after' },
  { action: 'finish', from: ['confirmed'], to: 'done', actors: ['clock'], when: 'dayAfter' },
]

/** A step of a visit. Times are milliseconds since the epoch; `startsAt` is when the visit begins as it is scheduled now. */
export type VisitStep = { action: VisitAction; actor: VisitActor; at: number; startsAt: number }

/** The state that a step leads to; null where it is not allowed. */
export function visitAfter(state: VisitState | null, { action, actor, at, startsAt }: VisitStep): VisitState | null {
  const isTime = {
    ahead: at <= startsAt - LEAD_HOURS * 3_600_000,
    before: at < startsAt,
    after: at >= startsAt,
    dayAfter: at >= startsAt + VISIT_GRACE_MS,
  }
  const found = VISIT_TRANSITIONS.find(
    (each) => each.action === action && each.from.includes(state) && each.actors.includes(actor) && isTime[each.when],
  )
  return found === undefined ? null : (found.to ?? state)
}

/** The step by which the clock ends an open visit that the team has left as it was; undefined where it has ended. */
export function endByClock(state: VisitState): VisitTransition | undefined {
  return VISIT_TRANSITIONS.find(({ from, when }) => when === 'dayAfter' && from.includes(state))
}

/**
 * The state of a visit as its visitor is shown it: at its time, one that nobody confirmed does not take place, and a day later one
 * that was confirmed has. The team has that day to say otherwise, then the clock does.
 */
export function visitStateAt(state: VisitState, { at, startsAt }: Pick<VisitStep, 'at' | 'startsAt'>): VisitState {
  const end = state === 'requested' ? startsAt : startsAt + VISIT_GRACE_MS
  return at < end ? state : (endByClock(state)?.to ?? state)
}
