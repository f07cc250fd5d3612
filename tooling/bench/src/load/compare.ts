import { type Finding, seconds, timeFinding, verdictOf } from '../finding.ts'

/** Performance budget of a server; times are milliseconds. */
export type LoadBudget = {
  warmStartMs: number
  cachedPerSecond: number
  cachedP99Ms: number
  uncachedPerSecond: number
}

/** Result of a load: throughput per second, and the 50th and 99th percentile of the latency, milliseconds. */
export type LoadFigures = { perSecond: number; p50: number; p99: number }

/** Measurements of a process: milliseconds until it was ready, and bytes of memory, null where unknown. */
export type ProcessFigures = {
  firstStart: number
  warmStart: number
  memoryAtStart: number | null
  memoryAfterLoad: number | null
}

/** The column heads of the table of loads, after that of the name. */
export const LOAD_HEAD: readonly string[] = ['per second', 'p50', 'p99', 'verdict']

/** The findings about the process itself. */
export function compareProcess(figures: ProcessFigures, { warmStartMs }: LoadBudget): Finding[] {
  const unlimited = { budget: '', over: false }
  return [
    { name: 'first start, which fills the database', measured: seconds(figures.firstStart), ...unlimited },
    timeFinding('start on a warm database', figures.warmStart, warmStartMs),
    { name: 'memory after start', measured: megabytes(figures.memoryAtStart), ...unlimited },
    { name: 'memory after the load', measured: megabytes(figures.memoryAfterLoad), ...unlimited },
  ]
}

/** Whether the throughput or latency of cached pages breaks the budget. */
export function isCachedOver({ perSecond, p99 }: LoadFigures, budget: LoadBudget): boolean {
  return perSecond < budget.cachedPerSecond || p99 > budget.cachedP99Ms
}

/** Whether the throughput of uncached pages breaks the budget. */
export function isUncachedOver({ perSecond }: LoadFigures, budget: LoadBudget): boolean {
  return perSecond < budget.uncachedPerSecond
}

/** One row of the table of loads. */
export function loadRow(name: string, { perSecond, p50, p99 }: LoadFigures, over: boolean): string[] {
  return [name, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), verdictOf(over)]
}

/** The rows of the budgets in that table. */
export function budgetRows({ cachedPerSecond, cachedP99Ms, uncachedPerSecond }: LoadBudget): string[][] {
  return [
    ['budget from the cache', cachedPerSecond.toFixed(0), '', cachedP99Ms.toFixed(1), ''],
    ['budget rendered anew', uncachedPerSecond.toFixed(0), '', '', ''],
  ]
}

function megabytes(bytes: number | null): string {
  return bytes === null ? 'unknown' : `${(bytes / 1024 / 1024).toFixed(0)} MB`
}
