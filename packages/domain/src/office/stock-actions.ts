import type { SaleStatus } from '../car/vocabulary.ts'

/** What is done with a car by hand. */
export const STOCK_ACTIONS = ['reserve', 'free', 'sell'] as const
export type StockAction = (typeof STOCK_ACTIONS)[number]

/** The status of a car after each action. */
export const STATUS_AFTER = {
  reserve: 'reserved',
  free: 'available',
  sell: 'sold',
} as const satisfies Readonly<Record<StockAction, SaleStatus>>

/** What can be done with a car: with a sold one nothing, with one that a booking keeps what its booking's steps do. */
export function stockActionsOf(status: SaleStatus, isBooked: boolean): readonly StockAction[] {
  if (status === 'sold' || isBooked) return []
  return status === 'available' ? ['reserve', 'sell'] : ['free', 'sell']
}
