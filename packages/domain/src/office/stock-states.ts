import { SALE_STATUSES, type SaleStatus } from '../car/vocabulary.ts'

/** The states of a car of the stock: a draft was never on the site, a withdrawn one was taken off it, the others are on it. */
export const STOCK_STATES = ['draft', ...SALE_STATUSES, 'withdrawn'] as const
export type StockState = (typeof STOCK_STATES)[number]

/** The state of a car of the stock. */
export function stockStateOf({
  isListed,
  wasWithdrawn,
  status,
}: {
  isListed: boolean
  wasWithdrawn: boolean
  status: SaleStatus
}): StockState {
  if (isListed) return status
  return wasWithdrawn ? 'withdrawn' : 'draft'
}

/** Whether a car of this state can be put up for sale. */
export function isPublishable(state: StockState): boolean {
  return state === 'draft' || state === 'withdrawn'
}

/** Whether a car of this state can be taken off the site: one that is kept for somebody is freed first, a sold one keeps its page. */
export function isWithdrawable(state: StockState): boolean {
  return state === 'available'
}

/** Whether what is known of a car of this state can be changed. */
export function isEditable(state: StockState): boolean {
  return state !== 'sold'
}
