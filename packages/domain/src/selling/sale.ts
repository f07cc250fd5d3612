import { INSPECTION_SECTIONS } from '../car/inspection.ts'

/** The states of the sale of a visitor's car to the operator (P-50). */
export const SALE_STATES = [
  'sent',
  'seen',
  'appointment',
  'inspected',
  'offer',
  'accepted',
  'refused',
  'expired',
  'paid',
  'closed',
] as const
export type SaleState = (typeof SALE_STATES)[number]

/** The states that a sale can be left in by its seller: nothing is agreed yet, or not any more. */
export const UNDECIDED_STATES = [
  'sent',
  'seen',
  'appointment',
  'inspected',
  'offer',
  'refused',
  'expired',
] as const satisfies readonly SaleState[]

/** The states with a possible deadline: of the inspection, of the offer, or of a promise. */
export const TIMED_SALE_STATES = [
  'appointment',
  'inspected',
  'offer',
  'accepted',
] as const satisfies readonly SaleState[]

/** Actions on a sale of which people are notified. */
export const NOTIFIED_SALE_ACTIONS = [
  'send',
  'see',
  'schedule',
  'cancelAppointment',
  'inspect',
  'offer',
  'accept',
  'refuse',
  'expire',
  'pay',
  'withdraw',
  'close',
] as const
export type NotifiedSaleAction = (typeof NOTIFIED_SALE_ACTIONS)[number]

/** All actions on a sale. Photos come and go one by one: nobody is notified of each. */
export const SALE_ACTIONS = [...NOTIFIED_SALE_ACTIONS, 'changePhotos'] as const
export type SaleAction = (typeof SALE_ACTIONS)[number]

/** The actor; `clock` is the system, once the time has run out. */
export type SaleActor = 'visitor' | 'staff' | 'clock'

/** Reasons for a deduction from an offer: a section of the inspection, or one that no section covers. */
export const OFFER_LINE_KINDS = [...INSPECTION_SECTIONS, 'tyres', 'papers', 'other'] as const
export type OfferLineKind = (typeof OFFER_LINE_KINDS)[number]

/** The most lines of an offer. */
export const MAX_OFFER_LINES = 30

/** The highest price that an offer starts from, whole units of the currency. */
export const MAX_OFFER = 2_000_000_000

/** A deduction, whole units of the currency. */
export type OfferLine = { kind: OfferLineKind; amount: number }

/** An offer for a car: a base price, and its deductions. Whole units of the currency. */
export type Offer = { base: number; lines: readonly OfferLine[] }

/** A sale as its events have left it. Times are milliseconds since the epoch. */
export type Sale = {
  /** Null before it is sent. */
  state: SaleState | null
  /** Whether somebody of the team has done something with it. */
  isSeen: boolean
  /** When the car is inspected; null without an appointment. */
  appointment: number | null
  /** How many offers were made; the last one is the present one. */
  offers: number
  /** When the offer that waits for an answer expires; null in any other state. */
  deadline: number | null
}

/** Something to be done to a sale. */
export type SaleStep = {
  action: SaleAction
  actor: SaleActor
  /** Milliseconds since the epoch. */
  at: number
  /** When the car is to be inspected; with `schedule`. */
  appointment?: number
  /** With `offer`. */
  offer?: Offer
  /** Which offer is answered, counted from 1; with `accept` and `refuse`. */
  answers?: number
  /** Why; closing a sale that is not paid needs it. */
  reason?: string
}

/** Whom a transition notifies. */
export type SaleEffect = 'notifyVisitor' | 'notifyTeam'

/** A sale before anything has happened. */
export function newSale(): Sale {
  return { state: null, isSeen: false, appointment: null, offers: 0, deadline: null }
}

/** The amount of an offer: its base price less its deductions, whole units of the currency. */
export function amountOf({ base, lines }: Offer): number {
  return lines.reduce((rest, { amount }) => rest - amount, base)
}

/** Whether the offer of a sale has run out at a moment, whether or not it was expired already. */
export function hasRunOut({ deadline }: Pick<Sale, 'deadline'>, at: number): boolean {
  return deadline !== null && deadline <= at
}

/** A sale as it is at a moment: an offer that has run out is expired, whether or not that was done already. */
export function saleAt(sale: Sale, at: number): Sale {
  return hasRunOut(sale, at) ? { ...sale, state: 'expired', deadline: null } : sale
}
