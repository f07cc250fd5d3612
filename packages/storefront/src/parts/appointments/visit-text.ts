import type { Visit } from '@otosafi/api-client/schema'

type VisitText = Visit['state'] | 'sold' | 'withdrawn' | 'missedSold' | 'missedWithdrawn'

/** Which text tells of a visit: of one that does not take place, also whether its car is sold or no longer to be had. */
export function visitTextOf({ state, car }: Pick<Visit, 'state' | 'car'>): VisitText {
  if (state !== 'cancelled' && state !== 'missed') return state
  if (car === null) return state === 'missed' ? 'missedWithdrawn' : 'withdrawn'
  if (car.status === 'sold') return state === 'missed' ? 'missedSold' : 'sold'
  return state
}
