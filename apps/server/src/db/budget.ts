import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * A lane is a pool of sessions. Visitors' reads and visitors' writes have one each, so that stuck writes do not take the
 * sessions of reads; jobs, and what runs before the server starts, have the third.
 */
export type Lane = 'reads' | 'writes' | 'background'

/** Time budget of a visitor's request for the database in all, so that it is answered within 2.1 s. */
export const REQUEST_BUDGET_MS = 1800

/** The lane of some work, and its deadline (of `performance.now`). */
type Budget = { lane: Lane; until: number }

const budgets = new AsyncLocalStorage<Budget>()

/**
 * Runs `work` with a deadline for all its queries together. Inside another budget the earlier deadline counts. It also
 * applies to work that is started and not awaited.
 */
export function withinBudget<T>({ lane, milliseconds }: { lane: Lane; milliseconds: number }, work: () => T): T {
  const outer = budgets.getStore()?.until ?? Number.POSITIVE_INFINITY
  return budgets.run({ lane, until: Math.min(outer, performance.now() + milliseconds) }, work)
}

/** Runs `work` without a deadline, in the lane of jobs, whatever request it is started by. */
export function withoutBudget<T>(work: () => T): T {
  return budgets.exit(work)
}

/** Runs `work` in the lane of writes, if it belongs to a visitor's request, with the same deadline. */
export function asWrite<T>(work: () => T): T {
  const budget = budgets.getStore()
  return budget?.lane === 'reads' ? budgets.run({ ...budget, lane: 'writes' }, work) : work()
}

/** The caller's lane. */
export function presentLane(): Lane {
  return budgets.getStore()?.lane ?? 'background'
}

/** Milliseconds until the caller's deadline; null without one. */
export function remainingTime(): number | null {
  const budget = budgets.getStore()
  return budget === undefined ? null : budget.until - performance.now()
}
