import {
  amountOf,
  hasRunOut,
  MAX_OFFER,
  MAX_OFFER_LINES,
  type Offer,
  type Sale,
  type SaleAction,
  type SaleActor,
  type SaleEffect,
  type SaleState,
  type SaleStep,
  UNDECIDED_STATES,
} from './sale.ts'

/** The guard of a transition, in words and as a predicate. */
type Guard = { words: string; holds: (sale: Sale, step: SaleStep) => boolean }

/** One line of the table of transitions. */
type Transition = {
  action: SaleAction
  /** Null is a sale that does not exist yet. */
  from: readonly (SaleState | null)[]
  to: SaleState
  actors: readonly SaleActor[]
  guard: Guard | null
  effects: readonly SaleEffect[]
}

const timeAhead: Guard = {
  words: 'a time ahead',
  holds: (_, { appointment, at }) => appointment !== undefined && Number.isSafeInteger(appointment) && appointment > at,
}
const isBefore: Guard = {
  words: 'before it begins',
  holds: ({ appointment }, { at }) => appointment !== null && at < appointment,
}
const timeAheadBefore: Guard = {
  words: 'a time ahead, before the present one begins',
  holds: (sale, step) => timeAhead.holds(sale, step) && isBefore.holds(sale, step),
}
const seenBefore: Guard = {
  words: 'before it begins, seen by staff',
  holds: (sale, step) => sale.isSeen && isBefore.holds(sale, step),
}
const unseenBefore: Guard = {
  words: 'before it begins, seen by nobody yet',
  holds: (sale, step) => !sale.isSeen && isBefore.holds(sale, step),
}
const offered: Guard = {
  words: 'a price less its lines, of which something is left',
  holds: (_, { offer }) => offer !== undefined && isOffer(offer),
}
const presentOffer: Guard = {
  words: 'the present offer, in time',
  holds: (sale, { answers, at }) => answers === sale.offers && !hasRunOut(sale, at),
}
const runOut: Guard = { words: 'its time has run out', holds: (sale, { at }) => hasRunOut(sale, at) }
const inTime: Guard = { words: 'in time', holds: (sale, { at }) => !hasRunOut(sale, at) }
const withReason: Guard = {
  words: 'in time, with a reason',
  holds: (sale, step) => Boolean(step.reason?.trim()) && inTime.holds(sale, step),
}

const BOTH = ['notifyVisitor', 'notifyTeam'] as const

/** Every transition of a sale (P-50). Of several that fit, the first counts. An offer is made by a person, never by a rule. */
export const SALE_TRANSITIONS: readonly Transition[] = [
  { action: 'send', from: [null], to: 'sent', actors: ['visitor'], guard: null, effects: BOTH },
  { action: 'see', from: ['sent'], to: 'seen', actors: ['staff'], guard: null, effects: BOTH },
  { action: 'see', from: ['appointment'], to: 'appointment', actors: ['staff'], guard: unseenBefore, effects: BOTH },
  {
    action: 'schedule',
    from: ['sent', 'seen'],
    to: 'appointment',
    actors: ['visitor', 'staff'],
    guard: timeAhead,
    effects: BOTH,
  },
  {
    action: 'schedule',
    from: ['appointment'],
    to: 'appointment',
    actors: ['visitor'],
    guard: timeAheadBefore,
    effects: BOTH,
  },
  { action: 'schedule', from: ['appointment'], to: 'appointment', actors: ['staff'], guard: timeAhead, effects: BOTH },
  { action: 'cancelAppointment', from: ['appointment'], to: 'seen', actors: ['staff'], guard: null, effects: BOTH },
  {
    action: 'cancelAppointment',
    from: ['appointment'],
    to: 'seen',
    actors: ['visitor'],
    guard: seenBefore,
    effects: BOTH,
  },
  {
    action: 'cancelAppointment',
    from: ['appointment'],
    to: 'sent',
    actors: ['visitor'],
    guard: isBefore,
    effects: BOTH,
  },
  { action: 'changePhotos', from: ['sent'], to: 'sent', actors: ['visitor'], guard: null, effects: [] },
  { action: 'changePhotos', from: ['seen'], to: 'seen', actors: ['visitor'], guard: null, effects: [] },
  { action: 'changePhotos', from: ['appointment'], to: 'appointment', actors: ['visitor'], guard: null, effects: [] },
  {
    action: 'inspect',
    from: ['sent', 'seen', 'appointment'],
    to: 'inspected',
    actors: ['staff'],
    guard: null,
    effects: BOTH,
  },
  {
    action: 'offer',
    from: ['inspected', 'refused', 'expired'],
    to: 'offer',
    actors: ['staff'],
    guard: offered,
    effects: BOTH,
  },
  { action: 'accept', from: ['offer'], to: 'accepted', actors: ['visitor'], guard: presentOffer, effects: BOTH },
  { action: 'refuse', from: ['offer'], to: 'refused', actors: ['visitor'], guard: presentOffer, effects: BOTH },
  { action: 'expire', from: ['offer'], to: 'expired', actors: ['clock'], guard: runOut, effects: BOTH },
  { action: 'pay', from: ['accepted'], to: 'paid', actors: ['staff'], guard: null, effects: BOTH },
  { action: 'withdraw', from: UNDECIDED_STATES, to: 'closed', actors: ['visitor'], guard: inTime, effects: BOTH },
  { action: 'close', from: ['paid'], to: 'closed', actors: ['staff'], guard: null, effects: BOTH },
  {
    action: 'close',
    from: [...UNDECIDED_STATES, 'accepted'],
    to: 'closed',
    actors: ['staff'],
    guard: withReason,
    effects: BOTH,
  },
]

function isOffer(offer: Offer): boolean {
  const { base, lines } = offer
  const amounts = [base, ...lines.map(({ amount }) => amount)]
  const areWhole = amounts.every((each) => Number.isSafeInteger(each) && each > 0 && each <= MAX_OFFER)
  return areWhole && lines.length <= MAX_OFFER_LINES && amountOf(offer) > 0
}
