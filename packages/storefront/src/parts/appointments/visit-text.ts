import type { Visit } from '@otosafi/api-client/schema'

/** Which text tells of a visit: of one that was cancelled, also whether its car is sold or no longer to be had. */
export function visitTextOf({ state, car }: Pick<Visit, 'state' | 'car'>): Visit['state'] | 'sold' | 'withdrawn' {
  if (state !== 'cancelled') return state
  if (car === null) return 'withdrawn'
  return car.status === 'sold' ? 'sold' : state
}
