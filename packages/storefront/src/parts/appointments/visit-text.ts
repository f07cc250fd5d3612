import type { Visit } from '@otosafi/api-client/schema'

type VisitText =
  | Visit['state']
  | ('sold' | 'reserved' | 'withdrawn')
  | ('missedSold' | 'missedReserved' | 'missedWithdrawn')

/**
 * The key of the text on a visit at the moment `now`. One that does not take place also says whether its car is sold, reserved
 * or withdrawn; one whose time is over says nothing of what is to come.
 */
export function visitTextOf(
  { state, car, cancellable, slot }: Pick<Visit, 'state' | 'car' | 'cancellable' | 'slot'>,
  now = Date.now(),
): VisitText {
  if (state === 'confirmed' && !cancellable && Date.parse(slot.endsAt) <= now) return 'done'
  if (state !== 'cancelled' && state !== 'missed') return state
  if (car === null) return state === 'missed' ? 'missedWithdrawn' : 'withdrawn'
  if (car.status === 'sold') return state === 'missed' ? 'missedSold' : 'sold'
  if (car.status === 'reserved') return state === 'missed' ? 'missedReserved' : 'reserved'
  return state
}
