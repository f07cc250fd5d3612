import { VISIT_ACTIONS, type VisitAction, type VisitState } from '@otosafi/domain/visits/visit'

import { type TeamVisitMessage, VISIT_NEWS, type VisitMessage, type VisitNews } from '../composers/visit.ts'
import type { Examples, MessageContext } from '../message.ts'
import type { VisitFacts } from '../rows/visit-rows.ts'
import { forEach } from './for-each.ts'
import { SOON, TOKEN, worldOf } from './world.ts'

/** The state that an action leads to. */
const AFTER: Readonly<Record<VisitAction, VisitState>> = {
  schedule: 'requested',
  confirm: 'confirmed',
  move: 'confirmed',
  changeContact: 'confirmed',
  cancel: 'cancelled',
  finish: 'done',
  miss: 'missed',
}

/** The states in which there are news of a visit that is not confirmed. */
const STATES: Readonly<Partial<Record<VisitNews, VisitState>>> = {
  requested: 'requested',
  cancelled: 'cancelled',
  sold: 'cancelled',
  withdrawn: 'cancelled',
  unconfirmed: 'requested',
}

function visitIn(state: VisitState, context: MessageContext): VisitFacts {
  const { car, carReference, store, street, name, phone, email, typed, referenceOf } = worldOf(context)
  return {
    reference: referenceOf('VS'),
    state,
    car: { name: car.name, reference: carReference },
    startsAt: SOON,
    store: { name: store, address: street },
    testDrive: true,
    name,
    phone,
    email,
    message: typed,
  }
}

export const VISIT_EXAMPLES: Examples<VisitMessage> = forEach(VISIT_NEWS, (news) => (context) => ({
  visit: visitIn(STATES[news] ?? 'confirmed', context),
  news,
  link: TOKEN,
}))

export const TEAM_VISIT_EXAMPLES: Examples<TeamVisitMessage> = forEach(VISIT_ACTIONS, (action) => (context) => ({
  visit: visitIn(AFTER[action], context),
  action,
  reason: action === 'cancel' ? worldOf(context).typed : undefined,
  link: TOKEN,
}))
