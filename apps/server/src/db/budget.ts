import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The groups of sessions. Visitors' reads and visitors' writes have their own, so that writes that are stuck leave the
 * reads theirs; jobs, and whatever runs before the server does, have the third.
 */
export type Lane = 'reads' | 'writes' | 'background'

/** Milliseconds that a visitor's request may wait for the database in all, so that its answer is there within 2.1 s. */
export const REQUEST_BUDGET = 1800

/** Which sessions a piece of work uses, and the moment (of `performance.now`) at which it gives up. */
type Budget = { lane: Lane; until: number }

const budgets = new AsyncLocalStorage<Budget>()

/**
 * Runs `work` with a time limit for all that it asks of the database, from now on and together. Inside another budget
 * the shorter time counts. Work that it leaves behind without waiting has the same limit.
 */
export function withinBudget<T>({ lane, milliseconds }: { lane: Lane; milliseconds: number }, work: () => T): T {
  const outer = budgets.getStore()?.until ?? Number.POSITIVE_INFINITY
  return budgets.run({ lane, until: Math.min(outer, performance.now() + milliseconds) }, work)
}

/** Runs `work` with the time that is left, as a visitor's write if it is a visitor's work at all. */
export function asWrite<T>(work: () => T): T {
  const budget = budgets.getStore()
  return budget?.lane === 'reads' ? budgets.run({ ...budget, lane: 'writes' }, work) : work()
}

/** The lane of the work that calls. */
export function presentLane(): Lane {
  return budgets.getStore()?.lane ?? 'background'
}

/** Milliseconds that the work that calls may wait for the database; null where nobody has set a limit. */
export function remainingTime(): number | null {
  const budget = budgets.getStore()
  return budget === undefined ? null : budget.until - performance.now()
}
