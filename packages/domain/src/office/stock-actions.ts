import type { SaleStatus } from '../car/vocabulary.ts'
import type { StockState } from './stock-states.ts'

/** Acts of the team on a car. */
export const STOCK_ACTIONS = ['reserve', 'free', 'sell'] as const
export type StockAction = (typeof STOCK_ACTIONS)[number]

/** The status of a car after each action. */
export const STATUS_AFTER = {
  reserve: 'reserved',
  free: 'available',
  sell: 'sold',
} as const satisfies Readonly<Record<StockAction, SaleStatus>>

/**
 * The actions on the sale of a car: none where it is sold or not on the site, nor while a booking holds it, whose own
 * steps decide.
 */
export function stockActionsOf(state: StockState, isBooked: boolean): readonly StockAction[] {
  if (isBooked) return []
  if (state === 'available') return ['reserve', 'sell']
  return state === 'reserved' ? ['free', 'sell'] : []
}
