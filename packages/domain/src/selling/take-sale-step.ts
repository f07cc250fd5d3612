import { OFFER_DAYS } from './offer-days.ts'
import { newSale, type Sale, type SaleEffect, type SaleState, type SaleStep } from './sale.ts'
import { SALE_TRANSITIONS } from './transitions.ts'

const OFFER_MS = OFFER_DAYS * 24 * 3_600_000

/** The result of a step: the sale after it, and whom it notifies. */
export type DecidedSale = { sale: Sale & { state: SaleState }; effects: readonly SaleEffect[] }

/**
 * Takes a step (P-50): the first transition from the sale's state that the actor may make and whose guard holds; null where
 * there is none. Nothing but its expiry can happen to an offer that has run out, so it has to be expired first.
 */
export function takeSaleStep(sale: Sale, step: SaleStep): DecidedSale | null {
  const found = SALE_TRANSITIONS.find(
    ({ action, from, actors, guard }) =>
      action === step.action &&
      from.includes(sale.state) &&
      actors.includes(step.actor) &&
      (guard === null || guard.holds(sale, step)),
  )
  if (found === undefined) return null
  const { to: state, effects } = found
  const after = {
    state,
    isSeen: sale.isSeen || step.actor === 'staff',
    appointment: appointmentAfter(sale, step),
    offers: step.action === 'offer' ? sale.offers + 1 : sale.offers,
    deadline: state === 'offer' ? step.at + OFFER_MS : null,
  }
  return { sale: after, effects }
}

function appointmentAfter({ appointment }: Sale, step: SaleStep): Sale['appointment'] {
  if (step.action === 'cancelAppointment') return null
  return step.action === 'schedule' ? (step.appointment ?? null) : appointment
}

/** The sale that a history of steps has led to. Throws where one of them was not allowed: such a step was never stored. */
export function replaySale(steps: readonly (SaleStep & { state: SaleState })[]): Sale {
  return steps.reduce<Sale>((sale, { state, ...step }) => {
    const decided = takeSaleStep(sale, step)
    if (decided?.sale.state !== state)
      throw new Error(`A sale in state ${sale.state} cannot have become ${state} by ${step.action}`)
    return decided.sale
  }, newSale())
}
